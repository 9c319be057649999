import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { isWhole } from '../../../core/domain/cart/cartRules.ts'
import { Icon } from '../components/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useQuantity } from './useQuantity.ts'
import '../components/Field.css'
import '../components/QuantityStepper.css'

/** A spin button that clamps nothing: what cannot be had is answered in a sentence below it, and the old quantity stays. */
export function LineQuantity({ line }: { readonly line: LineView }) {
  const t = useCopy('cart')
  const shell = useCopy('shell')
  const errorId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { shown, refused, setQuantity, step } = useQuantity(line)
  const commit = () => {
    if (typed === null) return
    const text = typed.trim()
    setTyped(null)
    if (text !== String(shown)) setQuantity(text === '' ? Number.NaN : Number(text))
  }
  /** From what stands in the field: a figure typed and not yet entered counts too. */
  const stepBy = (by: number) => {
    const figure = typed === null || typed.trim() === '' ? Number.NaN : Number(typed)
    setTyped(null)
    if (isWhole(figure)) setQuantity(figure + by)
    else step(by)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => stepBy(1),
    ArrowDown: () => stepBy(-1),
    PageUp: () => stepBy(10),
    Enter: commit,
    Escape: () => setTyped(null),
  }
  const label = t.quantityOf({ name: line.name })
  return (
    <div className="line-quantity">
      <div className="stepper" role="group" aria-label={label}>
        <Button className="stepper-button" aria-label={shell.quantityLess()} excludeFromTabOrder preventFocusOnPress isDisabled={shown <= 1} onPress={() => stepBy(-1)}>
          <Icon name="minus" />
        </Button>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={shown}
          aria-valuemin={1}
          aria-valuemax={line.maxQuantity}
          aria-invalid={refused !== undefined}
          aria-describedby={errorId}
          maxLength={12}
          value={typed ?? String(shown)}
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
        <Button className="stepper-button" aria-label={shell.quantityMore()} excludeFromTabOrder preventFocusOnPress onPress={() => stepBy(1)}>
          <Icon name="plus" />
        </Button>
      </div>
      <p id={errorId} className="field-error line-quantity-error" role="alert">
        {refused !== undefined && (
          <>
            <Icon name="warning" />
            <span>{refused}</span>
          </>
        )}
      </p>
    </div>
  )
}
