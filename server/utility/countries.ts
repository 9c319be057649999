import type { AddressFields, readCountries } from '../../contracts/api/utilityApi.ts'
import { needsProvince } from '../../core/domain/address/addressRules.ts'
import { postalCodeRules } from '../../core/domain/address/postalCode.ts'
import { provinces } from '../../core/domain/address/provinces.ts'
import { locales as shopLocales, siteOfCountry } from '../../core/domain/locale/locales.ts'
import { countryText } from '../kit/formats.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'

type Country = (typeof readCountries)['answer']['Type'][number]

/** I18N-04: the countries of the locale's site, its own first, named in its language. */
export const countries = ({ code, country }: SiteLocale): readonly Country[] => {
  const site = siteOfCountry(country)
  const dialCodes = new Map(Object.values(shopLocales).map((facts) => [facts.country, facts.dialCode]))
  return [...dialCodes]
    .filter(([other]) => siteOfCountry(other) === site)
    .map(([other, dialCode]) => ({ code: other, name: countryText({ code }, other), dialCode }))
    .toSorted((a, b) => Number(b.code === country) - Number(a.code === country) || a.name.localeCompare(b.name, code))
}

/** VAL-36, VAL-41: how a country differs from the address form's defaults; undefined where the shop does not ship. */
export const addressFieldRules = (country: string): AddressFields | undefined => {
  const list = provinces[country]
  if (!Object.hasOwn(provinces, country) || !list) return undefined
  const postalCode = { required: true, ...postalCodeRules[country], maxLength: 10 }
  return { fields: { postalCode, province: { required: needsProvince(country) } }, provinces: list }
}
