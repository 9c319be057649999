import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import { returnDays } from '../../../core/domain/order/returnRules.ts'
import { deliveryDays, handlingDays } from '../../../core/domain/shipping/deliveryDays.ts'
import { deliveryMethods } from '../../cart/pricing/productDelivery.ts'
import { reachesAll } from '../../cart/pricing/shippingOffers.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'

/**
 * SEO-06: how a product is delivered to the locale's country if nothing else is ordered, as its page says (CAT-70):
 * each method that reaches all of the country, but what is made for its buyer. Amounts are numbers in units of the
 * currency, as search engines want them.
 */
export const shippingTerms = ({ price, ...product }: Product, locale: SiteLocale): readonly object[] =>
  deliveryMethods({ ...product, price: price.current }, locale)
    .filter(({ code }) => code !== 'customs' && reachesAll(code, locale.country))
    .map((method) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: method.price / 100, currency: locale.currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: locale.country },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(handlingDays),
        transitTime: days([
          deliveryDays[method.code][0] - handlingDays[0],
          deliveryDays[method.code][1] - handlingDays[1],
        ]),
      },
    }))

const days = ([minValue, maxValue]: readonly [number, number]): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** ORD-07: for how long what was sent to the locale's country may be returned. What was emailed may not be. */
export const returnPolicy = ({ country }: Pick<SiteLocale, 'country'>, isDigital = false): object => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  ...(isDigital
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
        returnMethod: 'https://schema.org/ReturnByMail',
        // ORD-07: the label is the shop’s. ORD-16: nothing is taken off the refund.
        returnFees: 'https://schema.org/FreeReturn',
      }),
})
