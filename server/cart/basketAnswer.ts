import type { Basket } from '../../contracts/api/entities/basket.ts'
import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import type { Named } from '../../core/domain/fields/fields.ts'
import { isUncappedDiscount, specialGroups } from '../../core/domain/account/specialGroups.ts'
import { siteOfCountry } from '../../core/domain/locale/locales.ts'
import { promotionSummary } from '../../core/domain/promotion/promotionSummary.ts'
import { isPoBox } from '../../core/domain/address/addressRules.ts'
import { isTaxIncluded } from '../../core/domain/tax/taxRate.ts'
import { isEarnedFree } from './pricing/shippingOffers.ts'
import { paymentMethodsOffered } from './pricing/paymentMethodsOffered.ts'
import { couponName } from './pricing/couponFigures.ts'
import { freeShipping } from './pricing/freeShipping.ts'
import { shareText } from '../kit/formats.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import { basketItem } from './basketItem.ts'
import type { Priced } from './pricing/priceBasket.ts'
import { shipmentsOf, shippingMethodOf } from './pricing/shipmentsOf.ts'
import type { BasketShipment } from './pricing/shipmentsOf.ts'

/** CART-01: a priced basket as it crosses the wire. */
export const basketAnswer = (priced: Priced, locale: SiteLocale, flashes: readonly FlashCode[] = []): Basket => {
  const { basket, totals, known, lines } = priced
  const { document, currency } = basket
  const shipments = shipmentsOf(priced)
  const paidBy = (instrumentId: string) => priced.payments.applied.find(({ id }) => id === instrumentId)?.amount ?? 0
  // `lines` are the priced `known` lines, in their order.
  const items = known.map((line, place) => basketItem(line, lines[place]!, shipments, priced, locale))
  return defined({
    basketId: basket.id,
    id: basket.id,
    version: basket.version,
    status: basket.status,
    currency,
    taxIncluded: isTaxIncluded(siteOfCountry(basket.country)),
    totalItems: totals.totalUnits,
    totals,
    items,
    shippingMethods: shipments.map((shipment) => shippingMethodOf(shipment, priced)),
    paymentMethods: paymentMethodsOffered(locale, priced.facts.credit > 0),
    payment_instruments: document.instruments.map(({ token: _token, ...shown }) => {
      const amount = paidBy(shown.paymentInstrumentId)
      return {
        ...shown,
        amount,
        ...(shown.payment_method_id === 'ATHLETES_PAYMENT'
          ? { athlete: { payableAmount: amount, remainingAmount: priced.payments.creditLeft } }
          : {}),
      }
    }),
    notifications: [],
    favoriteStoreId: document.favoriteStoreId,
    verifiedShippingAddress: document.verifiedShippingAddress,
    paymentSession: document.paymentSession?.sessionId,
    giftCardBalance: document.giftCardBalance,
    deviceFingerPrint: document.deviceFingerPrint,
    couponItems: couponItems(priced),
    orderPromotions: orderPromotions(priced, locale),
    promoSummary: [
      ...promotionSummary(promotionsFor(priced, locale), priced.goods),
      ...(priced.gift ? promotionSummary([priced.gift.promotion], priced.gift.goods) : []),
    ],
    flashMessages: [
      ...[...new Set([...document.flashes, ...flashes])].map((code) => ({ code })),
      ...unreachable(priced, shipments),
      ...priced.incomplete.map(({ itemId }) => ({ code: 'ProductItemRequired' as const, itemId })),
    ],
    shippingAddress: document.shippingAddress,
    billingAddress: document.billingAddress,
    collector: document.collector,
    reward: rewardOf(document),
    saveForLaterItems: [],
    priceAdjustments: items.flatMap(({ itemId, priceAdjustment }) =>
      priceAdjustment ? [{ itemId, ...priceAdjustment }] : [],
    ),
  } satisfies Named<Basket>)
}

