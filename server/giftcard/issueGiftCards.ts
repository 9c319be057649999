import type { Order } from '../../contracts/api/entities/order.ts'
import type { LetterSite } from '../mail/layout/writeLetter.ts'
import { sendMail } from '../mail/sendMail.ts'
import { newToken } from '../session/token.ts'
import type { Tx } from '../storage/Tables.ts'
import { newGiftCardSecret, secretHash } from './findGiftCard.ts'
import type { GiftCardSecret } from './findGiftCard.ts'
import { giftCardLetter } from './giftCardLetter.ts'

/**
 * Issues the gift cards bought in an order, one per piece, each with its full value and its own letter, in the order's
 * transaction. Only the letter contains number and PIN. All digital goods of this shop are gift cards.
 */
export const issueGiftCards = async (tx: Tx, order: Order, site: LetterSite, now: number): Promise<void> => {
  const pieces = order.items
    .filter(({ isDigitalProduct }) => isDigitalProduct)
    .flatMap((item) => Array.from({ length: item.qty }, (_, place) => ({ item, place })))
  for (const { item, place } of pieces) {
    const secret = newGiftCardSecret()
    const value = item.price.original
    await tx
      .insertInto('gift_card')
      .values({
        ...kept(secret),
        id: newToken(),
        currency: order.currency,
        issued: value,
        balance: value,
        expires_at: null,
        order_number: order.orderNumber,
        item_id: item.itemId,
        created_at: now,
      })
      .execute()
    await sendMail(
      tx,
      giftCardLetter(order, item, secret, site),
      now,
      () => `gift-card/${order.orderNumber}/${item.itemId}/${place}`,
    )
  }
}

/** What is stored of a number and its PIN. */
export const kept = (secret: GiftCardSecret) => ({
  secret_hash: secretHash(secret),
  last4: secret.cardNumber.slice(-4),
})

/** ORD-09: cancels the gift cards bought in a cancelled order; false when one of them has been used. */
export const voidGiftCards = async (tx: Tx, orderNumber: string): Promise<boolean> => {
  const rows = await tx
    .selectFrom('gift_card')
    .select(['id', 'issued', 'balance'])
    .where('order_number', '=', orderNumber)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.some(({ issued, balance }) => balance < issued)) return false
  if (rows.length > 0) await tx.deleteFrom('gift_card').where('order_number', '=', orderNumber).execute()
  return true
}
