import type { readDelivery } from '../../../contracts/api/catalogue/productApi.ts'
import { isReached } from '../../../core/domain/promotion/promotionSummary.ts'
import { deliveryDates } from '../../../core/domain/shipping/deliveryDays.ts'
import type { ProductEntry } from '../../kit/Catalogue.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import { freeShipping } from './freeShipping.ts'
import { isEarnedFree, offerOf, shippingOffers } from './shippingOffers.ts'
import type { OfferFacts } from './shippingOffers.ts'

type Delivery = (typeof readDelivery)['answer']['Type']

/**
 * CAT-70: when a product ordered now (epoch ms) is delivered to a door in the locale's country, and what that costs if
 * nothing else is in the cart: the methods of the checkout, the slowest first, then what is made for its buyer.
 */
export const productDelivery = (
  product: ProductEntry,
  { currency, language, country }: SiteLocale,
  now: number,
): Delivery => {
  if (product.isDigital) return { currency, methods: [] }
  const free = freeShipping(currency, language)
  const facts: OfferFacts = {
    currency,
    language,
    address: undefined,
    store: undefined,
    hasPoints: false,
    point: undefined,
    standardIsFree: isReached(free, product.price[currency].current),
    allIsFree: false,
  }
  const offers = [...shippingOffers(facts).toReversed(), ...(product.customisable ? [offerOf('customs', facts)] : [])]
  return {
    currency,
    methods: offers.map(({ method: { code, label, price } }) => {
      const [from, to] = deliveryDates(code, now, country)
      return { code, label, from, to, price, ...(isEarnedFree(code) && price > 0 ? { freeFrom: free.threshold } : {}) }
    }),
  }
}
