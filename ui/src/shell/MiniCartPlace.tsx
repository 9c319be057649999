import { lazy, useState } from 'react'
import { useMiniCartOpen } from '../cart/miniCartState.ts'
import { LazyPart } from './LazyPart.tsx'

/** The mini cart's code comes when it is first opened; from then on it stays, so that it can also close in its 250 ms (DLG-02). */
export function MiniCartPlace() {
  const isOpen = useMiniCartOpen()
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <LazyPart>
      <MiniCart />
    </LazyPart>
  ) : null
}

/** Called when it is likely to open soon, so that the press is answered at once. */
export const preloadMiniCart = (): void => void load()

const load = () => import('../cart/MiniCart.tsx')
const MiniCart = lazy(async () => ({ default: (await load()).MiniCart }))
