import { useLocation } from 'react-router-dom'
import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { summaryToFavorite } from '../../../core/domain/favorites/summaryToFavorite.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { Unreachable } from '../shell/Unreachable.tsx'
import { usePage } from '../shell/usePage.ts'
import { FavoriteGrid } from './FavoriteGrid.tsx'
import { FavoritesSkeleton } from './FavoritesSkeleton.tsx'
import './FavoritesPage.css'

/** FAV-06: another's favorites, read-only, for whoever has the link. */
export function SharedFavoritesPage() {
  const t = useCopy('favorites')
  usePage(t.sharedTitle())
  const favoriteId = splitLocalePrefix(useLocation().pathname).rest.split('/')[2] ?? ''
  const asked = useQuery({ name: 'sharedFavorites', ask: { favoriteId } })
  if (asked.state === 'refused') return <NotFoundPage />
  if (asked.state === 'unreachable') return <Unreachable onAgain={asked.again} />
  const items =
    asked.state === 'answered'
      ? asked.answer.items.flatMap(({ product }) => (product ? [summaryToFavorite(product)] : []))
      : []
  return (
    <div className="page favorites-page">
      <div className="favorites-head">
        <h1 className="title">{t.sharedTitle()}</h1>
      </div>
      {asked.state === 'pending' && <FavoritesSkeleton />}
      {asked.state === 'answered' && items.length === 0 && (
        <EmptyCart title={t.sharedEmpty()} detail={t.sharedEmptyDetail()} />
      )}
      <FavoriteGrid items={items} />
    </div>
  )
}
