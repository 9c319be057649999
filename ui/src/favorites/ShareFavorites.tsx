import { useState } from 'react'
import type { FavoritesView } from '../../../contracts/views/favoritesView.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { Button } from '../components/Button.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useTell } from './useTell.ts'

/** FAV-06: turns sharing on; then the link stands here to be copied. */
export function ShareFavorites({ share }: { readonly share: FavoritesView['share'] }) {
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
    </div>
  )
}
