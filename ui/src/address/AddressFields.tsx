import { useEffect, useState } from 'react'
import { postalCodeAsTyped, provinceOfPostalCode } from '../../../core/domain/address/postalCode.ts'
import type { Province } from '../../../core/domain/address/provinces.ts'
import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import { Button } from '../components/basic/Button.tsx'
import { focusField } from '../components/check/focusField.ts'
import { FormMore, FormPart } from '../components/form/Form.tsx'
import { SelectField } from '../components/form/SelectField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { AddressPhone } from './AddressPhone.tsx'
import { AddressNames, AddressText } from './AddressText.tsx'
import type { AddressForm } from './useAddressForm.ts'
import { useAddressText } from './useAddressText.ts'

interface AddressFieldsProps {
  readonly form: AddressForm
  readonly countries: readonly DialCode[]
  /** Its autofill section. */
  readonly section: 'shipping' | 'billing'
  /** E-mail and phone are asked for once: billing reuses shipping's. */
  readonly hasContact: boolean
}

/** One address, with the order and labels of its country. */
export const AddressFields = ({ form, countries, section, hasContact }: AddressFieldsProps) => {
  const t = useCopy('checkout')
  const shell = useCopy('shell')
  const { label, error, idOf } = useAddressText(form, section)
  const { provinces } = form.rules
  const hasProvince = form.rules.fields['province']?.required === true
  const text = { form, section }
  const { province = '' } = form.entry
  const listed = (provinces ?? []).map(({ code, name }) => ({ value: code, name }))
  // An earlier build accepted a typed province: one that is not in the list is still shown, and marked.
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
        <FormPart width="third">
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
        </FormPart>
      )}
      <AddressText
        {...text}
        field="postalCode"
        width={hasProvince ? 'third' : 'half'}
        autoComplete={`${section} postal-code`}
        asTyped={postalCodeAsTyped}
        {...(form.country === 'US' ? { inputMode: 'numeric' as const } : {})}
      />
      {hasProvince && provinces !== undefined && (
        <ProvinceQuestion form={form} provinceId={idOf('province')} provinces={provinces} />
      )}
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

/** VAL-46: asks whether the other province was meant when the postal code belongs to one that is not chosen. */
const ProvinceQuestion = ({
  form,
  provinceId,
  provinces,
}: {
  readonly form: AddressForm
  readonly provinceId: string
  readonly provinces: readonly Province[]
}) => {
  const t = useCopy('checkout')
  const { postalCode = '', province } = form.entry
  const isComplete = postalCode !== '' && !form.isFailing('postalCode')
  const code = isComplete ? provinceOfPostalCode(form.country, postalCode) : undefined
  const other = code === province ? undefined : provinces.find((of) => of.code === code)
  return (
    <div role="status" className="form-more">
      {other && (
        <>
          {t.postalCodeIsIn({ postalCode, province: other.name })}{' '}
          <Button
            kind="link"
            onPress={() => {
              form.change({ province: other.code })
              focusField(provinceId)
            }}
          >
            {t.changeToProvince({ province: other.name })}
          </Button>
        </>
      )}
    </div>
  )
}

/** The rarely used second line opens on request, and by itself when it has content. */
const AddressLine2 = ({ form, section }: { readonly form: AddressForm; readonly section: 'shipping' | 'billing' }) => {
  const t = useCopy('checkout')
  const [isOpen, setOpen] = useState((form.entry.addressLine2 ?? '') !== '')
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (isAsked) focusField(`${section}-addressLine2`)
  }, [isAsked, section])
  if (!isOpen && (form.entry.addressLine2 ?? '') !== '') setOpen(true)
  if (isOpen)
    return (
      <AddressText
        form={form}
        section={section}
        field="addressLine2"
        isOptional
        autoComplete={`${section} address-line2`}
      />
    )
  return (
    <FormMore>
      <Button
        kind="link"
        onPress={() => {
          setOpen(true)
          setAsked(true)
        }}
      >
        {t.addAddressLine2()}
      </Button>
    </FormMore>
  )
}
