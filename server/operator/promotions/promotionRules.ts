import type { PromotionTerms } from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import { couponCode } from '../../../core/domain/promotion/coupon.ts'
import { locales } from '../../kit/siteLocale.ts'

/** Why it cannot be, for people; `field`: of the call. */
export type PromotionFault = { readonly field: string; readonly message: string }

const fault = (field: string, message: string): PromotionFault => ({ field, message })

/** OPR-56: a code as shoppers' codes are read (CART-19), or why it cannot be one. */
export const readCode = (typed: string): string | PromotionFault => {
  const code = couponCode(typed)
  return /^[A-Z0-9][A-Z0-9_-]{2,31}$/.test(code)
    ? code
    : fault('code', 'Code: 3 to 32 of the letters A to Z, digits, “-” and “_”, beginning with a letter or digit.')
}

/** OPR-56: terms as they are kept: names without spaces around them, none that only repeats the English one. */
export const tidied = ({ names, ...terms }: PromotionTerms): PromotionTerms => {
  const en = names.en.trim()
  const other = (name: string): string => (name.trim() === en ? '' : name.trim())
  return {
    ...terms,
    names: { en, fr: other(names.fr), de: other(names.de), it: other(names.it), es: other(names.es) },
    amount: terms.benefit === 'freeShipping' ? 0 : terms.amount,
  }
}

/** The largest amount of money, minor units: 100,000.00. */
const mostMoney = 10_000_000

/** OPR-56: what cannot be of a coupon's terms; undefined: all can. */
export const promotionFault = (terms: PromotionTerms): PromotionFault | undefined => {
  const { names, benefit, amount, validFrom, validTo, threshold, country } = terms
  if (names.en === '') return fault('names.en', 'English name: shoppers read it beside what is taken off. Give one.')
  if (benefit === 'percentOffOrder' && (amount < 1 || amount > 10_000))
    return fault('amount', 'Percent: more than 0 and 100 at most, with two places after the point.')
  if (benefit === 'amountOffOrder' && (amount < 1 || amount > mostMoney))
    return fault('amount', 'Amount: more than 0 and 100,000.00 at most.')
  if (threshold !== null && (threshold < 1 || threshold > mostMoney))
    return fault('threshold', 'Least order: more than 0 and 100,000.00 at most, or nothing at all.')
  if (country !== null && locales.every((locale) => locale.country !== country))
    return fault('country', `Country: there is no shop in ${country}.`)
  for (const [field, instant, name] of [
    ['validFrom', validFrom, 'From'],
    ['validTo', validTo, 'Until'],
  ] as const)
    if (instant !== null && !isInstant(instant)) return fault(field, `${name}: this is no time between 2000 and 2200.`)
  if (validFrom !== null && validTo !== null && validTo <= validFrom)
    return fault('validTo', 'Until: this is before it begins, so nobody could ever use it.')
  return undefined
}

/** OPR-57: what a used code keeps, because orders say that they got it. */
export const isRewritten = (before: PromotionTerms, after: PromotionTerms): boolean =>
  before.benefit !== after.benefit || before.amount !== after.amount

export type PromotionState = 'active' | 'coming' | 'over'

/** OPR-55: `now`: epoch ms. The same instants as when it is used (CART-19). */
export const promotionState = (
  { validFrom, validTo }: Pick<PromotionTerms, 'validFrom' | 'validTo'>,
  now: number,
): PromotionState => {
  if (validTo !== null && now >= validTo) return 'over'
  return validFrom !== null && now < validFrom ? 'coming' : 'active'
}

const isInstant = (at: number): boolean => at >= Date.UTC(2000, 0) && at < Date.UTC(2200, 0)
