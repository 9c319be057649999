import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Navigate, useNavigationType } from 'react-router-dom'
import type { Listing } from '../../../contracts/api/entities/catalogue.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { pagination } from '../../../core/domain/pagination/pagination.ts'
import type { ContentInTime } from '../blocks/page/useContentInTime.ts'
import type { QueryState } from '../bridge/core/latestAnswer.ts'
import { announce } from '../components/basic/announce.ts'
import { Button } from '../components/basic/Button.tsx'
import { Skeleton, SkeletonPage } from '../components/basic/Skeleton.tsx'
import { usePage } from '../components/basic/usePage.ts'
import { Breadcrumbs } from '../components/browsing/Breadcrumbs.tsx'
import { Pagination } from '../components/browsing/Pagination.tsx'
import { Unreachable } from '../components/browsing/Unreachable.tsx'
import { SlotArea } from '../content/slot/SlotArea.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { SavedCopy } from '../components/browsing/SavedCopy.tsx'
import { useChooseParams, useChosenParams } from '../state/AddressParams.tsx'
import { FacetPanel } from './FacetPanel.tsx'
import { readListingQuery, withoutChoices, withPage } from './listingQuery.ts'
import { ListingToolbar } from './ListingToolbar.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import './ListingView.css'
import './ProductGrid.css'

export interface ListingViewProps {
  readonly asked: QueryState<Listing> & { readonly again: () => void }
  /** undefined = not known before the answer. */
  readonly title: string | undefined
  readonly intro?: string | undefined
  /** CAT-62: below the title; it comes and goes with the products. */
  readonly note?: React.ReactNode
  readonly description?: string | undefined
  readonly crumbs: readonly { readonly name: string; readonly href: string }[]
  /** CMS-02: a hero that begins the slot above takes the place of title and intro. */
  readonly content?: Pick<ContentInTime, 'above' | 'below'>
  /** Below the products; it comes and goes with them. */
  readonly after?: React.ReactNode
  /** In place of the products if there are none at all. */
  readonly empty?: React.ReactNode
}

/** CAT-01, CAT-03: a category's products or a search's. The shown ones stay until the next answer is here. */
export const ListingView = ({ asked, empty, ...head }: ListingViewProps) => {
  const t = useCopy('catalog')
  const params = useChosenParams()
  // LAW-06
  const isTaxed = locales[useShopLocale()].site === 'EMEA'
  const held = useHeldListing(asked, head)
  // A title that comes with the answer would push the skeleton down for the frame before the products.
  const [isTitleKnownFirst] = useState(head.title !== undefined)
  const { title, intro, note, after, description, crumbs, content } = held.head
  usePage(title, description)
  const query = readListingQuery(params)
  const pages = pagination(held.listing?.total ?? 0, limits.catalogPageSize, query.page)
  usePageTurn(pages.page, pages.pageCount, held.listing !== null)
  if (asked.state === 'unreachable' && held.listing === null) return <Unreachable onAgain={asked.again} />
  const { listing } = held
  if (listing === null || title === undefined) return <ListingSkeleton title={isTitleKnownFirst ? title : undefined} />
  const hasChoices = Object.values(query.chosen).some((ids) => ids.length > 0)
  const isEmpty = listing.total === 0 && !hasChoices
  if (listing.total > 0 && !held.isWaiting && query.page > pages.pageCount)
    return <Navigate to={`?${withPage(params, pages.pageCount)}`} replace />
  const hasHero = content?.above?.slots['above']?.[0]?.type === 'hero'
  return (
    <>
      <SlotArea slot="category" document={content?.above} area="above" isPage={hasHero} />
      <div className="page">
        <Breadcrumbs crumbs={crumbs} />
        <header className="listing-head">
          {!hasHero && <h1 className="title">{title}</h1>}
          {!hasHero && intro !== undefined && <p>{intro}</p>}
          {note}
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
                {isTaxed && <p className="meta">{t.pricesNote()}</p>}
              </div>
            </div>
          </div>
        )}
        {after}
      </div>
      <SlotArea slot="category" document={content?.below} area="below" />
    </>
  )
}

/** The listing's layout in sunk rectangles. */
const ListingSkeleton = ({ title }: { readonly title: string | undefined }) => {
  const t = useCopy('catalog')
  return (
    <SkeletonPage label={t.loadingProducts()} isPage={title === undefined}>
      <div className="listing-head">
        <Skeleton width="8rem" height="1.25rem" />
        {title === undefined ? <Skeleton width="18rem" height="3rem" /> : <h1 className="title">{title}</h1>}
        <Skeleton width="24rem" height="1.5rem" />
      </div>
      <div className="listing">
        <div className="only-large">
          <Skeleton height="30rem" />
        </div>
        <ul className="product-grid">
          {Array.from({ length: 12 }, (_, index) => (
            <li key={index}>
              <Skeleton ratio="4 / 5" />
            </li>
          ))}
        </ul>
      </div>
    </SkeletonPage>
  )
}

/** The filters leave no products. */
const NothingLeft = () => {
  const t = useCopy('catalog')
  const choose = useChooseParams()
  return (
    <div className="listing-empty">
      <h2 className="heading">{t.nothingFound()}</h2>
      <p className="lede">{t.nothingFoundDetail()}</p>
      <Button onPress={() => choose(withoutChoices)}>{t.noFilters()}</Button>
    </div>
  )
}

/**
 * Turning a page goes to the top of the listing and announces the page. Going back returns to the place where it was
 * left.
 */
const usePageTurn = (page: number, total: number, isHere: boolean): void => {
  const t = useCopy('catalog')
  const isBack = useNavigationType() === 'POP'
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (!isHere) return
    if (last.current !== null && last.current !== page) {
      if (!isBack) scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      announce(t.pageOf({ page, total }))
    }
    last.current = page
  }, [page, total, isHere, isBack, t])
}

type Head = Omit<ListingViewProps, 'asked' | 'empty'>
type Held = { readonly listing: Listing | null; readonly head: Head; readonly isWaiting: boolean }

/**
 * Keeps the last answer and its heading on screen while waiting for the next one, so that nothing flickers. The next
 * one's products appear in small pieces, so that no press has to wait for all of them.
 */
const useHeldListing = (asked: QueryState<Listing>, head: Head): Held => {
  const newest = useNewest(asked, head)
  const listing = useDeferredValue(newest.listing)
  return { ...newest, listing, isWaiting: newest.isWaiting || listing !== newest.listing }
}

const useNewest = (asked: QueryState<Listing>, head: Head): Held => {
  const [kept, setKept] = useState<{ readonly listing: Listing; readonly head: Head } | null>(null)
  if (asked.state === 'answered') {
    if (kept?.listing !== asked.answer) setKept({ listing: asked.answer, head })
    return { listing: asked.answer, head, isWaiting: false }
  }
  return kept ? { ...kept, isWaiting: asked.state === 'pending' } : { listing: null, head, isWaiting: true }
}
