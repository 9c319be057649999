import { useEffect, useEffectEvent } from 'react'
import { Navigate } from 'react-router-dom'
import type { Queries } from '../../../contracts/queries.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { tellEngagement } from '../bridge/core/engagement.ts'
import { pageToAsk, readListingQuery } from '../catalog/listingQuery.ts'
import { ListingView } from '../catalog/ListingView.tsx'
import { announce } from '../components/basic/announce.ts'
import { Link } from '../components/basic/Link.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { useChosenParams } from '../state/AddressParams.tsx'
import { LazyRecentlyViewed } from '../product/rails/LazyRecentlyViewed.tsx'
import { FoundPages } from './FoundPages.tsx'
import { DepartmentWays } from './DepartmentWays.tsx'

/** Results of `?q=`; without a query the search hub asks for one. */
export const SearchPage = () => {
  const shopPath = useShopPath()
  const params = useChosenParams()
  const q = (params.get('q') ?? '').trim().slice(0, 200)
  return q === '' ? <Navigate to={shopPath('/search/hub')} replace /> : <Results key={q} q={q} />
}

const Results = ({ q }: { readonly q: string }) => {
  const t = useCopy('catalog')
  const words = useCopy('search')
  const shell = useCopy('shell')
  const shopPath = useShopPath()
  const params = useChosenParams()
  const products = useQuery({ name: 'search', ask: { q, ...pageToAsk(readListingQuery(params)) } })
  const help = useHelp(q)
  useSearched(q, products.state === 'answered' ? products.answer.total : null)
  // Together, so that the pages do not move what is already shown.
  const asked = help === 'pending' ? { state: help, again: products.again } : products
  const { pages, corrected } = help === 'pending' ? noHelp : help
  // CAT-62: in quotation marks it is searched for as it was typed.
  const typed = q.replaceAll(/^["“„«]|["”“»]$/g, '')
  const title = t.resultsFor({ query: corrected ?? typed })
  const instead = words.searchInstead({ query: typed })
  useEffect(() => {
    if (corrected !== undefined) announce(`${title}. ${instead}`)
  }, [corrected, title, instead])
  return (
    <ListingView
      asked={asked}
      title={title}
      note={
        corrected !== undefined && (
          <p>
            <Link className="link" to={`${shopPath('/search')}?q=${encodeURIComponent(`"${q.slice(0, 198)}"`)}`}>
              {instead}
            </Link>
          </p>
        )
      }
      crumbs={[
        { name: shell.home(), href: shopPath('') },
        { name: words.title(), href: shopPath('/search') },
      ]}
      after={pages.length > 0 && <FoundPages pages={pages} />}
      empty={pages.length > 0 ? null : <NothingFound q={typed} />}
    />
  )
}

type Help = Queries['searchHelp']['answer']
const noHelp: Help = { pages: [] }

/** CAT-62, CAT-63: the last answers are kept, so that the way back to a search waits for nothing. */
const useHelp = (q: string): Help | 'pending' => {
  const key = `${useShopLocale()} ${q}`
  const asked = useQuery({ name: 'searchHelp', ask: { q } }, { noted: 'sideLookup' })
  const answer = asked.state === 'answered' ? asked.answer : undefined
  useEffect(() => {
    if (answer === undefined) return
    if (keptHelp.size >= mostKept) keptHelp.clear()
    keptHelp.set(key, answer)
  }, [key, answer])
  return answer ?? keptHelp.get(key) ?? (asked.state === 'pending' ? 'pending' : noHelp)
}

const mostKept = 20
const keptHelp = new Map<string, Help>()

/** TRK-04: once for each query, however the results are filtered then. */
const useSearched = (query: string, results: number | null): void => {
  const tell = useEffectEvent(() => tellEngagement({ name: 'searched', query, results: results ?? 0 }))
  const isAnswered = results !== null
  useEffect(() => {
    if (isAnswered) tell()
  }, [query, isAnswered])
}

/** No product matches: what else to try. */
export const NothingFound = ({ q }: { readonly q: string }) => {
  const t = useCopy('search')
  return (
    <div className="listing-empty">
      <h2 className="heading">{t.noResults({ query: q })}</h2>
      <p className="lede">{t.noResultsDetail()}</p>
      <p className="label">{t.departments()}</p>
      <DepartmentWays />
      <LazyRecentlyViewed />
    </div>
  )
}
