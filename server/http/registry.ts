import { addressHandlers } from '../consumer/addresses/addressHandlers.ts'
import { adjustmentHandlers } from '../cart/adjustmentHandlers.ts'
import { authHandlers } from '../consumer/authHandlers.ts'
import { cardHandlers } from '../consumer/cards/cardHandlers.ts'
import { cartHandlers } from '../cart/cartHandlers.ts'
import { catalogHandlers } from '../catalog/catalogHandlers.ts'
import { checkoutHandlers } from '../checkout/checkoutHandlers.ts'
import { contentHandlers } from '../content/contentHandlers.ts'
import { couponHandlers } from '../promotion/couponHandlers.ts'
import { builtInProvider } from '../payment/builtInProvider.ts'
import { paymentHandlers } from '../payment/paymentHandlers.ts'
import { giftCardHandlers } from '../giftcard/giftCardHandlers.ts'
import { favoriteHandlers } from '../favorites/favoriteHandlers.ts'
import { orderHandlers } from '../order/orderHandlers.ts'
import { loyaltyHandlers } from '../consumer/loyalty/loyaltyHandlers.ts'
import { profileHandlers } from '../consumer/profile/profileHandlers.ts'
import { subscriptionHandlers } from '../consumer/subscriptions/subscriptionHandlers.ts'
import { purchaseHandlers } from '../order/purchaseHandlers.ts'
import { savedHandlers } from '../saved/savedHandlers.ts'
import { searchHandlers } from '../search/searchHandlers.ts'
import { serviceHandlers } from '../service/serviceHandlers.ts'
import { sessionHandlers } from '../session/sessionHandlers.ts'
import { storeHandlers } from '../store/storeHandlers.ts'
import { systemHandlers } from '../system/systemHandlers.ts'
import { utilityHandlers } from '../utility/utilityHandlers.ts'
import type { Handler } from './handle.ts'

/** Every endpoint that is answered for real. Each noun adds its list. */
export const registry: readonly Handler[] = [
  ...addressHandlers,
  ...adjustmentHandlers,
  ...authHandlers,
  ...cardHandlers(builtInProvider),
  ...cartHandlers,
  ...catalogHandlers,
  ...checkoutHandlers,
  ...contentHandlers,
  ...couponHandlers,
  ...favoriteHandlers,
  ...giftCardHandlers,
  ...loyaltyHandlers,
  ...orderHandlers(builtInProvider),
  ...paymentHandlers(builtInProvider),
  ...profileHandlers,
  ...purchaseHandlers(builtInProvider),
  ...savedHandlers,
  ...searchHandlers,
  ...serviceHandlers,
  ...sessionHandlers,
  ...storeHandlers,
  ...subscriptionHandlers,
  ...systemHandlers,
  ...utilityHandlers,
]
