import { lazy } from 'react'
import { useQuery } from '../bridge/useQuery.ts'
import { useCopy } from '../copy/useCopy.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { ReviewsAway } from './ReviewsAway.tsx'
import { ReviewScore } from './ReviewScore.tsx'
import './Reviews.css'

/** CAT-20: read only. They stand below everything one buys by, so their code comes with their words. */
export function Reviews({ productId }: { readonly productId: string }) {
  const t = useCopy('catalog')
  const asked = useQuery({ name: 'reviews', ask: { productId, page: 1 } })
  return (
    <section className="notes reviews" id="reviews">
      <div>
        <h2 className="heading">{t.reviews()}</h2>
        {asked.state === 'answered' && asked.answer.total > 0 && <ReviewScore page={asked.answer} />}
      </div>
      {asked.state === 'answered' ? (
        <LazyPart fallback={<ReviewsAway isWaiting />}>
          <ReviewList productId={productId} first={asked.answer} />
        </LazyPart>
      ) : (
        <ReviewsAway isWaiting={asked.state === 'pending'} />
      )}
    </section>
  )
}

const ReviewList = lazy(async () => ({ default: (await import('./ReviewList.tsx')).ReviewList }))
