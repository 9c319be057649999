import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Select, SelectValue } from 'react-aria-components/Select'
import { TextField } from 'react-aria-components/TextField'
import type { Site } from '../../../core/domain/locale/locales.ts'
import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import { useCopy } from '../copy/useCopy.ts'
import { FieldHelp, FieldLabel, type FieldWordsProps } from './FieldWords.tsx'
import { Icon } from './Icon.tsx'
import { MaskedInput } from './MaskedInput.tsx'
import { readPhone, type PhoneValue } from './readPhone.ts'
import { SelectList } from './SelectList.tsx'
import './PhoneField.css'

export interface PhoneFieldProps extends FieldWordsProps {
  readonly dialCodes: readonly DialCode[]
  readonly value: PhoneValue
  readonly onChange: (value: PhoneValue) => void
  readonly onBlur?: () => void
  readonly site: Site
  readonly id?: string
  readonly isDisabled?: boolean
}

/** PHONE-08, PHONE-09: a dial-code picker and the national number, masked as it is typed. */
export function PhoneField({ label, isOptional = false, help, error, dialCodes, value, onChange, onBlur, site, id, isDisabled = false }: PhoneFieldProps) {
  const t = useCopy('shell')
  const dialCode = dialCodes.find(({ code }) => code === value.country)?.dialCode ?? ''
  return (
    <TextField
      className="field"
      type="tel"
      autoComplete="tel-national"
      isInvalid={error !== undefined}
      isRequired={!isOptional}
      isDisabled={isDisabled}
      validationBehavior="aria"
      {...(id === undefined ? {} : { id })}
      {...(onBlur === undefined ? {} : { onBlur })}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Group className="input phone" isInvalid={error !== undefined} isDisabled={isDisabled}>
        <Select className="phone-picker" aria-label={t.dialCode()} value={value.country} isDisabled={isDisabled} onChange={(country) => country !== null && onChange(readPhone(value.text, { ...value, country: String(country) }, dialCodes, site))}>
          <Button className="phone-code figures">
            <SelectValue>{`${value.country} +${dialCode}`}</SelectValue>
            <Icon name="chevron-down" />
          </Button>
          <SelectList options={dialCodes.map((entry) => ({ value: entry.code, name: entry.name, aside: `+${entry.dialCode}` }))} />
        </Select>
        <MaskedInput className="figures" formatted={value.text} onType={(typed) => onChange(readPhone(typed, value, dialCodes, site))} />
      </Group>
      <FieldHelp help={help} error={error} />
    </TextField>
  )
}
