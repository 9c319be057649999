import type { Endpoint } from '../contracts/api/endpoint.ts'
import {
  addItem,
  applyCoupon,
  createCart,
  createCartWithItem,
  reserveWithItem,
  readCart,
  removeCoupon,
  removeItem,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  updateItem,
} from '../contracts/api/cartApi.ts'
import {
  addPaymentInstrument,
  addPriceAdjustment,
  changePriceAdjustment,
  removePaymentInstrument,
  removePriceAdjustment,
  setReward,
} from '../contracts/api/cartPaymentApi.ts'
import { patchOrder, placeOrder, prepareOrder } from '../contracts/api/orderApi.ts'
import { moveToSaved, readSaved, removeSaved, saveForLater } from '../contracts/api/saveForLaterApi.ts'
import { addFavorite, readFavorites, removeFavorite, shareFavorites } from '../contracts/api/wishlistApi.ts'
import type { EndpointName } from '../core/commands/call.ts'

/** The entries of the contract that the core can owe a call to. Only these are shipped, and not with the first piece (`loadCalls`). */
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
