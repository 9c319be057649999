import type { Currency } from '../../../contracts/api/wire.ts'
import { formatNumber } from '../locale/formatNumber.ts'
import type { Locale } from '../locale/locales.ts'

/** I18N-02: CAD is shown as a code, every other currency as its symbol; a minus is U+2212. `minor` in hundredths. */
export const formatMoney = (minor: number, currency: Currency, locale: Locale): string => {
  const sign = minor < 0 ? '\u2212' : ''
  const amount = formatNumber(Math.abs(minor) / 100, locale, 2, 2)
  const symbol = currencySymbol(currency, locale)
  if (!locale.startsWith('en')) return `${sign}${amount}\u00a0${symbol}`
  return `${sign}${symbol}${currency === 'CAD' ? '\u00a0' : ''}${amount}`
}

/** I18N-02: how the locale distinguishes a currency from its own and others', e.g. "US$" in Canada. */
export const currencySymbol = (currency: Currency, locale: Locale): string =>
  abroad[locale]?.[currency] ?? symbols[currency]

const symbols = { USD: '$', CAD: 'CAD', GBP: '£', EUR: '€' } as const satisfies Record<Currency, string>

const abroad: Partial<Record<Locale, Partial<Record<Currency, string>>>> = {
  'en-ca': { USD: 'US$' },
  'en-gb': { USD: 'US$' },
  'fr-ca': { USD: '$\u00a0US' },
  'fr-fr': { USD: '$US', GBP: '£GB' },
  'it-it': { USD: 'USD' },
  'es-es': { USD: 'US$', GBP: 'GBP' },
}
