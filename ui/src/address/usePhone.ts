import { useState } from 'react'
import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import type { PhoneValue } from '../components/readPhone.ts'
import type { AddressForm } from './useAddressForm.ts'

/** PHONE-09, PHONE-10: the number with the country its dial code was chosen by; two countries may share a code. */
export const usePhone = (form: AddressForm, countries: readonly DialCode[]) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const sharing = countries.filter(({ dialCode }) => dialCode === form.dialCode)
  const country =
    sharing.find(({ code }) => code === chosen) ?? sharing.find(({ code }) => code === form.country) ?? sharing[0]
  const value: PhoneValue = { country: country?.code ?? form.country, text: form.entry.phone ?? '' }
  return {
    value,
    change: (next: PhoneValue) => {
      setChosen(next.country)
      const phoneCode = countries.find(({ code }) => code === next.country)?.dialCode ?? form.dialCode
      form.change({ phone: next.text, phoneCode })
    },
  }
}
