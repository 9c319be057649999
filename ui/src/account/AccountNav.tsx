import { useEffect, useRef } from 'react'
import { Link } from '../components/basic/Link.tsx'
import { useView } from '../bridge/core/useView.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { Button } from '../components/basic/Button.tsx'
import { showToast } from '../state/toastStore.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import type { AccountSection } from '../../../core/domain/route/pageAt.ts'
import { useSite } from '../bridge/core/useSignedIn.ts'

const places = [
  { path: '/account', sections: ['overview'], name: 'overview' },
  { path: '/account/orders', sections: ['orders', 'order'], name: 'orders' },
  { path: '/favorites', sections: [], name: 'favorites' },
  { path: '/account/profile', sections: ['profile'], name: 'profile' },
  { path: '/account/addresses', sections: ['addresses', 'address'], name: 'addresses' },
  { path: '/account/payment-methods', sections: ['cards', 'newCard'], name: 'paymentMethods' },
  { path: '/account/loyalty', sections: ['loyalty'], name: 'loyalty' },
  { path: '/account/preferences', sections: ['preferences'], name: 'preferences' },
] as const satisfies readonly {
  readonly path: string
  readonly sections: readonly AccountSection['section'][]
  readonly name: string
}[]

/**
 * The account's sections, and signing out; on a narrow screen a strip that starts at the current section. FAV-17: an
 * employee has no favorites.
 */
export const AccountNav = ({ section }: { readonly section: AccountSection['section'] }) => {
  const t = useCopy('account')
  const shopPath = useShopPath()
  const hasFavorites = useView('favorites')?.isOn !== false
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && here)
      strip.current.scrollLeft = here.offsetLeft - (strip.current.clientWidth - here.offsetWidth) / 2
  }, [section])
  return (
    <nav ref={strip} className="account-nav" aria-label={t.title()}>
      {places
        .filter(({ name }) => name !== 'favorites' || hasFavorites)
        .map(({ path, sections, name }) => (
          <Link
            key={path}
            to={shopPath(path)}
            aria-current={sections.some((own) => own === section) ? 'page' : undefined}
          >
            {t[name]()}
          </Link>
        ))}
      <SignOut />
    </nav>
  )
}

const SignOut = () => {
  const t = useCopy('account')
  const site = useSite()
  const send = useCommand()
  const words = useRejectionText()
  const leave = async () => {
    const rejection = await send({ _tag: 'SignOut', site })
    if (rejection) showToast({ title: t.notDone(), detail: words(rejection), kind: 'refusal' })
  }
  return (
    <Button kind="link" onPress={() => void leave()}>
      {t.signOut()}
    </Button>
  )
}
