import { useState } from 'react'
import type { ReviewPage } from '../../../contracts/api/catalogue.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { Button } from '../components/Button.tsx'
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewScore } from './ReviewScore.tsx'
import './Reviews.css'

/** CAT-20: read only. Further pages join below. */
export function Reviews({ productId }: { readonly productId: string }) {
  const t = useCopy('catalog')
  const asked = useQuery({ name: 'reviews', ask: { productId, page: 1 } })
  return (
    <section className="notes reviews" id="reviews">
      <div>
        <h2 className="heading">{t.reviews()}</h2>
        {asked.state === 'answered' && asked.answer.total > 0 && <ReviewScore page={asked.answer} />}
      </div>
      {asked.state === 'answered' ? <ReviewList productId={productId} first={asked.answer} /> : <ReviewsAway isWaiting={asked.state === 'pending'} />}
    </section>
  )
}

function ReviewList({ productId, first }: { readonly productId: string; readonly first: ReviewPage }) {
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

function ReviewsAway({ isWaiting }: { readonly isWaiting: boolean }) {
  const t = useCopy('product')
  const shell = useCopy('shell')
  if (!isWaiting) return <StateLine state="waiting">{t.reviewsUnreachable()}</StateLine>
  return (
    <SkeletonGroup label={shell.loading()}>
      <Skeleton height="24rem" />
    </SkeletonGroup>
  )
}
