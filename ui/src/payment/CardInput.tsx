import { Field } from '../components/field/Field.tsx'
import { digitCount, maskedCaret } from '../components/form/maskedCaret.ts'
import './CardInput.css'

export interface CardInputProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly inputRef: React.RefObject<HTMLInputElement | null>
  readonly autoComplete: string
  readonly placeholder?: string
  readonly initial?: string | undefined
  readonly maxLength: number
  readonly isText?: boolean
  /** Applies the mask for every key. */
  readonly format?: (typed: string) => string
  readonly onType?: (typed: string) => void
  /** Shown at the right edge: the brand. */
  readonly aside?: string | null
  /** A button beside the input. */
  readonly action?: React.ReactNode
}

/** PAY-01: what is typed stays only in the input: no state, no name, no storage. */
export const CardInput = ({
  id,
  label,
  error,
  inputRef,
  autoComplete,
  placeholder,
  initial,
  maxLength,
  isText = false,
  format,
  onType,
  aside = null,
  action,
}: CardInputProps) => (
  <Field id={id} label={label} error={error} action={action}>
    <div className="input card-input" data-invalid={error !== undefined || undefined}>
      <input
        id={id}
        ref={inputRef}
        className="figures"
        inputMode={isText ? 'text' : 'numeric'}
        autoComplete={autoComplete}
        autoCorrect="off"
        spellCheck={false}
        required
        maxLength={maxLength}
        defaultValue={initial}
        placeholder={placeholder}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        onInput={(event) => {
          const input = event.currentTarget
          if (format) {
            const before = digitCount(input.value.slice(0, input.selectionStart ?? input.value.length))
            const isAtEnd = input.selectionStart === input.value.length
            input.value = format(input.value)
            const caret = isAtEnd ? input.value.length : maskedCaret(input.value, before)
            input.setSelectionRange(caret, caret)
          }
          onType?.(input.value)
        }}
      />
      {aside !== null && <span className="meta">{aside}</span>}
    </div>
  </Field>
)
