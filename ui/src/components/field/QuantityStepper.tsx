import { useId, useState } from 'react'
import { useCopy } from '../../copy/useCopy.ts'
import { Icon } from '../basic/Icon.tsx'
import { ErrorText } from './Field.tsx'
import './QuantityStepper.css'

export interface QuantityStepperProps {
  /** What it counts: "Quantity of Rime Beanie". */
  readonly label: string
  readonly value: number
  readonly maximum: number
  /**
   * The requested figure, out of bounds or not; NaN for text that is not a whole number. The caller that refuses it
   * says why by `error`.
   */
  readonly onAsk: (quantity: number) => void
  readonly error: string | undefined
  /** Of the input. */
  readonly id?: string
  readonly isLarge?: boolean
  readonly isDisabled?: boolean
}

/**
 * CART-15: a spin button that clamps nothing: a figure that is not possible gets a message below and the old quantity
 * stays. Native buttons, because browsing pages use it too.
 */
export const QuantityStepper = ({
  label,
  value,
  maximum,
  onAsk,
  error,
  id,
  isLarge = false,
  isDisabled = false,
}: QuantityStepperProps) => {
  const t = useCopy('shell')
  const errorId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const ask = (quantity: number) => {
    setTyped(null)
    onAsk(quantity)
  }
  /** From the field's text: a figure that was typed but not entered yet counts too. */
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
        {error !== undefined && <ErrorText error={error} />}
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

/** For touch and mouse: not in the tab order, and a press leaves the focus where it was. */
const StepButton = ({ name, icon, isDisabled, onPress }: StepButtonProps) => (
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

/** CART-15: a typed quantity as it is, out of bounds or not; NaN for text that is not a whole number. */
export const readQuantity = (typed: string): number => {
  const trimmed = typed.trim()
  return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : Number.NaN
}
