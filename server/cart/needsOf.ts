import { giftCardIds } from '../giftcard/takeGiftCards.ts'
import type { PricingNeeds } from '../inventory/PricingNeeds.ts'
import { customersOf } from '../promotion/customersOf.ts'
import { giftSku } from '../promotion/giftWithPurchase.ts'
import type { OpenBasket } from './BasketDocument.ts'

/** What a basket's figures look at beside the basket. Written with it each time, so that one statement finds both. */
export const needsOf = (basket: Pick<OpenBasket, 'subject' | 'document'>): PricingNeeds => {
  const { lines, coupons, favoriteStoreId, method } = basket.document
  return {
    skus: [...new Set([...lines.map(({ sku }) => sku), giftSku])],
    codes: coupons,
    giftCards: giftCardIds(basket.document),
    customers: customersOf(basket),
    ...(favoriteStoreId === undefined ? {} : { storeId: favoriteStoreId }),
    ...(method?.pointId === undefined ? {} : { pointId: method.pointId }),
  }
}
