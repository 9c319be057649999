import { untaxedAddress } from '../../simulate/shopper/sampleShopper.ts'
import { cardBody, orderBody, orderedBy, readyToOrder, withItem } from '../basketCalls.ts'
import type { Goods } from '../fillDatabase.ts'
import { jsonOf, must, paths } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

export type Things = Readonly<
  Record<
    | 'basketId'
    | 'itemId'
    | 'shippingId'
    | 'instrumentId'
    | 'orderNumber'
    | 'orderItemId'
    | 'addressId'
    | 'cardId'
    | 'favoriteId'
    | 'likedId'
    | 'savedListId'
    | 'savedId'
    | 'consumerId',
    string
  >
>

/** An owner with one of everything. */
export const settledOwner = async (
  owner: Visitor & { readonly email: string },
  { sku, productId }: Goods,
): Promise<Things> => {
  const order = await orderedBy(owner, sku, owner.email)
  const bought = jsonOf(must(await owner.call('GET', `/consumers-v3/consumer/purchase/${order.orderNumber}`), 200)) as {
    items: readonly { itemId: string }[]
  }
  const { addressId } = jsonOf(
    must(
      await owner.call('POST', '/consumers-v3/consumer/address', {
        ...untaxedAddress,
        email: owner.email,
        approachType: 'S',
      }),
      201,
    ),
  ) as { addressId: string }
  const kept = must(
    await owner.call('POST', '/consumers-v3/consumer/payment_instruments?payment_method_id=CREDIT_CARD', {
      card: cardBody.card,
    }),
    201,
  )
  const liked = jsonOf(
    must(await owner.call('POST', '/wishlists/v2/favorites', { id: productId, qty: 1, itemType: 'product' }), 200),
  ) as { favoriteId: string; items: readonly { itemId: string }[] }
  const later = { productId: sku, pdpUrl: '/x', available: true, qty: 1, type: 'product', saveForLater: {} }
  const saved = jsonOf(must(await owner.call('PUT', '/cart/v2/saveForLater', later), 200)) as {
    saveForLaterId: string
    items: readonly { itemId: string }[]
  }
  const basket = await readyToOrder(owner, (await withItem(owner, sku)).basketId, owner.email)
  const { consumerProfile } = jsonOf(must(await owner.call('GET', paths.profile), 200)) as {
    consumerProfile: { consumerId?: string }
  }
  return {
    basketId: basket.basketId,
    itemId: basket.items[0]?.itemId ?? '',
    shippingId: basket.shippingMethods[0]?.shippingId ?? 'me',
    instrumentId: basket.payment_instruments[0]?.paymentInstrumentId ?? '',
    orderNumber: order.orderNumber,
    orderItemId: bought.items[0]?.itemId ?? '',
    addressId,
    cardId: (jsonOf(kept) as { card: { paymentInstrumentId: string } }).card.paymentInstrumentId,
    favoriteId: liked.favoriteId,
    likedId: liked.items[0]?.itemId ?? '',
    savedListId: saved.saveForLaterId,
    savedId: saved.items[0]?.itemId ?? '',
    consumerId: consumerProfile.consumerId ?? '',
  }
}

type Call = readonly [method: string, path: string, body?: unknown]

