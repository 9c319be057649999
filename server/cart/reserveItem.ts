import type { Basket } from '../../contracts/api/basket.ts'
import type { reserveWithItem } from '../../contracts/api/cartApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { ItemEntry } from '../../contracts/api/itemEntry.ts'
import { answer, refuse } from '../http/answer.ts'
import type { HandlerAnswer, Refusal } from '../http/answer.ts'
import { holdMs, holdStock } from '../inventory/holdStock.ts'
import { lockStock } from '../inventory/moveStock.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'
import { withGift } from '../promotion/giftWithPurchase.ts'
import { addLine } from './addLine.ts'
import type { BasketDocument, OpenBasket } from './BasketDocument.ts'
import { answerOf, pricingFactsOf } from './changeBasket.ts'
import type { ChangeContext } from './changeBasket.ts'
import { insertBasket, newBasket } from './newBasket.ts'
import { heldPieces } from './reservation.ts'

/** CART-13: a new basket with one line to pick up at the store, its pieces held for 30 minutes. STR404 where the country has no such store. */
export async function reserveItem(
  context: ChangeContext,
  { query, body }: InputOf<typeof reserveWithItem>,
): Promise<HandlerAnswer<Basket> | Refusal> {
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
 * CART-13: the line with all its pieces put aside from now on, whatever was put aside of it before. SHP404: what is made to order is
 * in no store.
 */
export function withReserved(
  basket: OpenBasket,
  facts: PricingFacts,
  entry: ItemEntry,
  context: ChangeContext,
): BasketDocument | Refusal {
  if (entry.storeId === undefined || facts.store?.id !== entry.storeId) return refuse('STR404', { field: 'storeId' })
  if (entry.recipeId !== undefined && entry.recipeId !== '') return refuse('SHP404', { field: 'recipeId' })
  return addLine(basket, facts, { ...entry, code: 'pickup' }, context, { heldUntil: context.now + holdMs })
}
