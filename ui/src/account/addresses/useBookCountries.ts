import type { Address } from '../../../../contracts/api/address.ts'
import { allLocales, locales } from '../../../../core/domain/locale/locales.ts'
import type { DialCode } from '../../../../core/domain/phone/dialCodes.ts'
import { countryName } from '../../address/countryName.ts'
import { useCountries } from '../../address/useCountries.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'

/** The countries of this site, and that of an address which was saved on another one. */
export const useBookCountries = (known: Address | null): readonly DialCode[] => {
  const locale = useShopLocale()
  const countries = useCountries()
  const code = known?.country
  if (code === undefined || countries.some((entry) => entry.code === code)) return countries
  const home = allLocales.find((each) => locales[each].country === code)
  return home === undefined
    ? countries
    : [...countries, { code, name: countryName(code, locale), dialCode: locales[home].dialCode }]
}
