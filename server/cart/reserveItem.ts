import type { Basket } from '../../contracts/api/entities/basket.ts'
import type { reserveWithItem } from '../../contracts/api/cart/cartApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { ItemEntry } from '../../contracts/api/entities/itemEntry.ts'
import { holdMs, holdStock, lockStock } from '../inventory/moveStock.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../kit/answer.ts'
import type { BasketDocument } from '../storage/tables/BasketTables.ts'
import { addLine } from './addLine.ts'
import { answerOf, pricingFactsOf } from './changeBasket.ts'
import type { ChangeContext } from './changeBasket.ts'
import { insertBasket, newBasket } from './newBasket.ts'
import { withGift } from './pricing/giftWithPurchase.ts'
import type { PricingFacts } from './pricing/loadPricingFacts.ts'
import type { OpenBasket } from './pricing/OpenBasket.ts'
import { heldPieces } from './reservation.ts'

/**
 * CART-13: a new basket with one line for pickup in the store, its pieces held for 30 minutes. STR404 if the country
 * has no such store.
 */
export const reserveItem = async (
  context: ChangeContext,
  { query, body }: InputOf<typeof reserveWithItem>,
): Promise<HandlerAnswer<Basket> | Refusal> => {
  const { storeId } = query
  const basket = newBasket(context, undefined, storeId)
  await lockStock(context.db, [{ sku: body.productId, qty: 1, storeId }])
  const facts = await pricingFactsOf(context, basket, { skus: [body.productId] })
  const document = withReserved(basket, facts, { ...body, storeId }, context)
  if ('_tag' in document) return document
  const reserved = {
    ...basket,
    document: withGift({ ...basket, document }, facts, context.catalogue, document).document,
  }
  await insertBasket(context, reserved)
  await holdStock(context.db, reserved.id, heldPieces(reserved.document, context.now))
  return answer(answerOf(reserved, facts, context))
}

/**
 * CART-13: the line with all its pieces reserved from now on, whatever was reserved before. SHP404: no store has
 * made-to-order goods.
 */
export const withReserved = (
  basket: OpenBasket,
  facts: PricingFacts,
  entry: ItemEntry,
  context: ChangeContext,
): BasketDocument | Refusal => {
  if (entry.storeId === undefined || facts.store?.id !== entry.storeId) return refuse('STR404', { field: 'storeId' })
  if (entry.recipeId !== undefined && entry.recipeId !== '') return refuse('SHP404', { field: 'recipeId' })
  return addLine(basket, facts, { ...entry, code: 'pickup' }, context, { heldUntil: context.now + holdMs })
}
