import { useEffect, useState } from 'react'
import type { FavoritesView } from '../../../contracts/views/favoritesView.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { pagination } from '../../../core/domain/pagination/pagination.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useView } from '../bridge/core/useView.ts'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { Button } from '../components/basic/Button.tsx'
import { Pagination } from '../components/browsing/Pagination.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useOnline } from '../health/useOnline.ts'
import { openDialog } from '../state/dialogStore.ts'
import { useChosenParams } from '../state/AddressParams.tsx'
import { lazyInPage } from '../loading/lazyPart.tsx'
import { usePage } from '../components/basic/usePage.ts'
import { FavoriteGrid, FavoritesSkeleton } from './FavoriteGrid.tsx'
import { useTell } from './heart/useTell.ts'
import './FavoritesPage.css'

/** RT-15, FAV-10: the favorites, newest first, by pages; also without a connection. */
export const FavoritesPage = () => {
  const t = useCopy('favorites')
  usePage(t.title())
  const favorites = useView('favorites')
  const isOnline = useOnline()
  const send = useCommand()
  const params = useChosenParams()
  const isOn = favorites?.isOn
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (isOn === true) void send({ _tag: 'RefreshFavorites' }).then(() => setAsked(true))
  }, [send, isOn])
  if (isOn === false) return <MissingPage />
  const items = favorites?.items ?? []
  const pages = pagination(items.length, limits.favorites, Number(params.get('page') ?? 1))
  const shown = items.slice((pages.page - 1) * limits.favorites, pages.page * limits.favorites)
  // Nothing is said to be empty before it has been asked for.
  const isLoading = favorites === undefined || (isOnline && items.length === 0 && (!isAsked || favorites.isReading))
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

const MissingPage = lazyInPage(() => import('../content/ContentPage.tsx'), 'MissingPage')

/** FAV-06: turns sharing on and then offers the link to copy. */
const ShareFavorites = ({ share }: { readonly share: FavoritesView['share'] }) => {
  const t = useCopy('favorites')
  const send = useCommand()
  const tell = useTell()
  const [isCopied, setCopied] = useState(false)
  const link = share.path === null ? null : `${location.origin}${share.path}`
  const copy = (text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  if (link === null) {
    return (
      <div className="favorites-share">
        {share.isWaiting && <StateLine state="waiting">{t.shareWaiting()}</StateLine>}
        <Button isPending={share.isWaiting} onPress={() => void send({ _tag: 'ShareFavorites' }).then(tell)}>
          {t.share()}
        </Button>
      </div>
    )
  }
  return (
    <div className="favorites-share">
      <output aria-label={t.shareLink()}>{link}</output>
      <Button onPress={() => copy(link)}>{isCopied ? t.copied() : t.copyLink()}</Button>
      <Button onPress={() => openDialog('sendFavorites', { favoriteId: link.split('/').at(-1) ?? '' })}>
        {t.sendByEmail()}
      </Button>
    </div>
  )
}
