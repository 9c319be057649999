import { memo, useCallback, useState } from 'react'
import type { Listing } from '../../../contracts/api/entities/catalogue.ts'
import { Button } from '../components/basic/Button.tsx'
import { FilterTag } from '../components/display/FilterTag.tsx'
import { Icon } from '../components/basic/Icon.tsx'
import { InlineSelect } from '../components/form/InlineSelect.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { NotShown } from '../components/basic/NotShown.tsx'
import { useChooseParams, useChosenParams, useSettledParams } from '../state/AddressParams.tsx'
import { facetIds, readListingQuery, sorts, withoutChoices, withSort, withToggled } from './listingQuery.ts'
import type { FacetId } from './listingQuery.ts'
import './ListingToolbar.css'

/** The number of products, the active filters, and the order. */
export const ListingToolbar = memo(function ListingToolbar({ listing }: { readonly listing: Listing }) {
  const t = useCopy('catalog')
  const [isSheetOpen, setSheetOpen] = useState(false)
  const closeSheet = useCallback(() => setSheetOpen(false), [])
  const { chosen } = readListingQuery(useSettledParams())
  const on = Object.values(chosen).reduce((sum, ids) => sum + ids.length, 0)
  return (
    <div className="listing-toolbar">
      <p className="meta figures" role="status">
        {listing.products.length < listing.total
          ? t.styles({ shown: listing.products.length, total: listing.total })
          : t.styleTotal({ count: listing.total })}
      </p>
      <AppliedFilters listing={listing} />
      <div className="listing-acts">
        <span className="only-small">
          <Button kind="quiet" onPress={() => setSheetOpen(true)}>
            <Icon name="filter" />
            {on > 0 ? t.filterCount({ count: String(on) }) : t.filter()}
          </Button>
        </span>
        <SortSelect />
      </div>
      {isSheetOpen && <FilterSheet listing={listing} onClose={closeSheet} />}
    </div>
  )
})

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'), 'FilterSheet', { otherwise: NotShown })

/** Each active filter by name; pressing removes it. */
const AppliedFilters = ({ listing }: { readonly listing: Listing }) => {
  const t = useCopy('catalog')
  const choose = useChooseParams()
  const { chosen } = readListingQuery(useSettledParams())
  const nameOf = (id: FacetId, choice: string): string => {
    const same = listing.facets.filter((facet) => facet.id === id)
    const own = same.find(({ values }) => values.some((value) => value.id === choice))
    const values = (own === undefined ? same : [own]).flatMap((facet) => facet.values)
    // An address of an earlier version says the size without whose it is.
    const words = values.find((value) => value.id === choice || value.id.endsWith(`-${choice}`))?.label ?? choice
    return id === 'size' ? `${own?.label ?? t.size()} ${words}` : words
  }
  const tags = facetIds.flatMap((facet) => chosen[facet].map((id) => ({ facet, id, name: nameOf(facet, id) })))
  if (tags.length === 0) return null
  return (
    <div className="applied-filters" role="group" aria-label={t.applied()}>
      {tags.map(({ facet, id, name }) => (
        <FilterTag key={`${facet} ${id}`} name={name} onRemove={() => choose((now) => withToggled(now, facet, id))} />
      ))}
      <Button kind="quiet" onPress={() => choose(withoutChoices)}>
        {t.clearAll()}
      </Button>
    </div>
  )
}

const SortSelect = () => {
  const t = useCopy('catalog')
  const choose = useChooseParams()
  const { sort } = readListingQuery(useChosenParams())
  const names = {
    featured: t['sort-featured'](),
    newest: t['sort-newest'](),
    'price-up': t['sort-price-up'](),
    'price-down': t['sort-price-down'](),
    rating: t['sort-rating'](),
  }
  return (
    <InlineSelect
      label={t.sortBy()}
      value={sort}
      options={sorts.map((value) => ({ value, name: names[value] }))}
      onChange={(value) => choose((now) => withSort(now, value))}
    />
  )
}
