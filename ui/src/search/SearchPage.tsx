import { Navigate } from 'react-router-dom'
import { useQuery } from '../bridge/useQuery.ts'
import { ListingView } from '../catalog/ListingView.tsx'
import { pageToAsk, readListingQuery } from '../catalog/listingQuery.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { NothingFound } from './NothingFound.tsx'
import { useChosenParams } from '../shell/AddressParams.tsx'

/** Results of `?q=`; without a word the hub asks for one. */
export function SearchPage() {
  const shopPath = useShopPath()
  const params = useChosenParams()
  const q = (params.get('q') ?? '').trim().slice(0, 200)
  return q === '' ? <Navigate to={shopPath('/search/hub')} replace /> : <Results q={q} />
}

function Results({ q }: { readonly q: string }) {
  const t = useCopy('catalog')
  const words = useCopy('search')
  const shell = useCopy('shell')
  const shopPath = useShopPath()
  const params = useChosenParams()
  const asked = useQuery({ name: 'search', ask: { q, ...pageToAsk(readListingQuery(params)) } })
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
