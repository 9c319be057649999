import type { Basket } from '../../contracts/api/basket.ts'
import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import { siteOfCountry } from '../../core/domain/locale/locales.ts'
import { promotionSummary } from '../../core/domain/promotion/promotionSummary.ts'
import { isPoBox } from '../../core/domain/address/isPoBox.ts'
import { isTaxIncluded } from '../../core/domain/tax/taxRate.ts'
import { isEarnedFree } from '../checkout/shippingOffers.ts'
import { paymentMethodsOffered } from '../payment/paymentMethodsOffered.ts'
import { couponName } from '../promotion/couponFigures.ts'
import { freeShipping } from '../promotion/freeShipping.ts'
import type { SiteLocale } from '../site/siteLocale.ts'
import { basketItem } from './basketItem.ts'
import type { Priced } from './priceBasket.ts'
import { shipmentsOf, shippingMethodOf } from './shipmentsOf.ts'
import type { BasketShipment } from './shipmentsOf.ts'

/** CART-01: a priced basket as it crosses the wire. */
export function basketAnswer(priced: Priced, locale: SiteLocale, flashes: readonly FlashCode[] = []): Basket {
  const { basket, totals, known, lines } = priced
  const { document, currency } = basket
  const shipments = shipmentsOf(priced)
  const paidBy = (instrumentId: string) => priced.payments.applied.find(({ id }) => id === instrumentId)?.amount ?? 0
  const items = known.map((line, place) => basketItem(line, lines[place]!, shipments, priced, locale))
  return {
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
    paymentMethods: paymentMethodsOffered(locale.language, priced.facts.credit > 0),
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
    ...(document.favoriteStoreId === undefined ? {} : { favoriteStoreId: document.favoriteStoreId }),
    ...(document.verifiedShippingAddress === undefined
      ? {}
      : { verifiedShippingAddress: document.verifiedShippingAddress }),
    ...(document.paymentSession === undefined ? {} : { paymentSession: document.paymentSession.sessionId }),
    ...(document.giftCardBalance === undefined ? {} : { giftCardBalance: document.giftCardBalance }),
    ...(document.deviceFingerPrint === undefined ? {} : { deviceFingerPrint: document.deviceFingerPrint }),
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
    ...(document.shippingAddress === undefined ? {} : { shippingAddress: document.shippingAddress }),
    ...(document.billingAddress === undefined ? {} : { billingAddress: document.billingAddress }),
    ...(document.collector === undefined ? {} : { collector: document.collector }),
    ...rewardOf(document),
    saveForLaterItems: [],
    priceAdjustments: items.flatMap(({ itemId, priceAdjustment }) =>
      priceAdjustment ? [{ itemId, ...priceAdjustment }] : [],
    ),
  }
}

/** CART-19, AUTH-18 */
function orderPromotions(
  { coupons, facts, orderDiscounts }: Priced,
  { language }: SiteLocale,
): Basket['orderPromotions'] {
  const byCode = coupons.order.map(({ coupon }, place) => ({
    promotionId: coupon.promotionId,
    promotionName: couponName(coupon.code, facts, language),
    discount: orderDiscounts[place] ?? 0,
  }))
  const ofGroup = orderDiscounts.at(-1) ?? 0
  return facts.buyer && ofGroup > 0
    ? [...byCode, { ...groupWords[language][facts.buyer.type], discount: ofGroup }]
    : byCode
}

const groupWords = {
  en: {
    EMPLOYEE: { promotionId: 'employee-discount', promotionName: 'Employee discount' },
    PROSUMER: { promotionId: 'prosumer-discount', promotionName: 'Professional discount' },
  },
  fr: {
    EMPLOYEE: { promotionId: 'employee-discount', promotionName: 'Remise du personnel' },
    PROSUMER: { promotionId: 'prosumer-discount', promotionName: 'Remise professionnelle' },
  },
} as const

/** LOY-08 */
function rewardOf({ instruments }: Priced['basket']['document']): Pick<Basket, 'reward'> {
  const voucher = instruments.find(({ payment_method_id: method }) => method === 'LOYALTY_POINTS')?.voucher
  return voucher ? { reward: voucher } : {}
}

/** CART-37, SHIP-24: what is made to order goes by courier alone, and none comes to a PO box. Said as long as it is so. */
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

/** A code that does nothing now stays on the basket, marked. A shipping code saves what the promotion has not paid yet. */
function couponItems({
  basket,
  coupons,
  orderDiscounts,
  offerFacts,
  method,
  shippingFigures,
}: Priced): Basket['couponItems'] {
  const promised = isEarnedFree(method.method.code) && offerFacts.standardIsFree ? 0 : shippingFigures.discount
  return basket.document.coupons.map((code) => {
    const place = coupons.order.findIndex(({ coupon }) => coupon.code === code)
    if (place >= 0) return { code, valid: true, discount: orderDiscounts[place] ?? 0 }
    const first = coupons.shipping[0]?.code === code
    return { code, valid: coupons.shipping.some((coupon) => coupon.code === code), discount: first ? promised : 0 }
  })
}

/** CART-08: nothing to say to a basket that needs no shipping. */
function promotionsFor({ known, basket }: Priced, { language }: SiteLocale) {
  const needsNone = known.length > 0 && known.every(({ group }) => group !== 'ordinary')
  return needsNone ? [] : [freeShipping(basket.currency, language)]
}
