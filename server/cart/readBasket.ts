import type { readCart } from '../../contracts/api/cart/cartApi.ts'
import type { Basket } from '../../contracts/api/entities/basket.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { repairLines } from '../../core/domain/inventory/repairLines.ts'
import type { Supply } from '../../core/domain/inventory/repairLines.ts'
import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import type { Catalogue } from '../kit/Catalogue.ts'
import { repairDelivery } from './repairDelivery.ts'
import { answer } from '../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../kit/answer.ts'
import type { PricingFacts } from './pricing/loadPricingFacts.ts'
import { withGift } from './pricing/giftWithPurchase.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { basketAnswer } from './basketAnswer.ts'
import { basketQuery, lockBasket, missing, saveBasket, pricingFactsOf } from './changeBasket.ts'
import type { ChangeContext } from './changeBasket.ts'
import { isOver } from './pricing/OpenBasket.ts'
import type { OpenBasket } from './pricing/OpenBasket.ts'
import type { BasketDocument } from '../storage/tables/BasketTables.ts'
import { piecesFor, storeToShow } from './pricing/collection.ts'
import { lineGroup } from './pricing/lineGroup.ts'
import { priceBasket } from './pricing/priceBasket.ts'

type Query = InputOf<typeof readCart>['query']

/** CART-26: the basket as it is, with its problems reported, or repaired first. */
export const readBasket = async (
  context: ChangeContext,
  basketId: string,
  query: Query,
): Promise<HandlerAnswer<Basket> | Refusal> => {
  const { favStoreId } = query
  if (query.isPatchRequired) {
    const repaired = await inTransaction(context.db, (tx) => repairBasket({ ...context, db: tx }, basketId, favStoreId))
    if (repaired)
      return answer(
        basketAnswer(
          priceBasket(repaired.basket, repaired.facts, context.catalogue, context.locale, context.now),
          context.locale,
        ),
      )
    return missing(context, basketId)
  }
  const basket = await basketQuery(context.db, context.caller.subject, basketId).executeTakeFirst()
  if (!basket || isOver(basket)) return missing(context, basketId)
  const facts = await pricingFactsOf(context, basket, { storeId: storeToShow(basket.document, favStoreId) })
  const flashes = query.inventorySupplyCheck ? repairOf(basket.document, facts, context.catalogue).flashes : []
  return answer(
    basketAnswer(priceBasket(basket, facts, context.catalogue, context.locale, context.now), context.locale, flashes),
  )
}

/** Writes only what had to change; the flashes stay until the shopper's next change, since an answer may get lost. */
const repairBasket = async (
  context: ChangeContext,
  basketId: string,
  storeId: string | undefined,
): Promise<{ basket: OpenBasket; facts: PricingFacts } | undefined> => {
  const basket = await lockBasket(context, basketId)
  if (!basket) return undefined
  const facts = await pricingFactsOf(context, basket, { storeId: storeToShow(basket.document, storeId) })
  if (basket.status === 'ordering') return { basket, facts }
  const delivery = repairDelivery(basket, facts, context)
  const { lines, flashes } = repairOf(delivery.document, facts, context.catalogue)
  const given = withGift(
    { ...basket, document: { ...delivery.document, lines } },
    facts,
    context.catalogue,
    basket.document,
  )
  const found: readonly FlashCode[] = [...new Set([...flashes, ...delivery.flashes, ...given.flashes])]
  if (found.length === 0 && given.document.lines.length === basket.document.lines.length) return { basket, facts }
  const repaired = { ...basket, document: { ...given.document, flashes: found }, version: basket.version + 1 }
  await saveBasket(context, repaired)
  return { basket: repaired, facts }
}

/**
 * Pieces come from where the line takes them: from the store for all ordinary goods when they are picked up together.
 */
const repairOf = ({ lines, method }: BasketDocument, facts: PricingFacts, catalogue: Catalogue) =>
  repairLines(lines, (line): Supply => {
    const found = catalogue.variantBySku.get(line.sku)
    if (!found) return null
    const isCollected = method?.code === 'pickup' && lineGroup(line, found) === 'ordinary'
    const pickupStoreId = line.pickupStoreId ?? (isCollected ? facts.store?.id : undefined)
    return {
      stock: piecesFor({ sku: line.sku, pickupStoreId }, facts),
      maxQuantity: found.product.maxQuantity,
      place: pickupStoreId ?? '',
    }
  })
