import { useEffect } from 'react'
import { Link } from '../components/basic/Link.tsx'
import { useView } from '../bridge/core/useView.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { Icon } from '../components/basic/Icon.tsx'
import { showToast } from '../state/toastStore.ts'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import './FavoritesLink.css'

/**
 * RT-15, FAV-02: the link to the favorites; only its place where there are none, because the header has shown it before
 * that is known. It also shows the server's refusals, on every page.
 */
export const FavoritesLink = () => {
  const t = useCopy('favorites')
  const errors = useCopy('errors')
  const shopPath = useShopPath()
  const send = useCommand()
  const favorites = useView('favorites')
  const refusal = favorites?.refusals[0]
  useEffect(() => {
    if (!refusal) return
    const { refusalId, what, errorId, message, name } = refusal
    const why = what === 'remove' && errorId === 'ORD404' ? t.notFound() : errorText(errors, errorId, message)
    showToast({ kind: 'refusal', title: name === null ? why : t.aboutItem({ name, why }) })
    void send({ _tag: 'DismissFavoriteRefusal', refusalId })
  }, [refusal, send, t, errors])
  if (!favorites?.isOn) return <span className="favorites-place" />
  const count = favorites.items.length
  return (
    <Link
      className="favorites-link"
      to={shopPath('/favorites')}
      aria-label={t.linkWithCount({ count })}
      data-any={count > 0 || undefined}
    >
      <Icon name="heart" className={count > 0 ? 'is-full' : undefined} />
    </Link>
  )
}
