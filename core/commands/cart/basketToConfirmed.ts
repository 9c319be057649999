import type { Address } from '../../../contracts/api/entities/address.ts'
import type { Basket, BasketItem } from '../../../contracts/api/entities/basket.ts'
import { addressFields } from '../../../contracts/commands/addressEntry.ts'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import type { ConfirmedBasket, ConfirmedLine } from '../../domain/cart/confirmedBasket.ts'
import { giftKey, lineKey } from '../../domain/cart/lineKey.ts'
import { isMainMethod, isProviderMethod } from '../../domain/payment/payments.ts'
import { defaultShippingId } from '../../domain/shipping/shippingMethods.ts'
import { defined } from '../../domain/fields/fields.ts'
import type { Named } from '../../domain/fields/fields.ts'

/** Converts the wire's basket to the core's. What the core does not need does not get into the log. */
export const basketToConfirmed = (basket: Basket): ConfirmedBasket => {
  const card = basket.payment_instruments.find((instrument) => instrument.card)
  return defined({
    basketId: basket.basketId,
    version: basket.version,
    currency: basket.currency,
    taxIncluded: basket.taxIncluded,
    lines: basket.items.map(itemToLine),
    totals: {
      itemTotal: basket.totals.itemTotal,
      itemSubTotal: basket.totals.itemSubTotal,
      discount: basket.totals.discount,
      totalDiscount: basket.totals.totalDiscount,
      totalDiscountPercentage: basket.totals.totalDiscountPercentage,
      shipping: basket.totals.shipping,
      tax: basket.totals.tax,
      total: basket.totals.total,
      totalWithoutTax: basket.totals.totalWithoutTax,
      appliedRewards: basket.totals.appliedRewards,
      remainingToPay: basket.totals.remainingToPay,
      units: basket.totals.totalUnits,
    },
    coupons: basket.couponItems.map(({ code, discount, valid }) => ({ code, discount, ...(valid ? {} : { valid }) })),
    callouts: basket.promoSummary.map((promotion) => ({
      promotionId: promotion.promotionId,
      calloutMessage: promotion.calloutMessage,
      distance: promotion.distanceFromConditionThreshold,
      showWithin: promotion.approachingDisplayLevel ?? null,
      threshold: promotion.threshold ?? null,
    })),
    methods: basket.shippingMethods.flatMap((shipment) =>
      shipment.applicableShippingMethods.map(({ code, shippingId, label, deliveryTime, price, storeId }) => ({
        code,
        shippingId,
        label,
        deliveryTime,
        price,
        ...defined({ storeId }),
        ...(code === 'pudo' && code === shipment.code && shipment.address
          ? { place: addressToEntry(shipment.address) }
          : {}),
        selected: code === shipment.code,
      })),
    ),
    shippingAddress: basket.shippingAddress ? addressToEntry(basket.shippingAddress) : null,
    billingAddress: basket.billingAddress ? addressToEntry(basket.billingAddress) : null,
    collector: basket.collector && addressToEntry(basket.collector),
    card: card?.card
      ? { instrumentId: card.paymentInstrumentId, brand: card.card.brand, last4: card.card.last4, bin: null }
      : null,
    agreement: providerInstrumentOf(basket),
    partPayments: partPaymentsOf(basket),
    paymentMethods: choiceOf(basket),
    messages: [
      ...basket.flashMessages.map((flash) => ({ ...flash, ...lineOf(basket, flash.itemId) })),
      ...basket.notifications,
    ].map((answer) => ({
      code: answer.code,
      message: answer.message ?? '',
      shipmentId: 'shipmentId' in answer ? (answer.shipmentId ?? null) : null,
      ...('lineKey' in answer ? { lineKey: answer.lineKey } : {}),
    })),
  } satisfies Named<ConfirmedBasket>)
}

const lineOf = ({ items }: Basket, itemId: string | undefined): { readonly lineKey?: string } => {
  const item = items.find((other) => other.itemId === itemId)
  return item ? { lineKey: itemToLine(item).key } : {}
}

