import { Navigate } from 'react-router-dom'
import type { Listing } from '../../../contracts/api/catalogue.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { pagination } from '../../../core/domain/pagination/pagination.ts'
import type { QueryState } from '../bridge/latestAnswer.ts'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { Pagination } from '../components/Pagination.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { SavedCopy } from '../health/SavedCopy.tsx'
import { Unreachable } from '../shell/Unreachable.tsx'
import { usePage } from '../shell/usePage.ts'
import { FacetPanel } from './FacetPanel.tsx'
import { ListingSkeleton } from './ListingSkeleton.tsx'
import { ListingToolbar } from './ListingToolbar.tsx'
import { NothingLeft } from './NothingLeft.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { readListingQuery, withPage } from './listingQuery.ts'
import { useHeldListing } from './useHeldListing.ts'
import { usePageTurn } from './usePageTurn.ts'
import { useChosenParams } from '../shell/AddressParams.tsx'
import './ListingView.css'

export interface ListingViewProps {
  readonly asked: QueryState<Listing> & { readonly again: () => void }
  /** undefined = not known before the answer. */
  readonly title: string | undefined
  readonly intro?: string | undefined
  readonly description?: string | undefined
  readonly crumbs: readonly { readonly name: string; readonly href: string }[]
  /** In the place of the products when there are none at all. */
  readonly empty?: React.ReactNode
}

/** CAT-01, CAT-03: a category's products or a search's. What was shown stays until the next answer is here. */
export function ListingView({ asked, empty, ...head }: ListingViewProps) {
  const t = useCopy('catalog')
  const params = useChosenParams()
  const held = useHeldListing(asked, head)
  const { title, intro, description, crumbs } = held.head
  usePage(title, description)
  const query = readListingQuery(params)
  const pages = pagination(held.listing?.total ?? 0, limits.catalogPageSize, query.page)
  usePageTurn(pages.page, pages.pageCount, held.listing !== null)
  if (asked.state === 'unreachable' && held.listing === null) return <Unreachable onAgain={asked.again} />
  const { listing } = held
  if (listing === null || title === undefined) return <ListingSkeleton title={title} />
  const hasChoices = Object.values(query.chosen).some((ids) => ids.length > 0)
  const isEmpty = listing.total === 0 && !hasChoices
  if (listing.total > 0 && !held.isWaiting && query.page > pages.pageCount)
    return <Navigate to={`?${withPage(params, pages.pageCount)}`} replace />
  return (
    <div className="page">
      <Breadcrumbs crumbs={crumbs} />
      <header className="listing-head">
        <h1 className="title">{title}</h1>
        {intro !== undefined && <p>{intro}</p>}
        <SavedCopy asked={asked} />
      </header>
      {isEmpty && empty !== undefined ? (
        empty
      ) : (
        <div className="listing">
          <aside className="only-large listing-facets">
            <a className="skip-link" href="#products">
              {t.skipFilters()}
            </a>
            <FacetPanel listing={listing} />
          </aside>
          <div id="products" className="listing-main" tabIndex={-1} aria-busy={held.isWaiting}>
            <ListingToolbar listing={listing} />
            {listing.products.length === 0 ? <NothingLeft /> : <ProductGrid products={listing.products} />}
            <div className="listing-pages">
              <Pagination pages={pages} hrefOf={(page) => `?${withPage(params, page)}`} />
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
