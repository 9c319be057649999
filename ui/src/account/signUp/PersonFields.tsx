import { useState } from 'react'
import type { SignUpField } from '../../../../core/domain/account/signUpFailures.ts'
import { genders, signUpFields } from '../../../../core/domain/account/signUpFields.ts'
import { postalCodeAsTyped } from '../../../../core/domain/address/postalCode.ts'
import { straightApostrophes } from '../../../../core/domain/address/validateAddress.ts'
import { dateAsTyped } from '../../../../core/domain/calendar/dateFormat.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { PhoneField } from '../../components/phone/PhoneField.tsx'
import type { PhoneValue } from '../../components/phone/readPhone.ts'
import { SelectField } from '../../components/form/SelectField.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { DateField } from './DateField.tsx'
import { signUpLabel } from './signUpLabel.ts'
import type { SignUp } from './useSignUp.ts'

export interface SignUpFieldsProps {
  readonly signUp: SignUp
  readonly idOf: (field: SignUpField) => string
}

export const NameFields = ({ signUp: { form, change, leave, errorOf }, idOf }: SignUpFieldsProps) => {
  const t = useCopy('signUp')
  const names = { firstName: 'given-name', lastName: 'family-name' } as const
  return (['firstName', 'lastName'] as const).map((field) => (
    <TextField
      key={field}
      id={idOf(field)}
      label={t[field]()}
      autoComplete={names[field]}
      value={form[field]}
      onChange={(text) => change({ [field]: straightApostrophes(text) })}
      onBlur={() => leave(field)}
      error={errorOf(field)}
    />
  ))
}

/** SIGN-11, SIGN-14, SIGN-18: what the locale asks about a person. */
export const PersonFields = ({ signUp, idOf }: SignUpFieldsProps) => {
  const t = useCopy('signUp')
  const shell = useCopy('shell')
  const locale = useShopLocale()
  const { site, dateFormat, country } = locales[locale]
  const { isBirthDateRequired, isPhoneRequired, hasGender } = signUpFields(locale)
  const { form, change, leave, errorOf, countries } = signUp
  const phone = usePhoneValue(signUp)
  return (
    <>
      <DateField
        id={idOf('birthDate')}
        label={t.birthDate()}
        help={t.birthDateHelp({ order: dateFormat === 'MM/DD/YYYY' ? 'month' : 'day' })}
        isOptional={!isBirthDateRequired}
        autoComplete="bday"
        value={form.birthDate}
        onChange={(typed) => change({ birthDate: dateAsTyped(typed, dateFormat) })}
        onBlur={() => leave('birthDate')}
        error={errorOf('birthDate')}
      />
      <PhoneField
        id={idOf('phone')}
        label={t.phone()}
        isOptional={!isPhoneRequired}
        dialCodes={countries}
        site={site}
        value={phone.value}
        onChange={phone.change}
        onBlur={() => leave('phone')}
        error={errorOf('phone')}
      />
      <TextField
        id={idOf('postalCode')}
        label={signUpLabel(t, 'postalCode', locale)}
        autoComplete="postal-code"
        value={form.postalCode}
        onChange={(text) => change({ postalCode: postalCodeAsTyped(text) })}
        onBlur={() => leave('postalCode')}
        error={errorOf('postalCode')}
        {...(country === 'US' ? { inputMode: 'numeric' as const } : {})}
      />
      {hasGender && (
        <SelectField
          id={idOf('gender')}
          label={t.gender()}
          placeholder={shell.choose()}
          options={genders.map((value) => ({ value, name: t[`gender_${value}`]() }))}
          value={form.gender}
          onChange={(gender) => change({ gender })}
          onBlur={() => leave('gender')}
          error={errorOf('gender')}
          autoComplete="sex"
        />
      )}
    </>
  )
}

/** PHONE-09: the number with the country by which its dial code was chosen; two countries may share a code. */
const usePhoneValue = ({ form, change, countries }: SignUp) => {
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
