import * as cart from '../../../contracts/api/cart/cartApi.ts'
import * as delivery from '../../../contracts/api/cart/cartDeliveryApi.ts'
import * as payment from '../../../contracts/api/cart/cartPaymentApi.ts'
import * as paymentQuestions from '../../../contracts/api/cart/paymentQuestionsApi.ts'
import * as addresses from '../../../contracts/api/account/consumerAddressApi.ts'
import { retrieveUserData } from '../../../contracts/api/account/consumerApi.ts'
import * as cards from '../../../contracts/api/account/consumerPaymentApi.ts'
import type { Endpoint, InputOf } from '../../../contracts/api/endpoint.ts'
import { patchOrder, placeOrder, prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import * as adjustment from '../../../contracts/api/cart/priceAdjustmentApi.ts'
import * as purchase from '../../../contracts/api/cart/purchaseApi.ts'
import * as saved from '../../../contracts/api/cart/saveForLaterApi.ts'
import { openWarrantyCase } from '../../../contracts/api/serviceCaseApi.ts'
import { withdrawFromContract } from '../../../contracts/api/withdrawalApi.ts'
import * as wishlist from '../../../contracts/api/account/wishlistApi.ts'
import { address, cardBody } from '../order/checkoutGuest.ts'

/** The ids of an owner's things. */
export type Things = Readonly<
  Record<
    | 'basketId'
    | 'itemId'
    | 'shippingId'
    | 'instrumentId'
    | 'addressId'
    | 'cardId'
    | 'favoriteId'
    | 'likedId'
    | 'saveForLaterId'
    | 'savedId'
    | 'orderNumber'
    | 'orderItemId'
    | 'consumerId',
    string
  >
>

export type ForeignCall = { readonly endpoint: Endpoint; readonly input: unknown }

const named = <E extends Endpoint>(endpoint: E, input: InputOf<E>): ForeignCall => ({ endpoint, input })

/**
 * Every call that names something by its id, with these ids; `sku` = what would be put into a basket, `email` = the
 * caller's own.
 */
export const foreignCalls = (things: Things, sku: string, email: string): readonly ForeignCall[] => {
  const { basketId, itemId, shippingId, instrumentId, addressId, cardId, favoriteId, orderNumber } = things
  const params = { basketId }
  const inCart = { cartId: basketId }
  return [
    named(cart.readCart, { params, query: {} }),
    named(cart.addItem, { body: { ...inCart, productId: sku, qty: 1 } }),
    named(cart.removeItem, { body: { ...inCart, itemId } }),
    named(cart.updateItem, { params, query: {}, body: { ...inCart, itemId, qty: 2 } }),
    named(cart.applyCoupon, { body: { ...inCart, code: 'WELCOME10' } }),
    named(cart.removeCoupon, { body: { ...inCart, code: 'WELCOME10' } }),
    named(delivery.setShippingMethod, {
      query: {},
      body: { ...inCart, code: 'home', shippingId, shopperAppliedSM: true },
    }),
    named(delivery.readShippingMethods, { params: { basketId, shippingId }, query: {} }),
    named(delivery.setShippingAddress, { params, body: { addresses: [address], context: 'checkout' } }),
    named(delivery.removeShippingAddress, { params }),
    named(delivery.validateShippingAddress, { params, body: address }),
    named(delivery.setBillingAddress, { params, body: address }),
    named(delivery.removeBillingAddress, { params }),
    named(payment.readPaymentMethods, { params }),
    named(payment.addPaymentInstrument, { params, body: cardBody() }),
    named(payment.removePaymentInstrument, { params, body: { paymentInstrumentId: instrumentId } }),
    named(payment.setReward, { params, body: { appliedLoyaltyVoucher: null } }),
    named(paymentQuestions.sendDeviceFingerPrint, { body: { ...inCart, deviceFingerPrint: 'x' } }),
    named(adjustment.addPriceAdjustment, { params, body: { type: 'PERCENT', value: 10, reason: 'x' } }),
    named(adjustment.changePriceAdjustment, {
      params: { basketId, adjustmentId: 'x' },
      body: { type: 'PERCENT', value: 10, reason: 'x' },
    }),
    named(adjustment.removePriceAdjustment, { params: { basketId, adjustmentId: 'x' } }),
    named(saved.moveToSaved, { params, body: { itemId } }),
    named(saved.removeSaved, { params: { saveForlaterId: things.saveForLaterId, itemId: things.savedId } }),
    named(saved.saveForLater, {
      body: {
        productId: sku,
        pdpUrl: '/x',
        available: true,
        qty: 1,
        type: 'product',
        saveForLater: { saveForLaterId: things.saveForLaterId, consumerID: things.consumerId },
      },
    }),
    named(prepareOrder, { body: { basketId } }),
    named(placeOrder, {
      body: { ...inCart, paymentMethod: { additionalData: { shownTotal: 1 } }, type: 'CREDIT_CARD' },
    }),
    named(patchOrder, {
      params: { orderNumber },
      body: {
        paymentMethod: { code: 'CREDIT_CARD' },
        paymentInstrumentId: instrumentId,
        sessionID: 'x',
        threeDS2Result: 'x',
      },
    }),
    named(cards.changeSavedInstrument, { params: { paymentInstrumentId: cardId }, body: { main: true } }),
    named(cards.removeSavedInstrument, { params: { paymentInstrumentId: cardId } }),
    named(cards.saveInstrument, {
      query: { payment_method_id: 'CREDIT_CARD' },
      body: { ...cardBody(), address: { addressId } },
    }),
    named(addresses.updateAddress, { params: { addressId }, body: address }),
    named(addresses.removeAddress, { params: { addressId } }),
    named(wishlist.addFavorite, { body: { id: sku, qty: 1, itemType: 'product', favoriteId } }),
    named(wishlist.readSharedFavorites, { params: { favoriteId } }),
    named(wishlist.shareFavorites, { params: { favoriteId }, body: {} }),
    named(wishlist.removeFavorite, { params: { favoriteId, itemId: things.likedId } }),
    named(purchase.readPurchase, { params: { orderId: orderNumber } }),
    named(purchase.downloadInvoice, { body: { orderId: orderNumber } }),
    named(purchase.createReturnLabel, {
      params: { orderId: orderNumber },
      body: { items: [{ itemId: things.orderItemId, qty: 1 }] },
    }),
    named(purchase.trackOrder, { body: { orderNumber, email } }),
    named(purchase.cancelOrder, { body: { orderNumber } }),
    named(purchase.cancelOrder, { body: { orderNumber, email } }),
    named(purchase.resendOrderEmail, { body: { orderId: orderNumber } }),
    named(purchase.resendGiftCardEmail, { body: { orderId: orderNumber, itemId: things.orderItemId } }),
    named(retrieveUserData, { body: { consumerId: things.consumerId, email } }),
    named(withdrawFromContract, { body: { orderNumber, name: 'Idris', email } }),
    named(openWarrantyCase, {
      body: { orderNumber, productId: 'x', description: 'The sole came off after a week.', email },
    }),
  ]
}
