import { useState } from 'react'
import { genders } from '../../../../core/domain/account/signUpFields.ts'
import { straightApostrophes } from '../../../../core/domain/address/validateAddress.ts'
import { postalCodeAsTyped } from '../../../../core/domain/address/postalCode.ts'
import { dateAsTyped } from '../../../../core/domain/calendar/dateFormat.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { PhoneField } from '../../components/phone/PhoneField.tsx'
import { SelectField } from '../../components/form/SelectField.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { DateField } from '../signUp/DateField.tsx'
import { signUpLabel } from '../signUp/signUpLabel.ts'
import type { ProfileFields as Fields } from './useProfileForm.ts'

/** ACC-06: the sign-up fields that can be changed. */
export const ProfileFields = ({ form }: { readonly form: Fields }) => {
  const t = useCopy('signUp')
  const shell = useCopy('shell')
  const locale = useShopLocale()
  const { site, country, dateFormat } = locales[locale]
  const [dialled, setDialled] = useState<string | null>(null)
  const { entered, countries, isAsked, isRequired, change, leave, errorOf } = form
  const text = (
    field: 'firstName' | 'lastName' | 'postalCode',
    autoComplete: string,
    asTyped: (typed: string) => string,
  ) =>
    isAsked(field) && (
      <TextField
        id={`profile-${field}`}
        label={signUpLabel(t, field, locale)}
        autoComplete={autoComplete}
        value={entered[field]}
        onChange={(typed) => change({ [field]: asTyped(typed) })}
        onBlur={() => leave(field)}
        error={errorOf(field)}
      />
    )
  const dialCountry =
    dialled ??
    countries.find((each) => each.dialCode === entered.phoneCode && each.code === country)?.code ??
    countries.find((each) => each.dialCode === entered.phoneCode)?.code ??
    country
  return (
    <>
      {text('firstName', 'given-name', straightApostrophes)}
      {text('lastName', 'family-name', straightApostrophes)}
      {isAsked('birthDate') && (
        <DateField
          id="profile-birthDate"
          label={t.birthDate()}
          help={t.birthDateHelp({ order: dateFormat === 'MM/DD/YYYY' ? 'month' : 'day' })}
          isOptional={!isRequired('birthDate')}
          autoComplete="bday"
          value={entered.birthDate}
          onChange={(typed) => change({ birthDate: dateAsTyped(typed, dateFormat) })}
          onBlur={() => leave('birthDate')}
          error={errorOf('birthDate')}
        />
      )}
      {isAsked('phone') && (
        <PhoneField
          id="profile-phone"
          label={t.phone()}
          isOptional={!isRequired('phone')}
          dialCodes={countries}
          site={site}
          value={{ country: dialCountry, text: entered.phone }}
          onChange={(next) => {
            setDialled(next.country)
            change({
              phone: next.text,
              phoneCode: countries.find(({ code }) => code === next.country)?.dialCode ?? entered.phoneCode,
            })
          }}
          onBlur={() => leave('phone')}
          error={errorOf('phone')}
        />
      )}
      {text('postalCode', 'postal-code', postalCodeAsTyped)}
      {isAsked('gender') && (
        <SelectField
          id="profile-gender"
          label={t.gender()}
          placeholder={shell.choose()}
          options={genders.map((value) => ({ value, name: t[`gender_${value}`]() }))}
          value={entered.gender}
          onChange={(gender) => change({ gender })}
          onBlur={() => leave('gender')}
          error={errorOf('gender')}
          autoComplete="sex"
        />
      )}
    </>
  )
}
