import { useLocation } from 'react-router-dom'
import { classifyRoute, routeIdentifier } from '../../../core/domain/route/pageAt.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { useContentInTime } from '../blocks/page/useContentInTime.ts'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { UnavailablePage } from '../notFound/UnavailablePage.tsx'
import { useChosenParams } from '../state/AddressParams.tsx'
import { pageToAsk, readListingQuery } from './listingQuery.ts'
import { ListingView } from './ListingView.tsx'

/** CAT-01, RT-02, RT-04: the listing of the category that the path names. CMS-02: its head and the slots are content. */
export const CategoryPage = () => {
  const t = useCopy('catalog')
  const shell = useCopy('shell')
  const shopPath = useShopPath()
  const { pathname } = useLocation()
  const params = useChosenParams()
  const categoryId = routeIdentifier(pathname)?.id ?? ''
  const asked = useQuery({ name: 'catalog', ask: { categoryId, ...pageToAsk(readListingQuery(params)) } })
  const content = useContentInTime({ family: 'category', key: categoryId }, asked.state === 'answered')
  const category = asked.state === 'answered' && !content.isPending ? asked.answer.category : undefined
  // One document may serve all categories: its name is none of theirs.
  const { name, description } = { ...(content.above?.id === categoryId ? content.above : undefined) }
  if (asked.state === 'refused') return <ListGone errorId={asked.errorId} message={asked.message} />
  const known = category && {
    name: name ?? category.name,
    intro: description ?? category.intro,
    trail: category.trail,
  }
  if (known && classifyRoute(pathname, { description: known.intro }) === 'Error')
    return <UnavailablePage description={known.intro} />
  return (
    <ListingView
      key={categoryId}
      asked={asked}
      title={known?.name}
      intro={known?.intro}
      content={content}
      description={
        known &&
        `${known.intro} ${t.headDescription({ name: known.name, count: asked.state === 'answered' ? asked.answer.total : 0 })}`
      }
      crumbs={[
        { name: shell.home(), href: shopPath('') },
        ...(known?.trail ?? []).map(({ name, path }) => ({ name, href: path })),
      ]}
    />
  )
}

/** PLP400: an unknown listing, with the code's text. */
export const ListGone = ({ errorId, message }: { readonly errorId: string; readonly message: string }) => (
  <NotFoundPage why={errorText(useCopy('errors'), errorId, message)} />
)
