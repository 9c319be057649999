import { memo } from 'react'
import type { Listing } from '../../../contracts/api/catalogue.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { FacetId } from './listingQuery.ts'
import { usePressedChoice } from './usePressedChoice.ts'

type Toggle = (facet: FacetId, size: string) => void

export interface SizeFacetProps {
  readonly label: string
  readonly values: Listing['facets'][number]['values']
  readonly chosen: readonly string[]
  readonly onToggle: Toggle
}

/** Sizes as two-state buttons, because there are many and they are short. */
export function SizeFacet({ label, values, chosen, onToggle }: SizeFacetProps) {
  return (
    <div className="facet-sizes" role="group" aria-label={label}>
      {values.map(({ id, label: name, count }) => (
        <SizeChoice key={id} size={id} name={name} count={count} isOn={chosen.includes(id)} onToggle={onToggle} />
      ))}
    </div>
  )
}

interface SizeChoiceProps {
  readonly size: string
  readonly name: string
  readonly count: number
  readonly isOn: boolean
  readonly onToggle: Toggle
}

const SizeChoice = memo(function SizeChoice({ size, name, count, isOn, onToggle }: SizeChoiceProps) {
  const t = useCopy('shell')
  const [isShown, press] = usePressedChoice(isOn, () => onToggle('size', size))
  return (
    <button
      type="button"
      className="size"
      aria-pressed={isShown}
      data-selected={isShown || undefined}
      aria-label={`${name}, ${t.styleCount({ count })}`}
      onClick={press}
    >
      {name}
    </button>
  )
})
