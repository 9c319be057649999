import type { FlashCode } from '../../../core/domain/errors/flashCodes.ts'
import { frenchSpaces } from '../../../core/domain/locale/frenchSpaces.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import { isReached } from '../../../core/domain/promotion/promotionSummary.ts'
import type { ThresholdPromotion } from '../../../core/domain/promotion/promotionSummary.ts'
import type { OpenBasket } from './OpenBasket.ts'
import type { BasketDocument, BasketLine } from '../../storage/tables/BasketTables.ts'
import { piecesFor } from './collection.ts'
import type { Catalogue, FoundVariant } from '../../kit/Catalogue.ts'
import { fallbackLocale } from '../../kit/siteLocale.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { CurrencyCode, Language } from '../../storage/tables/CatalogTables.ts'
import type { PricingFacts } from './loadPricingFacts.ts'

/** The gift that comes with a large basket. */
export const giftSku = 'PIPKINPACK-BEBO-OS'

const promotionId = 'gift-with-purchase'

/** The threshold in minor units; the callout appears when little is missing. */
const thresholds: Readonly<Record<CurrencyCode, number>> = { USD: 100_000, CAD: 140_000, GBP: 90_000, EUR: 100_000 }
const approachingDisplayLevel = 25_000

const words: Readonly<Record<Language, (name: string) => { readonly name: string; readonly callout: string }>> = {
  en: (name) => ({ name: `Gift: ${name}`, callout: `You are | away from a gift: ${name}. | Your gift: ${name}.` }),
  fr: (name) => ({
    name: frenchSpaces(`Cadeau : ${name}`),
    callout: frenchSpaces(`Plus que | pour un cadeau : ${name}. | Votre cadeau : ${name}.`),
  }),
  de: (name) => ({
    name: `Geschenk: ${name}`,
    callout: `Noch | bis zu einem Geschenk: ${name}. | Dein Geschenk: ${name}.`,
  }),
  it: (name) => ({
    name: `Omaggio: ${name}`,
    callout: `Ti mancano | per un omaggio: ${name}. | Il tuo omaggio: ${name}.`,
  }),
  es: (name) => ({
    name: `Regalo: ${name}`,
    callout: `Te faltan | para un regalo: ${name}. | Tu regalo: ${name}.`,
  }),
}

type Basket = Pick<OpenBasket, 'currency' | 'document'>
type Goods = Pick<Catalogue, 'variantBySku'>
type ReadIn = Pick<SiteLocale, 'language' | 'goodsLanguage'>

/**
 * CART-07, CART-08, CART-33: the promotion, once little is missing, while its gift is in the basket or could be, and is
 * not declined; `goods` = the amount that counts towards it.
 */
export const giftOffer = (
  basket: Basket,
  facts: PricingFacts,
  { variantBySku }: Goods,
  locale: ReadIn,
): { readonly promotion: ThresholdPromotion; readonly goods: number } | null => {
  const found = variantBySku.get(giftSku)
  const isThere = basket.document.lines.some(({ bonus }) => bonus)
  if (
    !found ||
    basket.document.giftDeclined ||
    (!isThere && !isInStock(giftLine(basket.document, facts), basket.document, facts))
  )
    return null
  const offer = { promotion: promotionOf(found, basket.currency, locale), goods: goodsOf(basket, { variantBySku }) }
  return offer.promotion.threshold - offer.goods > approachingDisplayLevel ? null : offer
}

/**
 * CART-33: adds the gift that the basket has earned, or removes one that it no longer earns or that was declined. The
 * gift is delivered like the goods and never delays them: when it is sold out it is left out, and a shopper who had it
 * in the cart gets a message.
 */
export const withGift = (
  basket: Basket,
  facts: PricingFacts,
  { variantBySku }: Goods,
  before: BasketDocument,
): { readonly document: BasketDocument; readonly flashes: readonly FlashCode[] } => {
  const document = withoutGift(basket.document)
  const found = variantBySku.get(giftSku)
  const isEarned =
    found &&
    isReached(promotionOf(found, basket.currency, fallbackLocale), goodsOf({ ...basket, document }, { variantBySku }))
  const { giftDeclined, ...open } = document
  if (!isEarned) return { document: open, flashes: [] }
  if (giftDeclined) return { document, flashes: [] }
  const line = giftLine(document, facts)
  if (isInStock(line, document, facts))
    return { document: { ...document, lines: [...document.lines, line] }, flashes: [] }
  return { document, flashes: before.lines.some(({ bonus }) => bonus) ? ['ProductLineItemFullInventoryMissing'] : [] }
}

/** What the shopper chose to buy. */
export const withoutGift = (document: BasketDocument): BasketDocument =>
  document.lines.some(({ bonus }) => bonus)
    ? { ...document, lines: document.lines.filter(({ bonus }) => !bonus) }
    : document

/** A gift card is money and earns no gift. */
const goodsOf = ({ currency, document }: Basket, { variantBySku }: Goods): number =>
  document.lines.reduce((sum, { sku, qty, bonus }) => {
    const product = variantBySku.get(sku)?.product
    return bonus || !product || product.isDigital ? sum : sum + product.price[currency].current * qty
  }, 0)

const promotionOf = (
  { product: { text } }: FoundVariant,
  currency: CurrencyCode,
  { language, goodsLanguage }: ReadIn,
): ThresholdPromotion => {
  const { name, callout } = words[language](text[goodsLanguage].name)
  return {
    promotionId,
    promotionName: name,
    level: 'PRODUCT',
    calloutMessage: callout,
    threshold: thresholds[currency],
    approachingDisplayLevel,
  }
}

/** When every line is picked up, so is the gift. */
const giftLine = ({ lines }: BasketDocument, facts: PricingFacts): BasketLine => {
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

/** Whether a piece is left for the gift after what the basket's goods take from the same stock. */
const isInStock = (gift: BasketLine, { lines, method }: BasketDocument, facts: PricingFacts): boolean => {
  const placeOf = (line: Pick<BasketLine, 'pickupStoreId'>) =>
    line.pickupStoreId ?? (method?.code === 'pickup' ? facts.store?.id : undefined)
  const place = placeOf(gift)
  const taken = lines.filter((line) => !line.bonus && line.sku === gift.sku && placeOf(line) === place)
  return piecesFor({ sku: gift.sku, pickupStoreId: place }, facts) > sum(taken.map(({ qty }) => qty))
}
