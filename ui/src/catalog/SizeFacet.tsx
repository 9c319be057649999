import type { Listing } from '../../../contracts/api/catalogue.ts'
import { useCopy } from '../copy/useCopy.ts'

export interface SizeFacetProps {
  readonly label: string
  readonly values: Listing['facets'][number]['values']
  readonly chosen: readonly string[]
  readonly onToggle: (size: string) => void
}

/** Sizes as two-state buttons, because there are many and they are short. */
export function SizeFacet({ label, values, chosen, onToggle }: SizeFacetProps) {
  const t = useCopy('shell')
  return (
    <div className="facet-sizes" role="group" aria-label={label}>
      {values.map(({ id, label: name, count }) => (
        <button
          key={id}
          type="button"
          className="size"
          aria-pressed={chosen.includes(id)}
          data-selected={chosen.includes(id) || undefined}
          aria-label={`${name}, ${t.styleCount({ count })}`}
          onClick={() => onToggle(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
