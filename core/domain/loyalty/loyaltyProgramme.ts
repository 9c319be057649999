import type { Enrollment } from '../../../contracts/api/entities/consumer.ts'
import { countriesWithoutFreeShippingBenefit } from '../configuration/constants.ts'
import { locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'

export type LoyaltyBenefit = 'points' | 'vouchers' | 'freeShipping' | 'news'

/** LOY-12: a member's benefits in the country of the locale, in display order. */
export const loyaltyBenefits = (locale: Locale): readonly LoyaltyBenefit[] =>
  countriesWithoutFreeShippingBenefit.some((country) => country === locales[locale].country)
    ? ['points', 'vouchers', 'news']
    : ['points', 'vouchers', 'freeShipping', 'news']

/** The coupon behind the free shipping. */
export const freeShippingCode = 'FREESHIP'

/** ACC-03, SIGN-40: an enrolment as it is sent; pressing the button after the terms is the double opt-in. */
export const enrolmentToSend = (locale: Locale): typeof Enrollment.Type => {
  const { site, country } = locales[locale]
  return { type: 'Loyalty', optin: true, doubleOptin: true, region: site, channel: 'ECOMM', country }
}

/** LOY-01: `amountInCurrency` in minor units of the locale's currency. */
export type Voucher = { readonly points: number; readonly amountInCurrency: number }

/** The value of a number of points, the smallest first; the same figure in every currency. */
export const voucherSteps: readonly Voucher[] = [
  { points: 500, amountInCurrency: 500 },
  { points: 1_000, amountInCurrency: 1_200 },
  { points: 2_000, amountInCurrency: 2_500 },
  { points: 4_000, amountInCurrency: 6_000 },
]

/** LOY-01, LOY-04: the vouchers that a balance covers. */
export const vouchersFor = (balance: number): readonly Voucher[] =>
  voucherSteps.filter(({ points }) => points <= balance)

/** How many points are missing to the next voucher; null when the balance covers all of them. */
export const pointsToNextVoucher = (balance: number): number | null => {
  const next = voucherSteps.find(({ points }) => points > balance)
  return next === undefined ? null : next.points - balance
}

/** One point for every whole unit of the currency that was paid. `total` in minor units. */
export const pointsFor = (total: number): number => Math.max(0, Math.floor(total / 100))

/** What a new member starts with. */
export const welcomePoints = 100
