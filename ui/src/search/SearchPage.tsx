import { useEffect, useEffectEvent } from 'react'
import { Navigate } from 'react-router-dom'
import { useQuery } from '../bridge/core/useQuery.ts'
import { tellEngagement } from '../bridge/engagement.ts'
import { pageToAsk, readListingQuery } from '../catalog/listingQuery.ts'
import { ListingView } from '../catalog/ListingView.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { useChosenParams } from '../state/AddressParams.tsx'
import { DepartmentWays } from './DepartmentWays.tsx'

/** Results of `?q=`; without a query the search hub asks for one. */
export const SearchPage = () => {
  const shopPath = useShopPath()
  const params = useChosenParams()
  const q = (params.get('q') ?? '').trim().slice(0, 200)
  return q === '' ? <Navigate to={shopPath('/search/hub')} replace /> : <Results q={q} />
}

const Results = ({ q }: { readonly q: string }) => {
  const t = useCopy('catalog')
  const words = useCopy('search')
  const shell = useCopy('shell')
  const shopPath = useShopPath()
  const params = useChosenParams()
  const asked = useQuery({ name: 'search', ask: { q, ...pageToAsk(readListingQuery(params)) } })
  useSearched(q, asked.state === 'answered' ? asked.answer.total : null)
  const title = t.resultsFor({ query: q })
  return (
    <ListingView
      key={q}
      asked={asked}
      title={title}
      crumbs={[
        { name: shell.home(), href: shopPath('') },
        { name: words.title(), href: shopPath('/search') },
      ]}
      empty={<NothingFound q={q} />}
    />
  )
}

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
    </div>
  )
}
