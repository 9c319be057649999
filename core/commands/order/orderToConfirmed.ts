import type { Order } from '../../../contracts/api/entities/order.ts'
import type { StoredOrder } from '../../domain/order/storedOrder.ts'
import { townLine } from '../../domain/address/addressLabel.ts'
import { defined } from '../../domain/fields/fields.ts'

/** ORD-13: what the confirmation shows, and all that the log stores of an order. */
export const orderToConfirmed = (order: Order): StoredOrder => ({
  orderNumber: order.orderNumber,
  placedAt: order.placedAt,
  currency: order.currency,
  taxIncluded: order.taxIncluded,
  email: order.email,
  totals: order.totals,
  couponItems: order.couponItems,
  customerNotifications: order.customerNotifications,
  lines: order.items.map((item) => ({
    id: item.itemId,
    sku: item.productId,
    name: item.name,
    variant: `${item.variation.colourName}, ${item.variation.sizeLabel}`,
    quantity: item.qty,
    rowTotal: item.price.rowTotal,
    originalRowTotal: item.price.original * item.qty,
    ...(item.priceAdjustment
      ? { adjustment: { reason: item.priceAdjustment.reason, amount: item.priceAdjustment.amount } }
      : {}),
    picture: item.productImageURL,
    tint: item.tint,
    path: item.pdpUrl,
    ...defined({ recipeId: item.recipeId }),
    ...(item.giftOption === undefined ? {} : { giftOption: { to: item.giftOption.to } }),
    ...(item.bonus ? { isBonus: true as const } : {}),
  })),
  shipments: order.shipments.map(({ shipmentId, shippingMethod, itemIds, address }) => ({
    shipmentId,
    code: shippingMethod.code,
    label: shippingMethod.label,
    deliveryTime: shippingMethod.deliveryTime,
    price: shippingMethod.price,
    lineIds: itemIds,
    address: addressLines(address),
  })),
  payments: order.paymentMethod.map((instrument) => ({
    method: instrument.payment_method_id,
    brand: instrument.card?.brand ?? null,
    last4: instrument.card?.last4 ?? instrument.giftCard?.last4 ?? null,
    amount: instrument.additionalData.amount,
  })),
})

const addressLines = (address: Order['shipments'][number]['address']): readonly string[] => {
  if (!address) return []
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ')
  return [name, address.addressLine1, address.addressLine2, townLine(address), address.country].filter(
    (line): line is string => line !== undefined && line !== '',
  )
}
