import type { ShippingMethodCode } from '../../../contracts/api/entities/shippingMethod.ts'
import { groupDiscount } from '../../../core/domain/account/specialGroups.ts'
import { provinceOfPostalCode } from '../../../core/domain/address/postalCode.ts'
import { adjustmentOn } from '../../../core/domain/cart/priceAdjustment.ts'
import { siteOfCountry } from '../../../core/domain/locale/locales.ts'
import { applyPayments, isMainMethod, isPrepaid } from '../../../core/domain/payment/payments.ts'
import type { Payments, PaymentSource } from '../../../core/domain/payment/payments.ts'
import { isReached } from '../../../core/domain/promotion/promotionSummary.ts'
import { isTaxIncluded, taxesAt } from '../../../core/domain/tax/taxRate.ts'
import { basketTotals, goodsTotal, totalsPaid } from '../../../core/domain/totals/basketTotals.ts'
import type { PricedBasket, PricedLine } from '../../../core/domain/totals/basketTotals.ts'
import type { Catalogue, FoundVariant } from '../../kit/Catalogue.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { BasketLine } from '../../storage/tables/BasketTables.ts'
import { storeHasAll, takesParcel } from './collection.ts'
import { couponFigures } from './couponFigures.ts'
import type { AppliedCoupons } from './couponFigures.ts'
import { freeShipping } from './freeShipping.ts'
import { giftOffer } from './giftWithPurchase.ts'
import { lineGroup } from './lineGroup.ts'
import type { LineGroup } from './lineGroup.ts'
import type { PricingFacts } from './loadPricingFacts.ts'
import type { OpenBasket } from './OpenBasket.ts'
import { shippingOffers } from './shippingOffers.ts'
import type { Offer, OfferFacts } from './shippingOffers.ts'
import { incompleteLines } from './soldTogether.ts'
import type { Incomplete } from './soldTogether.ts'

export type KnownLine = BasketLine & {
  readonly found: FoundVariant
  readonly group: LineGroup
  /** The store that supplies its pieces; undefined = the warehouse. */
  readonly storeId: string | undefined
}

/** A basket with everything that can be computed from it. */
export type Priced = PricedBasket & {
  readonly basket: OpenBasket
  readonly facts: PricingFacts
  /** The lines that the catalogue knows, in the order of `lines`. */
  readonly known: readonly KnownLine[]
  /** CART-19: the amount that promotions are based on, without gift cards. */
  readonly goods: number
  /** Their figures are the first of `orderDiscounts`; the last is the discount of the buyer's group (AUTH-18). */
  readonly coupons: AppliedCoupons
  /** CART-38 */
  readonly incomplete: readonly Incomplete[]
  /** CART-33 */
  readonly gift: ReturnType<typeof giftOffer>
  /** PAY-17: who pays how much of the total. */
  readonly payments: Payments
  readonly offers: readonly Offer[]
  readonly offerFacts: OfferFacts
  /** The method of the ordinary goods: the chosen one while it is offered. */
  readonly method: Offer
  readonly shippingFigures: { readonly price: number; readonly discount: number }
}

