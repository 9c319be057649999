import { memo } from 'react'
import { Icon } from '../components/Icon.tsx'
import '../components/CheckboxField.css'
import type { FacetId } from './listingQuery.ts'
import { usePressedChoice } from './usePressedChoice.ts'
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

/** A native checkbox over the kit's box; its name is the choice alone. A choice draws the row it is about, and no other. */
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
      <span className="box" aria-hidden="true">
        <Icon name="check" />
      </span>
      <span className="facet-colour">
        {swatch !== undefined && <i className="facet-swatch" style={{ '--swatch': swatch } as React.CSSProperties} />}
        {name}
      </span>
      <span className="check-count figures">{count}</span>
    </label>
  )
})
