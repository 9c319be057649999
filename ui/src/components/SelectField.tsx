import { useId } from 'react'
import { FieldError } from './FieldError.tsx'
import { Icon } from './Icon.tsx'
import './Field.css'
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

/** The browser's own select in the field's clothes: autofill, phone wheels and type-ahead come with it. */
export function SelectField({
  label,
  options,
  value,
  onChange,
  onBlur,
  error,
  placeholder,
  autoComplete,
  id,
}: SelectFieldProps) {
  const own = useId()
  const fieldId = id ?? own
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId}>
        {label}
      </label>
      <div className="select-box">
        <select
          id={fieldId}
          className="input"
          value={value}
          autoComplete={autoComplete}
          aria-invalid={error !== undefined}
          data-invalid={error !== undefined || undefined}
          aria-describedby={`${fieldId}-error`}
          onChange={(event) => onChange(event.target.value)}
          {...(onBlur === undefined ? {} : { onBlur })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      <FieldError id={`${fieldId}-error`} error={error} />
    </div>
  )
}
