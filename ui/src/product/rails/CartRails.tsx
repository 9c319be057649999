import type { LineView } from '../../../../contracts/views/lineView.ts'
import { askedCompanions, goesWellWith } from '../../../../core/domain/product/goesWellWith.ts'
import { useProducts } from '../../blocks/parts/useProducts.ts'
import { useCopy } from '../../copy/useCopy.ts'
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
