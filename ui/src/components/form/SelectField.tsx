import { useId } from 'react'
import { Field } from '../field/Field.tsx'
import { NativeSelect } from './NativeSelect.tsx'
import './SelectField.css'

export interface SelectFieldProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  /** First row while nothing is chosen. */
  readonly placeholder?: string
  readonly autoComplete?: string
  readonly id?: string
}

/** A native select in the field's style, with autofill, phone pickers and type-ahead. */
export const SelectField = ({ label, error, id, ...props }: SelectFieldProps) => {
  const own = useId()
  const fieldId = id ?? own
  return (
    <Field id={fieldId} label={label} error={error}>
      <div className="select-box">
        <NativeSelect
          {...props}
          id={fieldId}
          className="input"
          aria-invalid={error !== undefined}
          data-invalid={error !== undefined || undefined}
          aria-describedby={`${fieldId}-error`}
        />
      </div>
    </Field>
  )
}
