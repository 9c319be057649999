import { useEffect, useRef } from 'react'
import type { LineView } from '../../../../contracts/views/lineView.ts'
import { askedCompanions, goesWellWith } from '../../../../core/domain/product/goesWellWith.ts'
import { useProducts } from '../../blocks/parts/useProducts.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useMiniCartOpen } from '../../state/miniCartStore.ts'
import { ProductRail } from './ProductRail.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'

type CartLines = readonly Pick<LineView, 'masterId' | 'isBonus'>[]

/** Below the cart: what goes well with it, and what the shopper looked at last. */
export const CartRails = ({ lines }: { readonly lines: CartLines }) => (
  <>
    <GoesWell lines={lines} />
    <RecentlyViewed />
  </>
)

/** CAT-72: the row stays while a product that was just added is asked about. */
const GoesWell = ({ lines }: { readonly lines: CartLines }) => {
  const t = useCopy('blocks')
  useFocusAfterAdding()
  const { products, isPending } = useProducts(askedCompanions(lines))
  const inCart = lines.map(({ masterId }) => masterId)
  const companions = products.map(({ related }) => related)
  return (
    <ProductRail
      title={t.goesWellWith()}
      products={isPending && products.length === 0 ? null : goesWellWith(inCart, companions)}
    />
  )
}

/** CAT-72: the cart's panel cannot give the focus back to a card that has left; the first of the others gets it. */
const useFocusAfterAdding = (): void => {
  const isOpen = useMiniCartOpen()
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isClosed) return
    // The panel tries in this frame, before us.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('.product-rail a')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [isOpen])
}
