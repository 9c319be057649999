import type { readCountries } from '../../contracts/api/utilityApi.ts'
import { languageTag, locales as shopLocales, siteOfCountry } from '../../core/domain/locale/locales.ts'
import type { SiteLocale } from '../site/siteLocale.ts'

type Country = (typeof readCountries)['answer']['Type'][number]

/** I18N-04: the countries of the locale's site, its own first, named in its language. */
export function countries({ code, country }: SiteLocale): readonly Country[] {
  const names = new Intl.DisplayNames(languageTag(code), { type: 'region' })
  const site = siteOfCountry(country)
  const dialCodes = new Map(
    Object.values(shopLocales).map((facts) => [facts.country as string, facts.dialCode as string]),
  )
  return [...dialCodes]
    .filter(([other]) => siteOfCountry(other) === site)
    .map(([other, dialCode]) => ({ code: other, name: names.of(other) ?? other, dialCode }))
    .toSorted((a, b) => Number(b.code === country) - Number(a.code === country) || a.name.localeCompare(b.name, code))
}
