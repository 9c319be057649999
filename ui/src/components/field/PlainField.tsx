import { useId } from 'react'
import { useCopy } from '../../copy/useCopy.ts'
import { Field } from './Field.tsx'

export interface PlainFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly help?: string
  readonly id?: string
  readonly type?: 'text' | 'email'
  readonly autoComplete?: string
  readonly maxLength?: number
  /** Required fields have no star; optional ones say so. */
  readonly isOptional?: boolean
  /** Tabular figures: order numbers, codes. */
  readonly hasFigures?: boolean
  /** A text area with this many lines. */
  readonly rows?: number
}

/** A native text field in the kit's style, for pages that must be light. The error replaces the help. */
export const PlainField = ({
  label,
  onChange,
  error,
  help,
  id,
  isOptional = false,
  hasFigures = false,
  rows,
  type = 'text',
  ...props
}: PlainFieldProps) => {
  const t = useCopy('shell')
  const own = useId()
  const fieldId = id ?? own
  const shared = {
    ...props,
    id: fieldId,
    className: hasFigures ? 'input figures' : 'input',
    'aria-required': !isOptional,
    'aria-invalid': error !== undefined,
    'data-invalid': error !== undefined || undefined,
    'aria-describedby': `${fieldId}-error ${fieldId}-help`,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }
  return (
    <Field
      id={fieldId}
      error={error}
      label={isOptional ? [label, <small key="optional"> {t.optional()}</small>] : label}
    >
      {rows === undefined ? <input {...shared} type={type} /> : <textarea {...shared} rows={rows} />}
      {help !== undefined && error === undefined && (
        <span id={`${fieldId}-help`} className="field-help">
          {help}
        </span>
      )}
    </Field>
  )
}
