import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useView } from '../bridge/useView.ts'
import { useAsk } from '../cart/useAsk.ts'
import { useRejectionWords } from '../cart/useRejectionWords.ts'
import { Button } from '../components/Button.tsx'
import { showToast } from '../components/toastStore.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import type { AccountRoom } from '../../../core/domain/route/accountRoomOf.ts'
import { useSite } from './useSignedIn.ts'

const places = [
  { path: '/account', rooms: ['overview'], name: 'overview' },
  { path: '/account/orders', rooms: ['orders', 'order'], name: 'orders' },
  { path: '/favorites', rooms: [], name: 'favorites' },
  { path: '/account/profile', rooms: ['profile'], name: 'profile' },
  { path: '/account/addresses', rooms: ['addresses', 'address'], name: 'addresses' },
  { path: '/account/payment-methods', rooms: ['cards', 'newCard'], name: 'paymentMethods' },
  { path: '/account/loyalty', rooms: ['loyalty'], name: 'loyalty' },
  { path: '/account/preferences', rooms: ['preferences'], name: 'preferences' },
] as const satisfies readonly {
  readonly path: string
  readonly rooms: readonly AccountRoom['room'][]
  readonly name: string
}[]

/** The account's places, and the way out; on a narrow screen a strip that begins where the shopper is. FAV-17: an employee has no favorites. */
export function AccountNav({ room }: { readonly room: AccountRoom['room'] }) {
  const t = useCopy('account')
  const shopPath = useShopPath()
  const hasFavorites = useView('favorites')?.isOn !== false
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && here)
      strip.current.scrollLeft = here.offsetLeft - (strip.current.clientWidth - here.offsetWidth) / 2
  }, [room])
  return (
    <nav ref={strip} className="account-nav" aria-label={t.title()}>
      {places
        .filter(({ name }) => name !== 'favorites' || hasFavorites)
        .map(({ path, rooms, name }) => (
          <Link
            key={path}
            to={shopPath(path)}
            aria-current={(rooms as readonly string[]).includes(room) ? 'page' : undefined}
          >
            {t[name]()}
          </Link>
        ))}
      <SignOut />
    </nav>
  )
}

function SignOut() {
  const t = useCopy('account')
  const site = useSite()
  const ask = useAsk()
  const words = useRejectionWords()
  const leave = async () => {
    const rejection = await ask({ _tag: 'SignOut', site })
    if (rejection) showToast({ title: t.notDone(), detail: words(rejection), kind: 'refusal' })
  }
  return (
    <Button kind="link" onPress={() => void leave()}>
      {t.signOut()}
    </Button>
  )
}
