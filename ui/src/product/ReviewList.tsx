import { useState } from 'react'
import type { ReviewPage } from '../../../contracts/api/catalogue.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewsAway } from './ReviewsAway.tsx'
import { ReviewScore } from './ReviewScore.tsx'

export interface ReviewListProps {
  readonly productId: string
  readonly heading: React.ReactNode
  readonly first: ReviewPage
}

/** CAT-20: the score, and the first page of reviews; further ones join below. */
export function ReviewList({ productId, heading, first }: ReviewListProps) {
  const t = useCopy('product')
  const catalog = useCopy('catalog')
  const [pages, setPages] = useState(1)
  return (
    <>
      <div>
        {heading}
        {first.total > 0 && <ReviewScore page={first} />}
      </div>
      <div>
        {first.total === 0 && <p className="prose">{catalog.noReviews()}</p>}
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
    </>
  )
}

function FurtherReviews({ productId, page }: { readonly productId: string; readonly page: number }) {
  const asked = useQuery({ name: 'reviews', ask: { productId, page } })
  if (asked.state !== 'answered') return <ReviewsAway isWaiting={asked.state === 'pending'} />
  return asked.answer.reviews.map((review) => <ReviewItem key={review.reviewId} review={review} />)
}
