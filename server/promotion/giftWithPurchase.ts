import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import { frenchSpaces } from '../../core/domain/locale/frenchSpaces.ts'
import { isReached } from '../../core/domain/promotion/promotionSummary.ts'
import type { ThresholdPromotion } from '../../core/domain/promotion/promotionSummary.ts'
import type { BasketDocument, BasketLine, OpenBasket } from '../cart/BasketDocument.ts'
import { piecesFor } from '../cart/collection.ts'
import type { Catalogue, FoundVariant } from '../catalog/Catalogue.ts'
import type { CurrencyCode, Language } from '../catalog/CatalogTables.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'

/** What comes with a large basket. */
export const giftSku = 'PIPKINPACK-BEBO-OS'

const promotionId = 'gift-with-purchase'

/** Goods for so much, in minor units; the callout appears over the last part of the way. */
const thresholds: Readonly<Record<CurrencyCode, number>> = { USD: 100_000, CAD: 140_000, GBP: 90_000, EUR: 100_000 }
const approachingDisplayLevel = 25_000

const words: Readonly<Record<Language, (name: string) => { readonly name: string; readonly callout: string }>> = {
  en: (name) => ({ name: `Gift: ${name}`, callout: `You are | away from a gift: ${name}. | Your gift: ${name}.` }),
  fr: (name) => ({
    name: frenchSpaces(`Cadeau : ${name}`),
    callout: frenchSpaces(`Plus que | pour un cadeau : ${name}. | Votre cadeau : ${name}.`),
  }),
}

type Basket = Pick<OpenBasket, 'currency' | 'document'>
type Goods = Pick<Catalogue, 'variantBySku'>

/** CART-07, CART-08, CART-33: the promotion, from the last part of the way on, while its gift is in the basket or could be and is not declined; `goods` = what counts towards it. */
export function giftOffer(
  basket: Basket,
  facts: PricingFacts,
  { variantBySku }: Goods,
  language: Language,
): { readonly promotion: ThresholdPromotion; readonly goods: number } | null {
  const found = variantBySku.get(giftSku)
  const isThere = basket.document.lines.some(({ bonus }) => bonus)
  if (
    !found ||
    basket.document.giftDeclined ||
    (!isThere && !isToBeHad(giftLine(basket.document, facts), basket.document, facts))
  )
    return null
  const offer = { promotion: promotionOf(found, basket.currency, language), goods: goodsOf(basket, { variantBySku }) }
  return offer.promotion.threshold - offer.goods > approachingDisplayLevel ? null : offer
}

/**
 * CART-33: the basket with the gift it has earned, or without the one it has earned no more or that was declined. It goes the way the goods go, and no
 * basket waits for it: where its pieces have run out there is none, and whoever had it is told.
 */
export function withGift(
  basket: Basket,
  facts: PricingFacts,
  { variantBySku }: Goods,
  before: BasketDocument,
): { readonly document: BasketDocument; readonly flashes: readonly FlashCode[] } {
  const document = withoutGift(basket.document)
  const found = variantBySku.get(giftSku)
  const isEarned =
    found && isReached(promotionOf(found, basket.currency, 'en'), goodsOf({ ...basket, document }, { variantBySku }))
  const { giftDeclined, ...open } = document
  if (!isEarned) return { document: open, flashes: [] }
  if (giftDeclined) return { document, flashes: [] }
  const line = giftLine(document, facts)
  if (isToBeHad(line, document, facts))
    return { document: { ...document, lines: [...document.lines, line] }, flashes: [] }
  return { document, flashes: before.lines.some(({ bonus }) => bonus) ? ['ProductLineItemFullInventoryMissing'] : [] }
}

/** What the shopper asked for. */
export const withoutGift = (document: BasketDocument): BasketDocument =>
  document.lines.some(({ bonus }) => bonus)
    ? { ...document, lines: document.lines.filter(({ bonus }) => !bonus) }
    : document

/** A gift card is money, and earns nothing. */
const goodsOf = ({ currency, document }: Basket, { variantBySku }: Goods): number =>
  document.lines.reduce((sum, { sku, qty, bonus }) => {
    const product = variantBySku.get(sku)?.product
    return bonus || !product || product.isDigital ? sum : sum + product.price[currency].current * qty
  }, 0)

const promotionOf = (
  { product: { text } }: FoundVariant,
  currency: CurrencyCode,
  language: Language,
): ThresholdPromotion => {
  const { name, callout } = words[language](text[language].name)
  return {
    promotionId,
    promotionName: name,
    level: 'PRODUCT',
    calloutMessage: callout,
    threshold: thresholds[currency],
    approachingDisplayLevel,
  }
}

/** When everything is picked up, line by line, the gift is as well. */
function giftLine({ lines }: BasketDocument, facts: PricingFacts): BasketLine {
  const goods = lines.filter(({ bonus }) => !bonus)
  const isCollected = goods.length > 0 && goods.every(({ pickupStoreId }) => pickupStoreId !== undefined)
  return {
    itemId: promotionId,
    sku: giftSku,
    qty: 1,
    bonus: true,
    ...(isCollected && facts.store ? { pickupStoreId: facts.store.id } : {}),
  }
}

/** One more piece than the goods of the basket take from the same place. */
function isToBeHad(
  { sku, pickupStoreId }: BasketLine,
  { lines, method }: BasketDocument,
  facts: PricingFacts,
): boolean {
  const placeOf = (line: Pick<BasketLine, 'pickupStoreId'>) =>
    line.pickupStoreId ?? (method?.code === 'pickup' ? facts.store?.id : undefined)
  const place = placeOf(pickupStoreId === undefined ? {} : { pickupStoreId })
  const wanted = lines.reduce(
    (sum, line) => (!line.bonus && line.sku === sku && placeOf(line) === place ? sum + line.qty : sum),
    0,
  )
  return piecesFor({ sku, pickupStoreId: place }, facts) > wanted
}
