import type { Endpoint } from './endpoint.ts'
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
} from './cart/cartApi.ts'
import { setBillingAddress, setShippingAddress, setShippingMethod } from './cart/cartDeliveryApi.ts'
import { addPaymentInstrument, removePaymentInstrument, setReward } from './cart/cartPaymentApi.ts'
import { addPriceAdjustment, changePriceAdjustment, removePriceAdjustment } from './cart/priceAdjustmentApi.ts'
import { patchOrder, placeOrder, prepareOrder } from './cart/orderApi.ts'
import { moveToSaved, readSaved, removeSaved, saveForLater } from './cart/saveForLaterApi.ts'
import { addFavorite, readFavorites, removeFavorite, shareFavorites } from './account/wishlistApi.ts'

/**
 * The entries for calls that the core can owe, by their names. The worker ships only these, and not in its first chunk
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
} satisfies Readonly<Record<string, Endpoint>>
