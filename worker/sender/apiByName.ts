import type { Endpoint } from '../../contracts/api/endpoint.ts'
import {
  addItem,
  applyCoupon,
  createCart,
  createCartWithItem,
  reserveWithItem,
  readCart,
  removeCoupon,
  removeItem,
  updateItem,
} from '../../contracts/api/cart/cartApi.ts'
import { setBillingAddress, setShippingAddress, setShippingMethod } from '../../contracts/api/cart/cartDeliveryApi.ts'
import { addPaymentInstrument, removePaymentInstrument, setReward } from '../../contracts/api/cart/cartPaymentApi.ts'
import {
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
} from '../../contracts/api/cart/priceAdjustmentApi.ts'
import { patchOrder, placeOrder, prepareOrder } from '../../contracts/api/cart/orderApi.ts'
import { moveToSaved, readSaved, removeSaved, saveForLater } from '../../contracts/api/cart/saveForLaterApi.ts'
import { addFavorite, readFavorites, removeFavorite, shareFavorites } from '../../contracts/api/account/wishlistApi.ts'
import type { EndpointName } from '../../core/commands/call.ts'

/**
 * The contract's entries for calls that the core can owe. Only these are shipped, and not in the first chunk
 * (`loadCalls`).
 */
export const apiByName = {
  createCart,
  createCartWithItem,
  reserveWithItem,
  readCart,
  addItem,
  removeItem,
  updateItem,
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
  applyCoupon,
  removeCoupon,
  setShippingMethod,
  setShippingAddress,
  setBillingAddress,
  addPaymentInstrument,
  removePaymentInstrument,
  setReward,
  prepareOrder,
  placeOrder,
  patchOrder,
  saveForLater,
  moveToSaved,
  removeSaved,
  readSaved,
  readFavorites,
  addFavorite,
  removeFavorite,
  shareFavorites,
} satisfies { readonly [Name in EndpointName]: Endpoint }
