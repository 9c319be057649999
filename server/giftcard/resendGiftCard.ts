import type { Order } from '../../contracts/api/order.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import { sendMail } from '../mail/sendMail.ts'
import { reachOrder } from '../order/reachOrder.ts'
import type { Context } from '../http/Context.ts'
import type { Tx } from '../storage/Tables.ts'
import { giftCardLetter } from './giftCardLetter.ts'
import { newGiftCardSecret } from './giftCardSecret.ts'
import { kept } from './issueGiftCards.ts'

/**
 * ORD-10: the letters of an item once more. The server does not know the numbers, so the cards get new ones with what is on them,
 * and the old letters are worth nothing from then on. GFO404 = no gift card of this order, GFO405 = used up already.
 */
export async function resendGiftCard(
  tx: Tx,
  { orderId, itemId, subject }: { readonly orderId: string; readonly itemId: string; readonly subject: string },
  { now, newId, locale }: Pick<Context, 'now' | 'newId' | 'locale'>,
): Promise<Refusal | undefined> {
  const order = await reachOrder(tx, orderId, { subject })
  if ('_tag' in order) return order
  const item: Order['items'][number] | undefined = order.document.items.find((each) => each.itemId === itemId)
  const rows = await tx
    .selectFrom('gift_card')
    .select(['id', 'balance'])
    .where('order_number', '=', order.number)
    .where('item_id', '=', itemId)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (!item || rows.length === 0) return refuse('GFO404')
  const left = rows.filter(({ balance }) => balance > 0)
  if (left.length === 0) return refuse('GFO405')
  for (const { id, balance } of left) {
    const secret = newGiftCardSecret()
    await tx.updateTable('gift_card').set(kept(secret)).where('id', '=', id).execute()
    await sendMail(
      tx,
      giftCardLetter(order.document, { ...item, price: { ...item.price, original: balance } }, secret, locale),
      now,
      newId,
    )
  }
  return undefined
}
