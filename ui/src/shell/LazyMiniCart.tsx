import { useState } from 'react'
import { closeMiniCart, useMiniCartAdded, useMiniCartOpen } from '../state/miniCartStore.ts'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { NotShown } from '../components/basic/NotShown.tsx'

/**
 * The mini cart's code is loaded when it is first opened; from then on it stays mounted, so that it can also close in
 * its 250 ms (DLG-02).
 */
export const LazyMiniCart = () => {
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

/**
 * Called when it is likely to open soon, so that the press is answered at once. Whether the code could be loaded is
 * checked when it opens.
 */
export const preloadMiniCart = (): void => void load().catch(() => undefined)

const load = () => import('../cart/MiniCart.tsx')
const MiniCart = lazyPart(load, 'MiniCart', { otherwise: CartNotShown })
