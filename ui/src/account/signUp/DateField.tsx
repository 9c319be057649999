import { TextField } from 'react-aria-components/TextField'
import { FieldHelp, FieldLabel } from '../../components/form/FieldText.tsx'
import type { FieldTextProps } from '../../components/form/FieldText.tsx'
import { MaskedInput } from '../../components/form/MaskedInput.tsx'

interface DateFieldProps extends FieldTextProps {
  readonly id: string
  readonly autoComplete: string
  readonly value: string
  /** The text in the field, to be masked. */
  readonly onChange: (typed: string) => void
  readonly onBlur: () => void
}

/** SIGN-16: a date that is typed, because a year of birth is hard to find in a calendar. */
export const DateField = ({ label, help, error, isOptional, value, onChange, ...props }: DateFieldProps) => (
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
