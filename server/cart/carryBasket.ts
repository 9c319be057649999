import { defined } from '../../core/domain/fields/fields.ts'
import { retryLater } from '../kit/serviceFault.ts'
import type { Context } from '../kit/Context.ts'
import type { Tx } from '../storage/Tables.ts'
import { emptyDocument } from './pricing/OpenBasket.ts'
import { basketQuery, saveBasket, writtenBasket } from './changeBasket.ts'
import { mergedDocument } from './mergedDocument.ts'

/** A guest's basket is carried over once: merged into the basket the account is filling, or taken over as it is. */
export const carryBasket = async (
  tx: Tx,
  guest: string,
  subject: string,
  basketId: string,
  { catalogue, now }: Pick<Context, 'catalogue' | 'now'>,
): Promise<void> => {
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
        ...defined({ heldUntil: brought.document.heldUntil }),
      },
    },
  )
  await tx.deleteFrom('basket').where('id', '=', basketId).execute()
}
