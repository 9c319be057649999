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
  readonly type?: 'text' | 'email' | 'search'
  /** The button that acts on what was typed. */
  readonly action?: React.ReactNode
  readonly inputRef?: React.Ref<HTMLInputElement>
  readonly onKeyDown?: React.KeyboardEventHandler
  readonly autoComplete?: string
  readonly spellCheck?: boolean
  readonly maxLength?: number
  /** Required fields have no star; optional ones say so. A search is neither. */
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
  action,
  inputRef,
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
    'aria-required': type === 'search' ? undefined : !isOptional,
    'aria-invalid': error !== undefined,
    'data-invalid': error !== undefined || undefined,
    'aria-describedby': error !== undefined ? `${fieldId}-error` : help !== undefined ? `${fieldId}-help` : undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }
  return (
    <Field
      id={fieldId}
      error={error}
      help={help}
      action={action}
      label={isOptional ? [label, <small key="optional"> {t.optional()}</small>] : label}
    >
      {rows === undefined ? <input {...shared} ref={inputRef} type={type} /> : <textarea {...shared} rows={rows} />}
    </Field>
  )
}
