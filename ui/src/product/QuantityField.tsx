import { useId } from 'react'
import { Icon } from '../components/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import '../components/Field.css'
import '../components/QuantityStepper.css'
import './QuantityField.css'

export interface QuantityFieldProps {
  readonly label: string
  readonly inputId: string
  /** What stands in the field, as typed. */
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly error: string | undefined
  readonly isDisabled: boolean
}

/** A quantity that is asked for, not yet one that is: wrong figures stay in the field and are answered in words below. */
export function QuantityField({ label, inputId, typed, onType, error, isDisabled }: QuantityFieldProps) {
  const t = useCopy('shell')
  const errorId = useId()
  const figure = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 1
  const step = (by: number) => onType(String(Math.max(1, figure + by)))
  return (
    <div className="quantity-field">
      <div className="stepper" role="group" aria-label={label} data-large data-disabled={isDisabled || undefined} data-invalid={error !== undefined || undefined}>
        <button type="button" className="stepper-button" tabIndex={-1} aria-label={t.quantityLess()} disabled={isDisabled || figure <= 1} data-disabled={isDisabled || figure <= 1 || undefined} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <input
          id={inputId}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          aria-label={label}
          aria-invalid={error !== undefined}
          {...(error === undefined ? {} : { 'aria-describedby': errorId })}
          disabled={isDisabled}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            step(event.key === 'ArrowUp' ? 1 : -1)
          }}
        />
        <button type="button" className="stepper-button" tabIndex={-1} aria-label={t.quantityMore()} disabled={isDisabled} data-disabled={isDisabled || undefined} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </div>
      {error !== undefined && (
        <p className="field-error" id={errorId} role="alert">
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
