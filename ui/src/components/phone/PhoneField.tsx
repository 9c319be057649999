import { Group } from 'react-aria-components/Group'
import { TextField } from 'react-aria-components/TextField'
import type { Site } from '../../../../core/domain/locale/locales.ts'
import type { DialCode } from '../../../../core/domain/phone/dialCodes.ts'
import { FieldHelp, FieldLabel } from '../form/FieldText.tsx'
import { Icon } from '../basic/Icon.tsx'
import { MaskedInput } from '../form/MaskedInput.tsx'
import { readPhone } from './readPhone.ts'
import type { PhoneValue } from './readPhone.ts'
import { useCopy } from '../../copy/useCopy.ts'
import './PhoneField.css'

export interface PhoneFieldProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly isOptional?: boolean
  readonly dialCodes: readonly DialCode[]
  readonly site: Site
  readonly value: PhoneValue
  readonly onChange: (value: PhoneValue) => void
  readonly onBlur: () => void
}

/**
 * PHONE-08, PHONE-09: a dial code and the national number, masked while typing. The codes are a native select:
 * react-aria's weighs 29 kB gzip.
 */
export const PhoneField = ({
  id,
  label,
  error,
  isOptional = false,
  dialCodes,
  site,
  value,
  onChange,
  onBlur,
}: PhoneFieldProps) => {
  const t = useCopy('shell')
  const dialCode = dialCodes.find(({ code }) => code === value.country)?.dialCode ?? ''
  return (
    <TextField
      id={id}
      className="field"
      type="tel"
      autoComplete="tel-national"
      isInvalid={error !== undefined}
      isRequired={!isOptional}
      validationBehavior="aria"
      onBlur={onBlur}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Group className="input phone" isInvalid={error !== undefined}>
        <span className="phone-code figures">
          <span aria-hidden="true">{`${value.country} +${dialCode}`}</span>
          <Icon name="chevron-down" />
          <select
            aria-label={t.dialCode()}
            autoComplete="off"
            value={value.country}
            onChange={(event) =>
              onChange(readPhone(value.text, { ...value, country: event.target.value }, dialCodes, site))
            }
          >
            {dialCodes.map((entry) => (
              <option key={entry.code} value={entry.code}>
                {`${entry.name} +${entry.dialCode}`}
              </option>
            ))}
          </select>
        </span>
        <MaskedInput
          className="figures"
          formatted={value.text}
          onType={(typed) => onChange(readPhone(typed, value, dialCodes, site))}
        />
      </Group>
      <FieldHelp error={error} />
    </TextField>
  )
}
