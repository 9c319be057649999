import { useQuery } from '../bridge/core/useQuery.ts'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { ReviewsAway } from './ReviewsAway.tsx'
import './Reviews.css'

/** CAT-20: read-only. They are below everything needed to buy, so their code is loaded with their texts. */
export const Reviews = ({ productId }: { readonly productId: string }) => {
  const t = useCopy('catalog')
  const asked = useQuery({ name: 'reviews', ask: { productId, page: 1 } })
  const heading = <h2 className="heading">{t.reviews()}</h2>
  return (
    <section className="notes reviews" id="reviews">
      {asked.state === 'answered' ? (
        <ReviewList productId={productId} heading={heading} first={asked.answer} />
      ) : (
        <ReviewsMissing heading={heading} isWaiting={asked.state === 'pending'} />
      )}
    </section>
  )
}

const ReviewList = lazyPart(() => import('./ReviewList.tsx'), 'ReviewList', {
  fallback: ({ heading }) => <ReviewsMissing heading={heading} isWaiting />,
})

const ReviewsMissing = ({ heading, isWaiting }: { readonly heading: React.ReactNode; readonly isWaiting: boolean }) => (
  <>
    {heading}
    <ReviewsAway isWaiting={isWaiting} />
  </>
)