/** PAY-05: a single way to pay is no choice, and is not stored. */
const choiceOf = ({ paymentMethods }: Basket): ConfirmedBasket['paymentMethods'] =>
  paymentMethods.length > 1 ? paymentMethods.map(({ code, label }) => ({ code, label })) : undefined

const partPaymentsOf = ({ payment_instruments }: Basket): ConfirmedBasket['partPayments'] => {
  const partPayments = payment_instruments.flatMap(
    ({ paymentInstrumentId: instrumentId, payment_method_id: method, giftCard, athlete, amount = 0 }) =>
      isMainMethod(method)
        ? []
        : [
            {
              instrumentId,
              method,
              last4: giftCard?.last4 ?? null,
              amount,
              ...(athlete ? { remaining: athlete.remainingAmount } : {}),
            },
          ],
  )
  return partPayments.length > 0 ? partPayments : undefined
}

/** PAY-07: the instrument of a payment provider, which stands for the agreement that the shopper gave there. */
const providerInstrumentOf = ({ payment_instruments }: Basket): ConfirmedBasket['agreement'] => {
  for (const { paymentInstrumentId, payment_method_id: method } of payment_instruments) {
    if (isProviderMethod(method)) return { instrumentId: paymentInstrumentId, method }
  }
  return undefined
}

/** SHIP-06: a customised product's recipe and a gift option are part of a line's identity. */
const itemToLine = (item: BasketItem): ConfirmedLine => {
  const recipeId = item.recipeId ?? null
  const giftOption = item.giftOption ?? null
  const delivery = item.pickupStoreId ?? 'home'
  const key = lineKey({ sku: item.productId, recipeId, giftOption, delivery })
  return {
    key: item.bonus ? giftKey(key) : key,
    itemId: item.itemId,
    product: itemToProduct(item),
    quantity: item.qty,
    recipeId,
    giftOption,
    delivery,
    method: item.selectedShippingOption,
    shippingId: item.shippingId ?? defaultShippingId,
    rowTotal: item.price.rowTotal,
    ...(item.priceAdjustment ? { adjustment: item.priceAdjustment } : {}),
    ...(item.reservation
      ? {
          reservation: {
            quantity: item.reservation.qty,
            until: item.reservation.heldUntil,
            storeName: item.reservation.storeName,
          },
        }
      : {}),
    isBonus: item.bonus,
    notices: item.customerNotifications.map((notice) => notice.message),
  }
}

type ProductFields =
  | 'productId'
  | 'masterId'
  | 'name'
  | 'kind'
  | 'variation'
  | 'pdpUrl'
  | 'productImageURL'
  | 'tint'
  | 'maxQty'
  | 'stock'
  | 'isDigitalProduct'
  | 'isCustoms'

export const itemToProduct = (
  item: Pick<BasketItem, ProductFields> & { readonly price: Omit<BasketItem['price'], 'rowTotal'> },
): LineProduct => ({
  sku: item.productId,
  masterId: item.masterId,
  name: item.name,
  kind: item.kind,
  colour: item.variation.colour,
  colourName: item.variation.colourName,
  size: item.variation.size,
  sizeLabel: item.variation.sizeLabel,
  path: item.pdpUrl,
  picture: item.productImageURL,
  tint: item.tint,
  price: item.price.current,
  originalPrice: item.price.original,
  currency: item.price.currency,
  maxQuantity: item.maxQty,
  stock: item.stock,
  isDigital: item.isDigitalProduct,
  isCustoms: item.isCustoms,
})

/** ACC-20: readers accept `country` or `countryCode`. */
const addressToEntry = (address: Address): AddressEntry => {
  const country = address.country ?? address.countryCode
  const entries = addressFields.flatMap((field) =>
    field === 'country' || address[field] === undefined ? [] : [[field, address[field]] as const],
  )
  return { ...Object.fromEntries(entries), ...defined({ country }) }
}
