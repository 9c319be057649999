import { useEffect } from 'react'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import { useSideQuery } from '../bridge/core/useQuery.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { tellShown } from '../tracking/tellShown.ts'
import { LazyRecentlyViewed } from './rails/LazyRecentlyViewed.tsx'
import { QuestionList } from '../review/QuestionList.tsx'
import { Reviews } from '../review/Reviews.tsx'
import './ProductBelow.css'

/**
 * What stands below everything needed to buy a product, and is loaded after it: what shoppers say of it and the set it
 * belongs to, and what the shopper looked at before. TRK-04: so is the code that tells that the product is shown.
 */
export const ProductBelow = ({ product }: { readonly product: Product }) => {
  const { productId, name, price } = product
  const { current, currency } = price
  const storefront = useStorefront()
  useEffect(
    () =>
      void tellShown(storefront, {
        name: 'Product Viewed',
        properties: { product_id: productId, name, price: current, currency },
      }),
    [storefront, productId, name, current, currency],
  )
  const set = useProductSet(productId)
  return (
    <>
      <QuestionList productId={productId} name={name} />
      <Reviews product={product} />
      {set !== null && <ProductSet productSetId={set} />}
      <LazyRecentlyViewed productId={productId} />
    </>
  )
}

/** CAT-08: the set that a product belongs to; null: it belongs to none, or it is not known yet. */
const useProductSet = (productId: string): string | null => {
  const sets = useSideQuery('sideLookup', { name: 'productSets', ask: { productId } })
  return sets?.productSetIds[0] ?? null
}

const ProductSet = lazyPart(() => import('./ProductSet.tsx'), 'ProductSet', {
  fallback: () => <div className="product-set" />,
})
