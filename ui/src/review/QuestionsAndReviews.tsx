import { useEffect } from 'react'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import { useQuery, useSideQuery } from '../bridge/core/useQuery.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { tellShown } from '../tracking/tellShown.ts'
import { QuestionList } from './QuestionList.tsx'
import { ReviewList, ReviewScore } from './ReviewList.tsx'
import { ReviewsAway } from './ReviewsAway.tsx'
import './Reviews.css'

/**
 * What shoppers say about a product. It is below everything needed to buy, so it is loaded after that. TRK-04: so is the
 * code that tells that the product is shown.
 */
export const QuestionsAndReviews = ({
  product,
}: {
  readonly product: Pick<Product, 'productId' | 'name' | 'price'>
}) => {
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
      <Reviews productId={productId} />
      {set !== null && <ProductSet productSetId={set} />}
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

/** CAT-20 */
const Reviews = ({ productId }: { readonly productId: string }) => {
  const t = useCopy('catalog')
  const asked = useQuery({ name: 'reviews', ask: { productId, page: 1 } })
  const first = asked.state === 'answered' ? asked.answer : null
  return (
    <section className="reviews" id="reviews">
      <div>
        <h2 className="heading">{t.reviews()}</h2>
        {first && first.total > 0 && <ReviewScore page={first} />}
      </div>
      {first ? (
        <ReviewList productId={productId} first={first} />
      ) : (
        <ReviewsAway isWaiting={asked.state === 'pending'} />
      )}
    </section>
  )
}
