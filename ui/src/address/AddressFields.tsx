import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import { postalCodeAsTyped } from '../../../core/domain/address/postalCodeRules.ts'
import { SelectField } from '../components/SelectField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { AddressLine2 } from './AddressLine2.tsx'
import { AddressNames } from './AddressNames.tsx'
import { AddressPhone } from './AddressPhone.tsx'
import { AddressText } from './AddressText.tsx'
import type { AddressForm } from './useAddressForm.ts'
import { useAddressText } from './useAddressText.ts'

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
  const { label, error, idOf } = useAddressText(form, section)
  const { provinces } = form.rules
  const hasProvince = form.rules.fields['province']?.required === true
  const text = { form, section }
  const { province = '' } = form.entry
  const listed = (provinces ?? []).map(({ code, name }) => ({ value: code, name }))
  // What an earlier build let somebody type, and is no province, is still seen, and marked.
  const choices =
    province === '' || listed.some(({ value }) => value === province)
      ? listed
      : [{ value: province, name: province }, ...listed]
  return (
    <>
      {hasContact && <AddressText {...text} field="email" type="email" autoComplete="email" help={t.emailHelp()} />}
      <AddressNames {...text} />
      <AddressText {...text} field="addressLine1" autoComplete={`${section} address-line1`} />
      <AddressLine2 {...text} />
      <AddressText
        {...text}
        field="city"
        width={hasProvince ? 'third' : 'wide'}
        autoComplete={`${section} address-level2`}
      />
      {hasProvince && provinces === undefined && (
        <AddressText {...text} field="province" width="third" autoComplete={`${section} address-level1`} />
      )}
      {hasProvince && provinces !== undefined && (
        <div className="form-third">
          <SelectField
            id={idOf('province')}
            label={label('province')}
            options={choices}
            value={province}
            onChange={(chosen) => form.change({ province: chosen })}
            onBlur={() => form.leave('province')}
            error={error('province')}
            placeholder={shell.choose()}
            autoComplete={`${section} address-level1`}
          />
        </div>
      )}
      <AddressText
        {...text}
        field="postalCode"
        width={hasProvince ? 'third' : 'half'}
        autoComplete={`${section} postal-code`}
        asTyped={postalCodeAsTyped}
        {...(form.country === 'US' ? { inputMode: 'numeric' as const } : {})}
      />
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
      {hasContact && <AddressPhone {...text} countries={countries} />}
    </>
  )
}
