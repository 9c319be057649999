import type { Basket } from '../../contracts/api/basket.ts'
import type { reserveWithItem } from '../../contracts/api/cartApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { answer, refuse } from '../http/answer.ts'
import type { Answer, Refusal } from '../http/answer.ts'
import { holdMs, holdStock } from '../inventory/holdStock.ts'
import { lockStock } from '../inventory/moveStock.ts'
import { withGift } from '../promotion/giftWithPurchase.ts'
import { addLine } from './addLine.ts'
import { answerOf, shelfOf } from './changeBasket.ts'
import type { ChangeContext } from './changeBasket.ts'
import { insertBasket, newBasket } from './newBasket.ts'

/** CART-13: a new basket with one line to pick up at the store, its pieces held for 30 minutes. STR404 where the country has no such store. */
export async function reserveItem(context: ChangeContext, { query, body }: InputOf<typeof reserveWithItem>): Promise<Answer<Basket> | Refusal> {
  const { storeId } = query
  const basket = newBasket(context, undefined, storeId)
  await lockStock(context.db, [{ sku: body.productId, qty: 1, storeId }])
  const shelf = await shelfOf(context, basket, { skus: [body.productId] })
  if (shelf.store?.id !== storeId) return refuse('STR404', { field: 'storeId' })
  const document = addLine(basket, shelf, { ...body, code: 'pickup', storeId }, context)
  if ('_tag' in document) return document
  const heldUntil = context.now + holdMs
  const reserved = { ...basket, document: { ...withGift({ ...basket, document }, shelf, context.catalogue, document).document, heldUntil } }
  await insertBasket(context, reserved)
  await holdStock(context.db, reserved.id, storeId, document.lines, heldUntil)
  return answer(answerOf(reserved, shelf, context))
}
