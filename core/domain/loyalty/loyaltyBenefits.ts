import { locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'

export type LoyaltyBenefit = 'points' | 'vouchers' | 'freeShipping' | 'news'

/** LOY-12: by the country of the locale. */
const withoutFreeShipping: ReadonlySet<string> = new Set(['FR', 'IT', 'DE', 'GB'])

/** What a member has of it, in the order shown. */
export const loyaltyBenefits = (locale: Locale): readonly LoyaltyBenefit[] =>
  withoutFreeShipping.has(locales[locale].country)
    ? ['points', 'vouchers', 'news']
    : ['points', 'vouchers', 'freeShipping', 'news']

/** The coupon behind the free shipping. */
export const freeShippingCode = 'FREESHIP'
