import { mergeGuestFavorites } from '../favorites/mergeGuestFavorites.ts'
import { mergeGuestSaved } from '../saved/mergeGuestSaved.ts'
import { notNow } from '../http/notNow.ts'
import type { Context } from '../http/Context.ts'
import type { Tx } from '../storage/Tables.ts'
import { emptyDocument } from './BasketDocument.ts'
import { basketQuery, saveBasket } from './changeBasket.ts'
import { mergedDocument } from './mergedDocument.ts'

export type Guest = { readonly guest: string; readonly subject: string; readonly basketId?: string; readonly orderNo?: string }

/**
 * AUTH-07, AUTH-08: what a guest had becomes the account's: the basket, the favorites and what is saved for later, the order that was handed over, and the answers to the
 * guest's calls, so that one asked for again after the sign-in is still the same call. A basket goes over once.
 */
export async function carryGuestOver(tx: Tx, { guest, subject, basketId, orderNo }: Guest, context: Pick<Context, 'catalogue' | 'now'>): Promise<void> {
  await tx.updateTable('idempotency').set({ subject }).where('subject', '=', guest).execute()
  if (orderNo !== undefined) await tx.updateTable('orders').set({ subject }).where('number', '=', orderNo).where('subject', '=', guest).execute()
  await mergeGuestFavorites(tx, guest, subject)
  await mergeGuestSaved(tx, guest, subject)
  if (basketId !== undefined) await carryBasket(tx, guest, subject, basketId, context)
}

async function carryBasket(tx: Tx, guest: string, subject: string, basketId: string, { catalogue, now }: Pick<Context, 'catalogue' | 'now'>): Promise<void> {
  const brought = await basketQuery(tx, guest, basketId).forUpdate().executeTakeFirst()
  if (brought?.status === 'ordering') throw notNow()
  if (brought?.status !== 'open') return
  const own = await tx
    .selectFrom('basket')
    .select(['id', 'subject', 'version', 'status', 'country', 'currency', 'document'])
    .where('subject', '=', subject)
    .where('status', '=', 'open')
    .where('country', '=', brought.country)
    .where('currency', '=', brought.currency)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  const into = own?.id ?? brought.id
  await tx.insertInto('basket_carried').values({ guest_basket_id: basketId, basket_id: into, guest }).execute()
  if (!own) return void (await tx.updateTable('basket').set({ subject, updated_at: now }).where('id', '=', basketId).execute())
  await saveBasket({ db: tx, now }, { ...own, version: own.version + 1, document: mergedDocument(own.document, brought.document, catalogue) })
  await saveBasket({ db: tx, now }, { ...brought, document: { ...emptyDocument, ...(brought.document.heldUntil === undefined ? {} : { heldUntil: brought.document.heldUntil }) } })
  await tx.deleteFrom('basket').where('id', '=', basketId).execute()
}
