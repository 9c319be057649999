import { adjustmentHandlers, cartHandlers } from '../cart/cartHandlers.ts'
import { catalogHandlers } from '../catalog/catalogHandlers.ts'
import { checkoutHandlers } from '../checkout/checkoutHandlers.ts'
import { addressHandlers } from '../consumer/addresses/addressHandlers.ts'
import { authHandlers } from '../consumer/authHandlers.ts'
import { loyaltyHandlers } from '../consumer/loyalty/loyaltyHandlers.ts'
import { profileHandlers } from '../consumer/profile/profileHandlers.ts'
import { sessionHandlers } from '../consumer/sessionHandlers.ts'
import { subscriptionHandlers } from '../consumer/subscriptions/subscriptionHandlers.ts'
import { contentHandlers } from '../content/contentHandlers.ts'
import { eventHandlers } from '../event/eventHandlers.ts'
import { experimentHandlers } from '../experiment/experimentHandlers.ts'
import { favoriteHandlers } from '../favorites/favoriteHandlers.ts'
import { galleryHandlers } from '../gallery/galleryHandlers.ts'
import type { Handler } from '../kit/handle.ts'
import { operatorHandlers } from '../operator/operatorHandlers.ts'
import { orderHandlers } from '../order/orderHandlers.ts'
import { purchaseHandlers } from '../order/purchaseHandlers.ts'
import { builtInProvider } from '../payment/builtInProvider.ts'
import { cardHandlers } from '../payment/cards/cardHandlers.ts'
import { giftCardHandlers } from '../payment/giftCardHandlers.ts'
import { paymentHandlers } from '../payment/paymentHandlers.ts'
import { pictureHandlers } from '../operator/pictures/pictureHandlers.ts'
import { promotionHandlers } from '../operator/promotions/promotionHandlers.ts'
import { redirectHandlers } from '../operator/redirects/redirectHandlers.ts'
import { couponHandlers } from '../promotion/couponHandlers.ts'
import { reviewHandlers } from '../review/reviewHandlers.ts'
import { savedHandlers } from '../saved/savedHandlers.ts'
import { searchHandlers } from '../search/searchHandlers.ts'
import { serviceHandlers } from '../service/serviceHandlers.ts'
import { storeHandlers } from '../store/storeHandlers.ts'
import { trackingHandlers } from '../tracking/trackingHandlers.ts'
import { utilityHandlers } from '../utility/utilityHandlers.ts'
import { withdrawalHandlers } from '../withdrawal/withdrawalHandlers.ts'

/** Every endpoint that has a handler. Each noun adds its list. */
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
  ...eventHandlers,
  ...experimentHandlers,
  ...favoriteHandlers,
  ...galleryHandlers,
  ...giftCardHandlers,
  ...loyaltyHandlers,
  ...operatorHandlers,
  ...orderHandlers(builtInProvider),
  ...paymentHandlers(builtInProvider),
  ...pictureHandlers,
  ...profileHandlers,
  ...promotionHandlers,
  ...purchaseHandlers(builtInProvider),
  ...redirectHandlers,
  ...reviewHandlers,
  ...savedHandlers,
  ...searchHandlers,
  ...serviceHandlers,
  ...sessionHandlers,
  ...storeHandlers,
  ...subscriptionHandlers,
  ...trackingHandlers,
  ...utilityHandlers,
  ...withdrawalHandlers,
]

/** The API ids that have a handler; the others of the table answer 501. */
export const builtEndpoints: readonly string[] = registry.map(({ endpoint }) => endpoint.id).toSorted()
