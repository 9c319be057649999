import { useId } from 'react'
import { useCopy } from '../copy/useCopy.ts'
import { FieldError } from './FieldError.tsx'
import './Field.css'

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
  /** Required fields carry no star; optional ones say so. */
  readonly isOptional?: boolean
  /** Figures in a column: numbers of orders, codes. */
  readonly hasFigures?: boolean
  /** A text of so many lines. */
  readonly rows?: number
}

/** A text field of the browser's own in the field's clothes, for pages that have to be light. The error stands in the place of the help. */
export function PlainField({
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
}: PlainFieldProps) {
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
    <div className="field">
      <label className="field-label" htmlFor={fieldId}>
        {label}
        {isOptional && <small> {t.optional()}</small>}
      </label>
      {rows === undefined ? <input {...shared} type={type} /> : <textarea {...shared} rows={rows} />}
      {help !== undefined && error === undefined && (
        <span id={`${fieldId}-help`} className="field-help">
          {help}
        </span>
      )}
      <FieldError id={`${fieldId}-error`} error={error} />
    </div>
  )
}
