import { languageTag, locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'

const kmPerMile = 1.609344
const inMiles: ReadonlySet<string> = new Set(['US', 'GB'])

/** The distance, in the country's unit. */
export const distanceText = (km: number, locale: Locale): string => {
  const isMiles = inMiles.has(locales[locale].country)
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: 1,
  }).format(isMiles ? km / kmPerMile : km)
}
