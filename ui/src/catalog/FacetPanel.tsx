import { memo, useCallback } from 'react'
import { Link } from '../components/basic/Link.tsx'
import type { Listing } from '../../../contracts/api/entities/catalogue.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useChooseParams, useSettledParams } from '../state/AddressParams.tsx'
import { FacetCheck, usePressedChoice } from './FacetCheck.tsx'
import { Fold } from '../components/browsing/Fold.tsx'
import { readListingQuery, withToggled } from './listingQuery.ts'
import type { FacetId } from './listingQuery.ts'
import './FacetPanel.css'

/**
 * The choices of a listing, with how many products each would leave. All of them are in the address; a press redraws
 * its own choice, and the panel follows.
 */
export const FacetPanel = memo(function FacetPanel({ listing }: { readonly listing: Listing }) {
  const t = useCopy('catalog')
  const choose = useChooseParams()
  const { chosen } = readListingQuery(useSettledParams())
  const toggle = useCallback(
    (facet: FacetId, value: string) => choose((now) => withToggled(now, facet, value)),
    [choose],
  )
  const names = { size: t.size(), colour: t.colour(), price: t.price(), availability: t.availability() }
  const sizeCount = listing.facets.reduce((count, { id, values }) => count + (id === 'size' ? values.length : 0), 0)
  return (
    <div className="facets">
      <CategoryLinks categories={listing.category?.children ?? []} />
      {listing.facets.map(({ id, label: title = names[id], values }) => (
        <Fold key={title} kind="facet" title={title} isInitiallyOpen={id !== 'size' || sizeCount <= foldedAbove}>
          {id === 'size' ? (
            <SizeFacet label={title} values={values} chosen={chosen.size} onToggle={toggle} />
          ) : (
            <div role="group" aria-label={title}>
              {values.map(({ id: value, label, count, swatch }) => (
                <FacetCheck
                  key={value}
                  facet={id}
                  value={value}
                  name={label}
                  count={count}
                  swatch={swatch}
                  isOn={chosen[id].includes(value)}
                  onToggle={toggle}
                />
              ))}
            </div>
          )}
        </Fold>
      ))}
    </div>
  )
})

/** More sizes than this (those of all departments together) start folded. */
const foldedAbove = 32

/** The kinds below this category. Links, because each has its own page. */
const CategoryLinks = ({ categories }: { readonly categories: NonNullable<Listing['category']>['children'] }) => {
  const t = useCopy('catalog')
  if (categories.length === 0) return null
  return (
    <Fold kind="facet" title={t.category()} isInitiallyOpen>
      <ul>
        {categories.map(({ name, path, total }) => (
          <li key={path}>
            <Link className="facet-link" to={path}>
              <span>{name}</span>
              <span className="figures">{total}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

type Toggle = (facet: FacetId, size: string) => void

interface SizeFacetProps {
  readonly label: string
  readonly values: Listing['facets'][number]['values']
  readonly chosen: readonly string[]
  readonly onToggle: Toggle
}

/** Sizes as two-state buttons, because they are many and short. */
const SizeFacet = ({ label, values, chosen, onToggle }: SizeFacetProps) => (
  <div className="facet-sizes" role="group" aria-label={label}>
    {values.map(({ id, label: name, count }) => {
      // An address of an earlier version says the size without whose it is.
      const on = chosen.find((size) => id === size || id.endsWith(`-${size}`))
      return (
        <SizeChoice key={id} size={on ?? id} name={name} count={count} isOn={on !== undefined} onToggle={onToggle} />
      )
    })}
  </div>
)

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
