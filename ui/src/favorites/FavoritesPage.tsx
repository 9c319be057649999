import { useEffect } from 'react'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { pagination } from '../../../core/domain/pagination/pagination.ts'
import { useView } from '../bridge/useView.ts'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { useCommand } from '../bridge/useCommand.ts'
import { Pagination } from '../components/Pagination.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useOnline } from '../health/useOnline.ts'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { useChosenParams } from '../shell/AddressParams.tsx'
import { usePage } from '../shell/usePage.ts'
import { FavoriteGrid } from './FavoriteGrid.tsx'
import { FavoritesSkeleton } from './FavoritesSkeleton.tsx'
import { ShareFavorites } from './ShareFavorites.tsx'
import './FavoritesPage.css'

/** RT-15, FAV-10: what was liked, newest first, by pages; also without a connection. */
export function FavoritesPage() {
  const t = useCopy('favorites')
  usePage(t.title())
  const favorites = useView('favorites')
  const isOnline = useOnline()
  const send = useCommand()
  const params = useChosenParams()
  const isOn = favorites?.isOn
  useEffect(() => {
    if (isOn === true) void send({ _tag: 'RefreshFavorites' })
  }, [send, isOn])
  if (isOn === false) return <NotFoundPage />
  const items = favorites?.items ?? []
  const pages = pagination(items.length, limits.favorites, Number(params.get('page') ?? 1))
  const shown = items.slice((pages.page - 1) * limits.favorites, pages.page * limits.favorites)
  const isLoading = favorites === undefined || (favorites.isReading && isOnline && items.length === 0)
  return (
    <div className="page favorites-page">
      <div className="favorites-head">
        <h1 className="title">{t.title()}</h1>
        {items.length > 0 && favorites !== undefined && <ShareFavorites share={favorites.share} />}
      </div>
      <div role="status">
        {!isOnline && (favorites?.waiting ?? 0) > 0 && <StateLine state="waiting">{t.kept()}</StateLine>}
      </div>
      {isLoading && <FavoritesSkeleton />}
      {!isLoading && items.length === 0 && <EmptyCart title={t.empty()} detail={t.emptyDetail()} />}
      {items.length > 0 && <FavoriteGrid items={shown} isOwn />}
      <Pagination pages={pages} hrefOf={(page) => `?page=${page}`} />
    </div>
  )
}
