import { useId, useState } from 'react'
import { useCopy } from '../copy/useCopy.ts'
import { Icon } from './Icon.tsx'
import { readQuantity } from './readQuantity.ts'
import './Field.css'
import './QuantityStepper.css'

export interface QuantityStepperProps {
  /** Names what it counts: "Quantity of Rime Beanie". */
  readonly label: string
  readonly value: number
  readonly maximum: number
  /** What was asked for, out of bounds or not; NaN for text that is no whole number. Whoever refuses it says why by `error`. */
  readonly onAsk: (quantity: number) => void
  readonly error: string | undefined
  /** Of the input. */
  readonly id?: string
  readonly isLarge?: boolean
  readonly isDisabled?: boolean
}

/** CART-15: a spin button that clamps nothing: what cannot be had is answered below it and the old quantity stays. Native buttons: browse pages have it too. */
export function QuantityStepper({
  label,
  value,
  maximum,
  onAsk,
  error,
  id,
  isLarge = false,
  isDisabled = false,
}: QuantityStepperProps) {
  const t = useCopy('shell')
  const errorId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const ask = (quantity: number) => {
    setTyped(null)
    onAsk(quantity)
  }
  /** From what stands in the field: a figure typed and not yet entered counts too. */
  const step = (by: number) => {
    const figure = typed === null ? value : readQuantity(typed)
    ask((Number.isNaN(figure) ? value : figure) + by)
  }
  const commit = () => {
    if (typed !== null) ask(readQuantity(typed))
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => step(1),
    ArrowDown: () => step(-1),
    PageUp: () => step(10),
    PageDown: () => step(-10),
    Home: () => ask(1),
    Enter: commit,
    Escape: () => setTyped(null),
  }
  return (
    <div className="quantity">
      <div
        className="stepper"
        role="group"
        aria-label={label}
        data-large={isLarge || undefined}
        data-disabled={isDisabled || undefined}
        data-invalid={error !== undefined || undefined}
      >
        <StepButton
          name={t.quantityLess()}
          icon="minus"
          isDisabled={isDisabled || value <= 1}
          onPress={() => step(-1)}
        />
        <input
          id={id}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={1}
          aria-valuemax={maximum}
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
          disabled={isDisabled}
          maxLength={12}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            const act = keys[event.key]
            if (act === undefined) return
            event.preventDefault()
            act()
          }}
        />
        <StepButton name={t.quantityMore()} icon="plus" isDisabled={isDisabled} onPress={() => step(1)} />
      </div>
      <p id={errorId} className="field-error" role="alert">
        {error !== undefined && (
          <>
            <Icon name="warning" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  )
}

interface StepButtonProps {
  readonly name: string
  readonly icon: 'minus' | 'plus'
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** For fingers and mice: out of the tab order, and a press leaves the focus where it was. */
function StepButton({ name, icon, isDisabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="stepper-button"
      tabIndex={-1}
      aria-label={name}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
