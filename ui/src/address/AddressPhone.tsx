import { useState } from 'react'
import { siteOfCountry } from '../../../core/domain/locale/locales.ts'
import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import { PhoneField } from '../components/phone/PhoneField.tsx'
import type { PhoneValue } from '../components/phone/readPhone.ts'
import type { AddressForm } from './useAddressForm.ts'
import { useAddressText } from './useAddressText.ts'

interface AddressPhoneProps {
  readonly form: AddressForm
  readonly section: 'shipping' | 'billing'
  readonly countries: readonly DialCode[]
}

export const AddressPhone = ({ form, section, countries }: AddressPhoneProps) => {
  const { label, error, idOf } = useAddressText(form, section)
  const phone = usePhone(form, countries)
  return (
    <PhoneField
      id={idOf('phone')}
      label={label('phone')}
      dialCodes={countries}
      site={siteOfCountry(form.country)}
      value={phone.value}
      onChange={phone.change}
      onBlur={() => form.leave('phone')}
      error={error('phone')}
    />
  )
}

/**
 * PHONE-09, PHONE-10: the number with the country by which its dial code was chosen; two countries may share a code.
 */
const usePhone = (form: AddressForm, countries: readonly DialCode[]) => {
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
