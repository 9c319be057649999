import type { Order } from '../../contracts/api/order.ts'
import { sendMail } from '../mail/sendMail.ts'
import { newToken } from '../session/token.ts'
import { fallbackLocale, findLocale } from '../site/siteLocale.ts'
import type { Tx } from '../storage/Tables.ts'
import { giftCardLetter } from './giftCardLetter.ts'
import { newGiftCardSecret, secretHash } from './giftCardSecret.ts'
import type { GiftCardSecret } from './giftCardSecret.ts'

/**
 * The gift cards bought in an order, one a piece, each with its full value and in a letter of its own, in the order's own
 * transaction. Number and PIN stand in the letter alone. Everything digital of this shop is a gift card.
 */
export async function issueGiftCards(tx: Tx, order: Order, locale: string | null, now: number): Promise<void> {
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
      giftCardLetter(order, item, secret, findLocale(locale ?? '') ?? fallbackLocale),
      now,
      () => `gift-card/${order.orderNumber}/${item.itemId}/${place}`,
    )
  }
}

/** What is kept of a number and its PIN. */
export const kept = (secret: GiftCardSecret) => ({
  secret_hash: secretHash(secret),
  last4: secret.cardNumber.slice(-4),
})

/** ORD-09: takes the bought cards of a cancelled order out of the world; false when one of them has been used. */
export async function voidGiftCards(tx: Tx, orderNumber: string): Promise<boolean> {
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
