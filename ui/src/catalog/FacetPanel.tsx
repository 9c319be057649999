import { memo, useCallback } from 'react'
import type { Listing } from '../../../contracts/api/catalogue.ts'
import { useCopy } from '../copy/useCopy.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import { FacetCheck } from './FacetCheck.tsx'
import { Fold } from './Fold.tsx'
import { readListingQuery, withToggled } from './listingQuery.ts'
import type { FacetId } from './listingQuery.ts'
import { SizeFacet } from './SizeFacet.tsx'
import { useChooseParams, useSettledParams } from '../shell/AddressParams.tsx'
import './FacetPanel.css'

/** The choices a listing offers, with what each would leave. Everything is in the address; a press draws its own choice, and the panel follows. */
export const FacetPanel = memo(function FacetPanel({ listing }: { readonly listing: Listing }) {
  const t = useCopy('catalog')
  const choose = useChooseParams()
  const { chosen } = readListingQuery(useSettledParams())
  const toggle = useCallback(
    (facet: FacetId, value: string) => choose((now) => withToggled(now, facet, value)),
    [choose],
  )
  const names = { size: t.size(), colour: t.colour(), price: t.price(), availability: t.availability() }
  return (
    <div className="facets">
      <CategoryLinks categories={listing.category?.children ?? []} />
      {listing.facets.map(({ id, values }) => (
        <Fold key={id} kind="facet" title={names[id]} isInitiallyOpen={id !== 'size' || values.length <= foldedAbove}>
          {id === 'size' ? (
            <SizeFacet label={names.size} values={values} chosen={chosen.size} onToggle={toggle} />
          ) : (
            <div role="group" aria-label={names[id]}>
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

/** More sizes than this (all departments' at once) start folded. */
const foldedAbove = 32
