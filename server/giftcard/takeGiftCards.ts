import type { AppliedPayment } from '../../core/domain/payment/payments.ts'
import { isPrepaid } from '../../core/domain/payment/payments.ts'
import type { BasketDocument } from '../storage/tables/BasketTables.ts'
import type { Db } from '../storage/Tables.ts'

/** The gift cards, rewards and credit that pay for a basket. */
export const giftCardIds = ({ instruments }: Pick<BasketDocument, 'instruments'>): readonly string[] =>
  instruments.flatMap(({ payment_method_id: method, token }) => (isPrepaid(method) ? [token] : []))

/** Locks these cards, so that every other order paid with them waits. By id, so that two orders cannot deadlock. */
export const lockGiftCards = async (tx: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await tx.selectFrom('gift_card').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

export type GiftCardUse = { readonly giftCardId: string; readonly amount: number }

/**
 * Takes the amounts (minor units) off the cards for an order. False when one has too little, perhaps after some were
 * taken: then roll the transaction back.
 */
export const takeGiftCards = async (tx: Db, orderNumber: string, uses: readonly GiftCardUse[]): Promise<boolean> => {
  for (const { giftCardId, amount } of uses.toSorted(byId)) {
    const taken = await tx
      .updateTable('gift_card')
      .set((row) => ({ balance: row('balance', '-', amount) }))
      .where('id', '=', giftCardId)
      .where('balance', '>=', amount)
      .returning('id')
      .executeTakeFirst()
    if (!taken) return false
    await tx
      .insertInto('gift_card_use')
      .values({ order_number: orderNumber, gift_card_id: giftCardId, amount })
      .execute()
  }
  return true
}

/** Puts back what an order took, once, because it was not paid after all or is cancelled. */
export const returnGiftCards = async (tx: Db, orderNumber: string): Promise<void> => {
  const uses = await tx
    .selectFrom('gift_card_use')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('gift_card_id')
    .execute()
  for (const { gift_card_id: id, amount } of uses) {
    await tx
      .updateTable('gift_card')
      .set((row) => ({ balance: row('balance', '+', amount) }))
      .where('id', '=', id)
      .execute()
  }
  if (uses.length > 0) await tx.deleteFrom('gift_card_use').where('order_number', '=', orderNumber).execute()
}

/** The part of a split that they pay, by the token of each instrument. */
export const giftCardUses = (
  applied: readonly AppliedPayment[],
  instruments: readonly { readonly paymentInstrumentId: string; readonly token: string }[],
): readonly GiftCardUse[] =>
  applied
    .filter(({ method }) => isPrepaid(method))
    .map(({ id, amount }) => ({
      giftCardId: instruments.find(({ paymentInstrumentId }) => paymentInstrumentId === id)?.token ?? '',
      amount,
    }))

const byId = (a: GiftCardUse, b: GiftCardUse): number => (a.giftCardId < b.giftCardId ? -1 : 1)
