import { TextField } from 'react-aria-components/TextField'
import { FieldHelp, FieldLabel } from '../../components/FieldText.tsx'
import type { FieldTextProps } from '../../components/FieldText.tsx'
import { MaskedInput } from '../../components/MaskedInput.tsx'

export interface DateFieldProps extends FieldTextProps {
  readonly id: string
  readonly autoComplete: string
  readonly value: string
  /** What now stands in the field, to be masked. */
  readonly onChange: (typed: string) => void
  readonly onBlur: () => void
}

/** SIGN-16: a date that is typed; nobody finds the year of birth in a calendar. */
export function DateField({ label, help, error, isOptional, value, onChange, ...props }: DateFieldProps) {
  return (
    <TextField
      {...props}
      className="field"
      inputMode="numeric"
      isInvalid={error !== undefined}
      isRequired={isOptional !== true}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <MaskedInput className="input figures" formatted={value} onType={onChange} />
      <FieldHelp help={help} error={error} />
    </TextField>
  )
}
