import type { Enrollment } from '../../../contracts/api/entities/consumer.ts'
import { locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'

export type LoyaltyBenefit = 'points' | 'vouchers' | 'freeShipping' | 'news'

/** LOY-12: by the country of the locale. */
const withoutFreeShipping: ReadonlySet<string> = new Set(['FR', 'IT', 'DE', 'GB'])

/** A member's benefits, in display order. */
export const loyaltyBenefits = (locale: Locale): readonly LoyaltyBenefit[] =>
  withoutFreeShipping.has(locales[locale].country)
    ? ['points', 'vouchers', 'news']
    : ['points', 'vouchers', 'freeShipping', 'news']

/** The coupon behind the free shipping. */
export const freeShippingCode = 'FREESHIP'

/** ACC-03, SIGN-40: an enrolment as it is sent; pressing the button after the terms is the double opt-in. */
export const enrolmentToSend = (locale: Locale): typeof Enrollment.Type => {
  const { site, country } = locales[locale]
  return { type: 'Loyalty', optin: true, doubleOptin: true, region: site, channel: 'ECOMM', country }
}
