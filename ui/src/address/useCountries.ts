import { useMemo } from 'react'
import { languageTag, locales, siteOfCountry } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import { useSideQuery } from '../bridge/core/useQuery.ts'
import { useShopLocale } from '../copy/shopLocale.ts'

/** PHONE-09, I18N-04: the countries to which this site ships, its own first; from the code until the server answers. */
export const useCountries = (): readonly DialCode[] => {
  const locale = useShopLocale()
  const answer = useSideQuery('sideLookup', { name: 'countries', ask: {} })
  return useMemo(
    () => answer?.filter(({ code }) => siteOfCountry(code) === locales[locale].site) ?? knownCountries(locale),
    [answer, locale],
  )
}

const knownCountries = (locale: Locale): readonly DialCode[] => {
  const { site, country } = locales[locale]
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' })
  const facts = new Map(Object.values(locales).map((each) => [each.country, each.dialCode]))
  return [...facts]
    .filter(([code]) => siteOfCountry(code) === site)
    .map(([code, dialCode]) => ({ code, name: names.of(code) ?? code, dialCode }))
    .sort((a, b) => Number(b.code === country) - Number(a.code === country) || a.name.localeCompare(b.name))
}
