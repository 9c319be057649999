import { formatDay } from '../../core/domain/time/formatDay.ts'
import { formatMoney } from '../../core/domain/money/formatMoney.ts'
import { languageTag } from '../../core/domain/locale/locales.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'
import type { SiteLocale } from './siteLocale.ts'

/** Formats say the same for ever but are slow to make, so each is made once per site and what it is for. */
const once = <T>(make: (code: SiteLocale['code'], of: string) => T) => {
  const made = new Map<string, T>()
  return (code: SiteLocale['code'], of: string): T => {
    const key = `${code} ${of}`
    const format = made.get(key) ?? make(code, of)
    made.set(key, format)
    return format
  }
}

type Site = Pick<SiteLocale, 'code'>

/** Minor units as the screen writes them: 1234567 → $12,345.67, 12 345,67 €. */
export const moneyText =
  ({ code }: Site, currency: CurrencyCode) =>
  (minor: number): string =>
    printable(formatMoney(minor, currency, code))

const wholeAmounts = once(
  (code, currency) =>
    new Intl.NumberFormat(code, {
      style: 'currency',
      currency,
      currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
      maximumFractionDigits: 0,
    }),
)

/** Amounts without a fraction, and ranges of them: $50–100. Dollars of Canada are named. */
export const wholeAmount = ({ code }: Site, currency: CurrencyCode): Intl.NumberFormat => wholeAmounts(code, currency)

const shares = once(
  (code, digits) =>
    new Intl.NumberFormat(languageTag(code), { style: 'percent', maximumFractionDigits: Number(digits) }),
)

/** 0.19975 → 19.975 %, with at most so many digits after the point. */
export const shareText = ({ code }: Site, share: number, digits: number): string =>
  shares(code, String(digits)).format(share)

/** Few fonts for print have a narrow non-breaking space. */
export const printable = (text: string): string => text.replaceAll('\u202f', '\u00a0')

/** A date in the site's language, in UTC, so that a page says the same wherever it is printed. */
export const dayText = ({ code }: Site, at: number): string =>
  formatDay(code, at, { dateStyle: 'long', timeZone: 'UTC' })

const names = once(
  (code, type) => new Intl.DisplayNames(languageTag(code), { type: type === 'region' ? 'region' : 'language' }),
)

/** A country (ISO 3166) in the site's language. */
export const countryText = ({ code }: Site, country: string): string => names(code, 'region').of(country) ?? country

/** A language (ISO 639) in the site's language. */
export const languageText = ({ code }: Site, language: string): string =>
  names(code, 'language').of(language) ?? language
