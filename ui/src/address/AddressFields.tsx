import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import { siteOfCountry } from '../../../core/domain/locale/locales.ts'
import { postalCodeAsTyped } from '../../../core/domain/address/postalCodeRules.ts'
import { straightApostrophes } from '../../../core/domain/address/tidyAddress.ts'
import { SelectField } from '../components/SelectField.tsx'
import { PhoneField } from '../components/PhoneField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { AddressLine2 } from './AddressLine2.tsx'
import { AddressText } from './AddressText.tsx'
import type { AddressForm } from './useAddressForm.ts'
import { useAddressWords } from './useAddressWords.ts'
import { usePhone } from './usePhone.ts'

export interface AddressFieldsProps {
  readonly form: AddressForm
  readonly countries: readonly DialCode[]
  /** Which section of autofill it belongs to. */
  readonly section: 'shipping' | 'billing'
  /** Email and phone are asked once: billing reuses what shipping knows. */
  readonly hasContact: boolean
}

/** One address, in the order of its country's habits; its words come from the country too. */
export function AddressFields({ form, countries, section, hasContact }: AddressFieldsProps) {
  const t = useCopy('checkout')
  const shell = useCopy('shell')
  const { label, error, idOf } = useAddressWords(form, section)
  const phone = usePhone(form, countries)
  const { provinces } = form.rules
  const hasProvince = form.rules.fields['province']?.required === true
  const width = hasProvince ? 'third' : 'half'
  const text = { form, section }
  return (
    <>
      {hasContact && <AddressText {...text} field="email" type="email" autoComplete="email" help={t.emailHelp()} />}
      <AddressText {...text} field="firstName" width="half" autoComplete={`${section} given-name`} asTyped={straightApostrophes} />
      <AddressText {...text} field="lastName" width="half" autoComplete={`${section} family-name`} asTyped={straightApostrophes} />
      <AddressText {...text} field="addressLine1" autoComplete={`${section} address-line1`} />
      <AddressLine2 {...text} />
      <AddressText {...text} field="city" width={width} autoComplete={`${section} address-level2`} />
      {hasProvince && provinces === undefined && (
        <AddressText {...text} field="province" width="third" autoComplete={`${section} address-level1`} />
      )}
      {hasProvince && provinces !== undefined && (
        <div className="form-third">
          <SelectField
            id={idOf('province')}
            label={label('province')}
            options={provinces.map(({ code, name }) => ({ value: code, name }))}
            value={form.entry.province ?? ''}
            onChange={(province) => form.change({ province })}
            onBlur={() => form.leave('province')}
            error={error('province')}
            placeholder={shell.choose()}
            autoComplete={`${section} address-level1`}
          />
        </div>
      )}
      <AddressText {...text} field="postalCode" width={width} autoComplete={`${section} postal-code`} asTyped={postalCodeAsTyped} {...(form.country === 'US' ? { inputMode: 'numeric' as const } : {})} />
      <SelectField
        id={idOf('country')}
        label={label('country')}
        options={countries.map(({ code, name }) => ({ value: code, name }))}
        value={form.country}
        onChange={(country) => form.change({ country, province: '' })}
        onBlur={() => form.leave('country')}
        error={error('country')}
        autoComplete={`${section} country`}
      />
      {hasContact && (
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
      )}
    </>
  )
}
