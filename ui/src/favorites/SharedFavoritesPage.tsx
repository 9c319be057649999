import { useLocation } from 'react-router-dom'
import { summaryToFavorite } from '../../../core/domain/favorites/favorites.ts'
import { splitLocalePrefix } from '../../../core/domain/locale/splitLocalePrefix.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { Unreachable } from '../components/browsing/Unreachable.tsx'
import { lazyInPage } from '../loading/lazyPart.tsx'
import { usePage } from '../components/basic/usePage.ts'
import { FavoriteGrid, FavoritesSkeleton } from './FavoriteGrid.tsx'
import './FavoritesPage.css'

const MissingPage = lazyInPage(() => import('../content/ContentPage.tsx'), 'MissingPage')

/** FAV-06: another person's favorites, read-only, for anybody with the link. */
export const SharedFavoritesPage = () => {
  const t = useCopy('favorites')
  usePage(t.sharedTitle())
  const favoriteId = splitLocalePrefix(useLocation().pathname).rest.split('/')[2] ?? ''
  const asked = useQuery({ name: 'sharedFavorites', ask: { favoriteId } })
  if (asked.state === 'refused') return <MissingPage />
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
