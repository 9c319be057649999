import { memo } from 'react'
import type { Listing } from '../../../contracts/api/catalogue.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { FacetId } from './listingQuery.ts'

export interface SizeFacetProps {
  readonly label: string
  readonly values: Listing['facets'][number]['values']
  /** Ids with commas between. */
  readonly chosen: string
  readonly onToggle: (facet: FacetId, size: string) => void
}

/** Sizes as two-state buttons, because there are many and they are short. */
export const SizeFacet = memo(function SizeFacet({ label, values, chosen, onToggle }: SizeFacetProps) {
  const t = useCopy('shell')
  const ids = chosen.split(',')
  return (
    <div className="facet-sizes" role="group" aria-label={label}>
      {values.map(({ id, label: name, count }) => (
        <button
          key={id}
          type="button"
          className="size"
          aria-pressed={ids.includes(id)}
          data-selected={ids.includes(id) || undefined}
          aria-label={`${name}, ${t.styleCount({ count })}`}
          onClick={() => onToggle('size', id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
})
