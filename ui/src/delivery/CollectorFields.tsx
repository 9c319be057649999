import { siteOfCountry } from '../../../core/domain/locale/locales.ts'
import { straightApostrophes } from '../../../core/domain/address/tidyAddress.ts'
import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import { AddressText } from '../address/AddressText.tsx'
import type { AddressForm } from '../address/useAddressForm.ts'
import { useAddressWords } from '../address/useAddressWords.ts'
import { usePhone } from '../address/usePhone.ts'
import { PhoneField } from '../components/PhoneField.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** SHIP-21: who collects what is not sent to them; what the locale does not ask for may stay empty. */
export function CollectorFields({ form, countries }: { readonly form: AddressForm; readonly countries: readonly DialCode[] }) {
  const t = useCopy('checkout')
  const { label, error, idOf } = useAddressWords(form, 'shipping')
  const phone = usePhone(form, countries)
  const isOptional = Object.values(form.rules.fields).every(({ required }) => !required)
  const text = { form, section: 'shipping' } as const
  return (
    <>
      <h2 className="heading">{t.whoCollects()}</h2>
      <p className="meta">{isOptional ? `${t.whoCollectsDetail()} ${t.optionalFields()}` : t.whoCollectsDetail()}</p>
      <AddressText {...text} field="email" type="email" autoComplete="email" />
      <AddressText {...text} field="firstName" width="half" autoComplete="shipping given-name" asTyped={straightApostrophes} />
      <AddressText {...text} field="lastName" width="half" autoComplete="shipping family-name" asTyped={straightApostrophes} />
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
    </>
  )
}
