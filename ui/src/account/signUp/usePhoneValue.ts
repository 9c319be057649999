import { useState } from 'react'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import type { PhoneValue } from '../../components/readPhone.ts'
import type { SignUp } from './useSignUp.ts'

/** PHONE-09: the number with the country its dial code was chosen by; two countries may share a code. */
export const usePhoneValue = ({ form, change, countries }: SignUp) => {
  const locale = useShopLocale()
  const [country, setCountry] = useState<string>(locales[locale].country)
  return {
    value: { country, text: form.phone },
    change: (next: PhoneValue): void => {
      setCountry(next.country)
      change({
        phone: next.text,
        phoneCode: countries.find(({ code }) => code === next.country)?.dialCode ?? form.phoneCode,
      })
    },
  }
}