/** CART-04: prices are the catalogue's current ones, in the basket's currency. */
export const priceBasket = (
  basket: OpenBasket,
  facts: PricingFacts,
  catalogue: Catalogue,
  locale: SiteLocale,
  now: number,
): Priced => {
  const { document, currency, country } = basket
  const { language } = locale
  const lines = document.lines.flatMap((line): Omit<KnownLine, 'storeId'>[] => {
    const found = catalogue.variantBySku.get(line.sku)
    return found ? [{ ...line, found, group: lineGroup(line, found) }] : []
  })
  const priced = lines.map(({ qty, found, bonus, adjustment }): PricedLine => {
    const { current, original } = found.product.price[currency]
    const minor = adjustment && !bonus && !found.product.isDigital ? adjustmentOn(current * qty, adjustment) : 0
    return {
      quantity: qty,
      unitCurrent: bonus ? 0 : current,
      unitOriginal: original,
      isGiftCard: found.product.isDigital,
      ...(minor > 0 ? { adjustment: { kind: 'amount', minor } } : {}),
    }
  })
  const goods = goodsTotal(priced)
  const coupons = couponFigures(document.coupons, facts, { country, goods, now })
  const ofGroup = facts.buyer ? groupDiscount(facts.buyer, goods) : 0
  const address = document.shippingAddress
  const ordinary = lines.filter(({ group }) => group === 'ordinary')
  const carried = ordinary.filter(({ bonus }) => !bonus)
  const point = takesParcel(facts.point, ordinary) ? facts.point : undefined
  const offerFacts: OfferFacts = {
    currency,
    language,
    address,
    store: facts.store,
    hasPoints: facts.hasPoints,
    point: document.method?.code === 'pudo' ? point : undefined,
    standardIsFree: isReached(freeShipping(currency, language), goods),
    allIsFree: coupons.shipping.length > 0,
  }
  const offers = shippingOffers(offerFacts)
  const isThere = { pickup: storeHasAll(carried, facts), pudo: point !== undefined } as const
  const chosen = document.method?.code
  const method = chosenOffer(
    offers,
    (chosen === 'pickup' || chosen === 'pudo') && !isThere[chosen] ? undefined : chosen,
  )
  const known = lines.map((line): KnownLine => ({
    ...line,
    storeId:
      line.group === 'ordinary' && method.method.code === 'pickup'
        ? facts.store?.id
        : line.group === 'pickup'
          ? line.pickupStoreId
          : undefined,
  }))
  const shippingFigures =
    ordinary.length > 0
      ? { price: method.fullPrice, discount: method.fullPrice - method.method.price }
      : { price: 0, discount: 0 }
  const place = address ?? document.billingAddress
  const figures = basketTotals({
    lines: priced,
    orderDiscounts: [...coupons.order.map(({ discount }) => discount), { kind: 'amount', minor: ofGroup }],
    shipping: shippingFigures,
    taxes: taxesAt({
      country: place?.country ?? country,
      province: place?.province ?? provinceOfPostalCode(place?.country ?? country, place?.postalCode ?? ''),
    }),
    taxIncluded: isTaxIncluded(siteOfCountry(country)),
  })
  const payments = applyPayments(figures.totals.total, paymentSources(basket, facts, catalogue), facts.credit)
  const paid = payments.applied.filter(({ method }) => !isMainMethod(method))
  const totals = totalsPaid(figures.totals, {
    giftCards: paid.filter(({ method }) => method === 'GIFT_CARD').map(({ amount }) => amount),
    rewards: paid.filter(({ method }) => method !== 'GIFT_CARD').map(({ amount }) => amount),
  })
  return {
    ...figures,
    totals,
    payments,
    basket,
    facts,
    known,
    goods,
    incomplete: incompleteLines(known, catalogue),
    coupons,
    gift: giftOffer(basket, facts, catalogue, locale),
    offers,
    offerFacts,
    method,
    shippingFigures,
  }
}

/** Standard when nothing was chosen or the chosen one is no longer available. */
const chosenOffer = (offers: readonly Offer[], code: ShippingMethodCode | undefined): Offer => {
  const offer =
    offers.find(({ method }) => method.code === code) ?? offers.find(({ method }) => method.code === 'standard')
  if (!offer) throw new Error('Standard shipping is always offered.')
  return offer
}

/** PAY-17: what each instrument of a basket can pay at the moment, minor units. */
const paymentSources = (
  { document }: Pick<OpenBasket, 'document'>,
  { giftCards }: Pick<PricingFacts, 'giftCards'>,
  catalogue: Pick<Catalogue, 'variantBySku'>,
): readonly PaymentSource[] => {
  const mayUsePrepaid = !buysGiftCards(document, catalogue)
  return document.instruments.map(({ paymentInstrumentId: id, payment_method_id: method, token, voucher }) => ({
    id,
    method,
    available: voucher?.amountInCurrency ?? (isPrepaid(method) && mayUsePrepaid ? (giftCards.get(token) ?? 0) : 0),
  }))
}

/** A gift card cannot be bought with a gift card; all digital goods of this shop are gift cards. */
export const buysGiftCards = (
  { lines }: OpenBasket['document'],
  { variantBySku }: Pick<Catalogue, 'variantBySku'>,
): boolean => lines.some(({ sku }) => variantBySku.get(sku)?.product.isDigital)
