import { useEffect } from 'react'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useCopy } from '../copy/useCopy.ts'
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
  return (
    <>
      <QuestionList productId={productId} name={name} />
      <Reviews productId={productId} />
    </>
  )
}

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
