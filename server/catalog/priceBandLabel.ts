import type { SiteLocale } from '../site/siteLocale.ts'
import type { PriceBand } from './filters.ts'

/** `$50–100`, `€200 and up`, `200 $US et plus`: whole amounts, in the way of the locale. */
export function priceBandLabel({ from, to }: PriceBand, { code, currency, language }: SiteLocale): string {
  const format = new Intl.NumberFormat(code, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
    maximumFractionDigits: 0,
  })
  if (to === Infinity) return `${format.format(from / 100)} ${language === 'fr' ? 'et plus' : 'and up'}`
  if (from === 0) return `${language === 'fr' ? 'Moins de' : 'Under'} ${format.format(to / 100)}`
  return format.formatRange(from / 100, to / 100)
}
