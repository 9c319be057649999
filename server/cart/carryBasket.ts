import { retryLater } from '../http/retryLater.ts'
import type { Context } from '../http/Context.ts'
import type { Tx } from '../storage/Tables.ts'
import { emptyDocument } from './BasketDocument.ts'
import { basketQuery, saveBasket, writtenBasket } from './changeBasket.ts'
import { mergedDocument } from './mergedDocument.ts'

/** A basket goes over once: into the one the account is filling, or as it is. */
export async function carryBasket(
  tx: Tx,
  guest: string,
  subject: string,
  basketId: string,
  { catalogue, now }: Pick<Context, 'catalogue' | 'now'>,
): Promise<void> {
  const brought = await basketQuery(tx, guest, basketId).forUpdate().executeTakeFirst()
  if (brought?.status === 'ordering') throw retryLater()
  if (brought?.status !== 'open') return
  const own = await tx
    .selectFrom('basket')
    .select(['id', 'subject', 'version', 'status', 'country', 'currency', 'document'])
    .where('subject', '=', subject)
    .where('status', '=', 'open')
    .where('country', '=', brought.country)
    .where('currency', '=', brought.currency)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  const into = own?.id ?? brought.id
  await tx.insertInto('basket_carried').values({ guest_basket_id: basketId, basket_id: into, guest }).execute()
  if (!own)
    return void (await tx
      .updateTable('basket')
      .set({ subject, ...writtenBasket({ ...brought, subject }, now) })
      .where('id', '=', basketId)
      .execute())
  await saveBasket(
    { db: tx, now },
    { ...own, version: own.version + 1, document: mergedDocument(own.document, brought.document, catalogue) },
  )
  await saveBasket(
    { db: tx, now },
    {
      ...brought,
      document: {
        ...emptyDocument,
        ...(brought.document.heldUntil === undefined ? {} : { heldUntil: brought.document.heldUntil }),
      },
    },
  )
  await tx.deleteFrom('basket').where('id', '=', basketId).execute()
}
