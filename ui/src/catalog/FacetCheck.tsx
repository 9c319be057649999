import { Icon } from '../components/Icon.tsx'
import '../components/CheckboxField.css'
import './FacetCheck.css'

export interface FacetCheckProps {
  readonly name: string
  readonly count: number
  readonly swatch?: string | undefined
  readonly isOn: boolean
  readonly onToggle: () => void
}

/** A native checkbox over the kit's box; its name is the choice alone. */
export function FacetCheck({ name, count, swatch, isOn, onToggle }: FacetCheckProps) {
  return (
    <label className="check facet-check" data-selected={isOn || undefined}>
      <input type="checkbox" aria-label={name} checked={isOn} onChange={onToggle} />
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
}
