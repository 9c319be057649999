import { memo, startTransition, useOptimistic } from 'react'
import { CheckBox } from '../components/form/CheckBox.tsx'
import { Swatch } from '../components/card/Swatch.tsx'
import type { FacetId } from './listingQuery.ts'
import './FacetCheck.css'

export interface FacetCheckProps {
  readonly facet: FacetId
  readonly value: string
  readonly name: string
  readonly count: number
  readonly swatch?: string | undefined
  readonly isOn: boolean
  readonly onToggle: (facet: FacetId, value: string) => void
}

/** A native checkbox over the kit's box; its name is only the choice. A choice redraws its own row and no other. */
export const FacetCheck = memo(function FacetCheck({
  facet,
  value,
  name,
  count,
  swatch,
  isOn,
  onToggle,
}: FacetCheckProps) {
  const [isShown, press] = usePressedChoice(isOn, () => onToggle(facet, value))
  return (
    <label className="check facet-check" data-selected={isShown || undefined}>
      <input type="checkbox" aria-label={name} checked={isShown} onChange={press} />
      <CheckBox />
      <span className="facet-colour">
        {swatch !== undefined && <Swatch colour={swatch} />}
        {name}
      </span>
      <span className="check-count figures">{count}</span>
    </label>
  )
})

/** A choice in the address, visible with the press: whether it is on, and what a press does. */
export const usePressedChoice = (isOn: boolean, toggle: () => void): readonly [boolean, () => void] => {
  const [isShown, show] = useOptimistic(isOn)
  const press = () =>
    startTransition(() => {
      show(!isShown)
      toggle()
    })
  return [isShown, press]
}
