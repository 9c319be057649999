import { useEffect, useState } from 'react'
import { closeMiniCart, useMiniCartAdded, useMiniCartOpen } from '../state/miniCartStore.ts'
import { loadCopy } from '../copy/loadCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { loadAhead } from '../health/reloadOnce.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { NotShown } from '../components/basic/NotShown.tsx'

/**
 * RT-19: the mini cart's code and texts are loaded once the page is alive and idle, so that it opens without a
 * connection, too. It is mounted when it first opens, and stays, so that it can also close in its 250 ms (DLG-02).
 */
export const LazyMiniCart = () => {
  const locale = useShopLocale()
  useEffect(
    () => whenIdle(() => void loadAhead('/MiniCart-', () => Promise.all([load(), loadCopy(locale, 'cart')]))),
    [locale],
  )
  const isOpen = useMiniCartOpen()
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? <MiniCart onClose={() => setWasOpened(false)} /> : null
}

/** DLG-02: without its code the press still gets an answer, and the next one tries again. */
const CartNotShown = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useCopy('shell')
  const added = useMiniCartAdded()
  return (
    <NotShown
      words={
        added === null
          ? { title: t.cartNotShown() }
          : { title: t.inYourCart({ name: added }), detail: t.cartNotShown() }
      }
      onClose={() => {
        closeMiniCart()
        onClose()
      }}
    />
  )
}

/** A page that is never idle waits for a second; WebKit cannot tell when it is. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 1_000 })
  else setTimeout(act, 1_000)
}

const load = () => import('../cart/MiniCart.tsx')
const MiniCart = lazyPart(load, 'MiniCart', { otherwise: CartNotShown })
