import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useCopy } from '../copy/useCopy.ts'
import { Icon } from './Icon.tsx'
import { readQuantity } from './readQuantity.ts'
import './QuantityStepper.css'

export interface QuantityStepperProps {
  /** Names the line it counts: "Quantity of Rime Beanie". */
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  /** Typed text that could not be taken as it is: no number, or outside the limits. `used` is what stands instead. */
  readonly onCorrected?: (typed: string, used: number) => void
  readonly isLarge?: boolean
  readonly isDisabled?: boolean
}

/** A spin button: arrows, Page Up and Down, Home, or typing. The buttons are for fingers and mice and stay out of the tab order. */
export function QuantityStepper({ label, value, onChange, min = 1, max = 999_999, onCorrected, isLarge = false, isDisabled = false }: QuantityStepperProps) {
  const t = useCopy('shell')
  const [typed, setTyped] = useState<string | null>(null)
  const go = (to: number) => {
    setTyped(null)
    const next = Math.min(max, Math.max(min, to))
    if (next !== value) onChange(next)
  }
  const commit = () => {
    if (typed === null) return
    const read = readQuantity(typed, min, max)
    if (String(read) !== typed.trim()) onCorrected?.(typed, read ?? value)
    go(read ?? value)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => go(value + 1),
    ArrowDown: () => go(value - 1),
    PageUp: () => go(value + 10),
    PageDown: () => go(value - 10),
    Home: () => go(min),
    Enter: commit,
    Escape: () => setTyped(null),
  }
  return (
    <div className="stepper" role="group" aria-label={label} data-large={isLarge || undefined} data-disabled={isDisabled || undefined}>
      <Button className="stepper-button" aria-label={t.quantityLess()} excludeFromTabOrder preventFocusOnPress isDisabled={isDisabled || value <= min} onPress={() => go(value - 1)}>
        <Icon name="minus" />
      </Button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={isDisabled}
        maxLength={7}
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
      <Button className="stepper-button" aria-label={t.quantityMore()} excludeFromTabOrder preventFocusOnPress isDisabled={isDisabled || value >= max} onPress={() => go(value + 1)}>
        <Icon name="plus" />
      </Button>
    </div>
  )
}
