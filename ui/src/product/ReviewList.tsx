import { useState } from 'react'
import type { ReviewPage } from '../../../contracts/api/catalogue.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewsAway } from './ReviewsAway.tsx'

/** CAT-20: the first page of reviews; further ones join below. */
export function ReviewList({ productId, first }: { readonly productId: string; readonly first: ReviewPage }) {
  const t = useCopy('product')
  const catalog = useCopy('catalog')
  const [pages, setPages] = useState(1)
  if (first.total === 0) return <p className="prose">{catalog.noReviews()}</p>
  return (
    <div>
      {first.reviews.map((review) => (
        <ReviewItem key={review.reviewId} review={review} />
      ))}
      {Array.from({ length: pages - 1 }, (_, index) => (
        <FurtherReviews key={index} productId={productId} page={index + 2} />
      ))}
      {pages * first.reviews.length < first.total && (
        <div className="reviews-more">
          <Button onPress={() => setPages(pages + 1)}>{t.moreReviews()}</Button>
        </div>
      )}
    </div>
  )
}

function FurtherReviews({ productId, page }: { readonly productId: string; readonly page: number }) {
  const asked = useQuery({ name: 'reviews', ask: { productId, page } })
  if (asked.state !== 'answered') return <ReviewsAway isWaiting={asked.state === 'pending'} />
  return asked.answer.reviews.map((review) => <ReviewItem key={review.reviewId} review={review} />)
}
