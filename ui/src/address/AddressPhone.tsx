import { siteOfCountry } from '../../../core/domain/locale/locales.ts'
import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import { PhoneField } from '../components/PhoneField.tsx'
import type { AddressForm } from './useAddressForm.ts'
import { useAddressText } from './useAddressText.ts'
import { usePhone } from './usePhone.ts'

export interface AddressPhoneProps {
  readonly form: AddressForm
  readonly section: 'shipping' | 'billing'
  readonly countries: readonly DialCode[]
}

export function AddressPhone({ form, section, countries }: AddressPhoneProps) {
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
