import type { Currency } from '../../../contracts/api/wire.ts'
import type { Locale } from '../locale/locales.ts'
import { languageTag } from '../locale/locales.ts'

/** I18N-02: CAD is shown as a code, every other currency as its symbol; a minus is U+2212. `minor` in hundredths. */
export const formatMoney = (minor: number, currency: Currency, locale: Locale): string =>
  formatterFor(currency, locale)
    .formatToParts(minor / 100)
    .map((part) => (part.type === 'minusSign' ? '\u2212' : part.value))
    .join('')

const formatters = new Map<string, Intl.NumberFormat>()

/** Making a formatter costs far more than using one; they are kept by currency and locale. */
const formatterFor = (currency: Currency, locale: Locale): Intl.NumberFormat => {
  const key = `${currency} ${locale}`
  const kept = formatters.get(key)
  if (kept) return kept
  const currencyDisplay = currency === 'CAD' ? 'code' : 'symbol'
  const made = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency, currencyDisplay })
  formatters.set(key, made)
  return made
}
