import type { readDelivery } from '../../../contracts/api/catalogue/productApi.ts'
import type { ApplicableShippingMethod } from '../../../contracts/api/entities/shippingMethod.ts'
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
export const productDelivery = (product: ProductEntry, locale: SiteLocale, now: number): Delivery => {
  const { currency, language, country } = locale
  const price = product.price[currency].current
  const { threshold } = freeShipping(currency, language)
  return {
    currency,
    methods: deliveryMethods({ ...product, price }, locale).map(({ code, label, price: cost }) => {
      const [from, to] = deliveryDates(code, now, country)
      return {
        code,
        label,
        from,
        to,
        price: cost,
        ...(isEarnedFree(code) && cost > 0 ? { freeFrom: threshold } : {}),
      }
    }),
  }
}

/** The same methods with their prices, minor units. `price`: of the product, minor units. */
export const deliveryMethods = (
  { isDigital, customisable, price }: Pick<ProductEntry, 'isDigital' | 'customisable'> & { readonly price: number },
  { currency, language }: Pick<SiteLocale, 'currency' | 'language'>,
): readonly ApplicableShippingMethod[] => {
  if (isDigital) return []
  const facts: OfferFacts = {
    currency,
    language,
    address: undefined,
    store: undefined,
    hasPoints: false,
    point: undefined,
    standardIsFree: isReached(freeShipping(currency, language), price),
    allIsFree: false,
  }
  const offers = [...shippingOffers(facts).toReversed(), ...(customisable ? [offerOf('customs', facts)] : [])]
  return offers.map(({ method }) => method)
}