/** Every route that names something by its id. */
export const foreignCalls = (things: Things, { sku, productId }: Goods, ownEmail: string): readonly Call[] => {
  const { basketId, itemId, shippingId, instrumentId, orderNumber, orderItemId } = things
  const cart = `/cart/v1/cart/${basketId}`
  const purchase = '/consumers-v3/consumer/purchase'
  return [
    ['GET', cart],
    ['POST', '/cart/v1/item', { cartId: basketId, productId: sku, qty: 1 }],
    ['DELETE', '/cart/v1/item', { cartId: basketId, itemId }],
    ['PUT', `${cart}/item`, { cartId: basketId, itemId, qty: 2 }],
    ['PUT', paths.coupon, { cartId: basketId, code: 'WELCOME10' }],
    ['DELETE', paths.coupon, { cartId: basketId, code: 'WELCOME10' }],
    ['POST', '/cart/v1/shippingMethod', { cartId: basketId, code: 'home', shippingId, shopperAppliedSM: true }],
    ['GET', `${cart}/shippingMethod/${shippingId}`],
    ['POST', `/cart/v2/cart/${basketId}/shippingAddress`, { addresses: [untaxedAddress], context: 'checkout' }],
    ['DELETE', `/cart/v2/cart/${basketId}/shippingAddress`],
    ['POST', `${cart}/shippingAddress/validation`, untaxedAddress],
    ['POST', `${cart}/billingAddress`, untaxedAddress],
    ['DELETE', `${cart}/billingAddress`],
    ['GET', `${cart}/paymentMethods`],
    ['POST', `${cart}/paymentInstruments`, cardBody],
    ['POST', `${cart}/paymentInstruments`, { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: things.cardId }],
    ['DELETE', `${cart}/paymentInstruments`, { paymentInstrumentId: instrumentId }],
    ['PUT', `${cart}/reward`, { appliedLoyaltyVoucher: null }],
    ['POST', `${cart}/price_adjustments`, { type: 'PERCENT', value: 10, reason: 'x' }],
    ['POST', '/cart/v1/deviceFingerPrint', { cartId: basketId, deviceFingerPrint: 'x' }],
    ['POST', `/cart/v2/cart/${basketId}/saveForLater`, { itemId }],
    ['DELETE', `/cart/v2/saveForLater/${things.savedListId}/items/${things.savedId}`],
    ['POST', paths.prepare, { basketId }],
    [
      'PUT',
      paths.order,
      orderBody({
        basketId,
        items: [],
        shippingMethods: [],
        payment_instruments: [],
        totals: { total: 1, discount: 0, totalDiscount: 0, remainingToPay: 1 },
      }),
    ],
    [
      'PATCH',
      `${paths.order}/${orderNumber}`,
      {
        paymentMethod: { code: 'CREDIT_CARD' },
        paymentInstrumentId: instrumentId,
        sessionID: 'x',
        threeDS2Result: 'x',
      },
    ],
    ['PATCH', `/consumers-v3/consumer/payment_instruments/${things.cardId}`, { main: true }],
    ['DELETE', `/consumers-v3/consumer/payment_instruments/${things.cardId}`],
    ['PUT', `/consumers-v3/consumer/address/${things.addressId}`, untaxedAddress],
    ['DELETE', `/consumers-v3/consumer/address/${things.addressId}`],
    ['POST', '/wishlists/v2/favorites', { id: productId, qty: 1, itemType: 'product', favoriteId: things.favoriteId }],
    ['POST', `/wishlists/v2/favorites/${things.favoriteId}/share`, {}],
    ['DELETE', `/wishlists/v2/favorites/${things.favoriteId}/items/${things.likedId}`],
    ['GET', `${purchase}/${orderNumber}`],
    ['POST', `${purchase}/invoice/download`, { orderId: orderNumber }],
    ['POST', `/consumers-v3/consumer/return/${orderNumber}/returnLabel`, { items: [{ itemId: orderItemId, qty: 1 }] }],
    ['POST', '/consumers-v3/consumer/resendOrderEmail', { orderId: orderNumber }],
    ['POST', '/consumers-v3/consumer/resendGiftCardEmail', { orderId: orderNumber, itemId: orderItemId }],
    ['POST', paths.track, { orderNumber, email: ownEmail }],
    ['POST', paths.cancel, { orderNumber }],
    ['POST', paths.cancel, { orderNumber, email: ownEmail }],
    ['POST', '/consumers-v3/consumer/retrieveUserData', { consumerId: things.consumerId, email: ownEmail }],
  ]
}
