import type { Order } from '../../contracts/api/entities/order.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { basketAnswer, orderPromotions } from '../cart/basketAnswer.ts'
import type { Priced } from '../cart/pricing/priceBasket.ts'
import { addressOf, shipmentsOf } from '../cart/pricing/shipmentsOf.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { NamedDiscount } from '../storage/tables/OrderTables.ts'

export type OrderFacts = { readonly orderNumber: string; readonly placedAt: number }

/** ORD-01: the order as it will be shown from now on, with the texts and figures of the moment it was placed. */
export const orderOf = (priced: Priced, { orderNumber, placedAt }: OrderFacts, locale: SiteLocale): Order => {
  const basket = basketAnswer(priced, locale)
  const { document } = priced.basket
  return {
    orderNumber,
    basketId: basket.basketId,
    status: 'created',
    placedAt,
    currency: basket.currency,
    taxIncluded: basket.taxIncluded,
    email: emailOf(priced),
    items: basket.items.map(({ reservation: _over, ...item }) => item),
    shipments: shipmentsOf(priced).map((shipment) => {
      const { code, label, deliveryTime, price, storeId } = shipment.offer.method
      const address = addressOf(shipment, priced)
      return {
        shipmentId: shipment.shippingId,
        shippingMethod: { code, label, deliveryTime, price },
        ...defined({ storeId }),
        ...(address ? { address } : {}),
        itemIds: shipment.itemIds,
      }
    }),
    totals: basket.totals,
    promoSummary: basket.promoSummary,
    couponItems: basket.couponItems.filter(({ valid }) => valid).map(({ code, discount }) => ({ code, discount })),
    paymentMethod: priced.payments.applied.flatMap(({ id, amount }) => {
      const instrument = basket.payment_instruments.find(({ paymentInstrumentId }) => paymentInstrumentId === id)
      return instrument ? [{ ...instrument, amount, additionalData: { amount } }] : []
    }),
    ...(document.billingAddress ? { billingAddress: document.billingAddress } : {}),
    flashMessages: [],
    customerNotifications: [],
  }
}

/** ORD-14: what the order's letter names. */
export const namedDiscounts = (priced: Priced, locale: SiteLocale): readonly NamedDiscount[] =>
  orderPromotions(priced, locale).flatMap(({ promotionName: name, discount }) =>
    discount > 0 ? [{ name, discount }] : [],
  )

/** Where the confirmation goes. */
export const emailOf = ({ basket: { document } }: Priced): string =>
  document.shippingAddress?.email ?? document.collector?.email ?? document.billingAddress?.email ?? ''
