import { useState } from 'react'
import { closeMiniCart, useMiniCartAdded, useMiniCartOpen } from '../cart/miniCartState.ts'
import { useCopy } from '../copy/useCopy.ts'
import { LazyPart } from './LazyPart.tsx'
import { loadedPart } from './loadedPart.tsx'
import { NotShown } from './NotShown.tsx'

/** The mini cart's code comes when it is first opened; from then on it stays, so that it can also close in its 250 ms (DLG-02). */
export function LazyMiniCart() {
  const isOpen = useMiniCartOpen()
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <LazyPart otherwise={<CartNotShown onClose={() => setWasOpened(false)} />}>
      <MiniCart />
    </LazyPart>
  ) : null
}

/** DLG-02: without its code the press is answered all the same, and the next one tries again. */
function CartNotShown({ onClose }: { readonly onClose: () => void }) {
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

/** Called when it is likely to open soon, so that the press is answered at once. Whether the code comes is asked when it opens. */
export const preloadMiniCart = (): void => void load().catch(() => undefined)

const load = async () => (await import('../cart/MiniCart.tsx')).MiniCart
const MiniCart = loadedPart(load)
