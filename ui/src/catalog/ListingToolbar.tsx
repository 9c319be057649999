import { memo, useCallback, useState } from 'react'
import type { Listing } from '../../../contracts/api/catalogue.ts'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { AppliedFilters } from './AppliedFilters.tsx'
import { readListingQuery } from './listingQuery.ts'
import { SortSelect } from './SortSelect.tsx'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { NotShown } from '../shell/NotShown.tsx'
import { useSettledParams } from '../shell/AddressParams.tsx'
import './ListingToolbar.css'

/** How many, which filters are on, and in what order. */
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
      {isSheetOpen && (
        <LazyPart otherwise={<NotShown onClose={closeSheet} />}>
          <FilterSheet listing={listing} onClose={closeSheet} />
        </LazyPart>
      )}
    </div>
  )
})

/** The panel itself stays as it is while its choices change. */
const FilterSheet = loadedPart(async () => memo((await import('./FilterSheet.tsx')).FilterSheet))