/** CART-19, AUTH-18, AUTH-33: the group's with its percentage, while the cap of the year covers all the goods. */
export const orderPromotions = (
  { coupons, facts, goods, orderDiscounts }: Priced,
  { code, language }: SiteLocale,
): Basket['orderPromotions'] => {
  const byCode = coupons.order.map(({ coupon }, place) => ({
    promotionId: coupon.promotionId,
    promotionName: couponName(coupon.code, facts, language),
    discount: orderDiscounts[place] ?? 0,
  }))
  const ofGroup = orderDiscounts.at(-1) ?? 0
  if (!facts.buyer || ofGroup === 0) return byCode
  const { type } = facts.buyer
  const { promotionId, promotionName: name } = groupLabels[language][type]
  const promotionName = isUncappedDiscount(type, ofGroup, goods)
    ? `${name} (${shareText({ code }, specialGroups[type].basisPoints / 10_000, 0)})`
    : name
  return [...byCode, { promotionId, promotionName, discount: ofGroup }]
}

const groupLabels = {
  en: {
    EMPLOYEE: { promotionId: 'employee-discount', promotionName: 'Employee discount' },
    PROSUMER: { promotionId: 'prosumer-discount', promotionName: 'Professional discount' },
  },
  fr: {
    EMPLOYEE: { promotionId: 'employee-discount', promotionName: 'Remise du personnel' },
    PROSUMER: { promotionId: 'prosumer-discount', promotionName: 'Remise professionnelle' },
  },
  de: {
    EMPLOYEE: { promotionId: 'employee-discount', promotionName: 'Mitarbeiterrabatt' },
    PROSUMER: { promotionId: 'prosumer-discount', promotionName: 'Profirabatt' },
  },
  it: {
    EMPLOYEE: { promotionId: 'employee-discount', promotionName: 'Sconto dipendenti' },
    PROSUMER: { promotionId: 'prosumer-discount', promotionName: 'Sconto professionisti' },
  },
  es: {
    EMPLOYEE: { promotionId: 'employee-discount', promotionName: 'Descuento de empleado' },
    PROSUMER: { promotionId: 'prosumer-discount', promotionName: 'Descuento profesional' },
  },
} as const

/** LOY-08 */
const rewardOf = ({ instruments }: Priced['basket']['document']): Basket['reward'] =>
  instruments.find(({ payment_method_id: method }) => method === 'LOYALTY_POINTS')?.voucher

/**
 * CART-37, SHIP-24: made-to-order goods go only by courier, and no courier delivers to a PO box. Shown as long as that
 * is the case.
 */
const unreachable = (
  {
    basket: {
      document: { shippingAddress },
    },
  }: Priced,
  shipments: readonly BasketShipment[],
): Basket['flashMessages'] =>
  shippingAddress === undefined || !isPoBox(shippingAddress)
    ? []
    : shipments
        .filter(({ group }) => group === 'customs')
        .map(({ shippingId }) => ({ code: 'InvalidShippingAddress' as const, shipmentId: shippingId }))

/**
 * A code that has no effect now stays on the basket, marked. A shipping code saves what the promotion has not paid
 * already.
 */
const couponItems = ({
  basket,
  coupons,
  orderDiscounts,
  offerFacts,
  method,
  shippingFigures,
}: Priced): Basket['couponItems'] => {
  const promised = isEarnedFree(method.method.code) && offerFacts.standardIsFree ? 0 : shippingFigures.discount
  return basket.document.coupons.map((code) => {
    const place = coupons.order.findIndex(({ coupon }) => coupon.code === code)
    if (place >= 0) return { code, valid: true, discount: orderDiscounts[place] ?? 0 }
    const first = coupons.shipping[0]?.code === code
    return { code, valid: coupons.shipping.some((coupon) => coupon.code === code), discount: first ? promised : 0 }
  })
}

/** CART-08: a basket that needs no shipping gets no message. */
const promotionsFor = ({ known, basket }: Priced, { language }: SiteLocale) => {
  const needsNone = known.length > 0 && known.every(({ group }) => group !== 'ordinary')
  return needsNone ? [] : [freeShipping(basket.currency, language)]
}
