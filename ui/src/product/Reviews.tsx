import { useQuery } from '../bridge/useQuery.ts'
import { useCopy } from '../copy/useCopy.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { ReviewsAway } from './ReviewsAway.tsx'
import './Reviews.css'

/** CAT-20: read only. They stand below everything one buys by, so their code comes with their words. */
export function Reviews({ productId }: { readonly productId: string }) {
  const t = useCopy('catalog')
  const asked = useQuery({ name: 'reviews', ask: { productId, page: 1 } })
  const heading = <h2 className="heading">{t.reviews()}</h2>
  const away = (
    <>
      {heading}
      <ReviewsAway isWaiting={asked.state === 'pending' || asked.state === 'answered'} />
    </>
  )
  return (
    <section className="notes reviews" id="reviews">
      {asked.state === 'answered' ? (
        <LazyPart fallback={away}>
          <ReviewList productId={productId} heading={heading} first={asked.answer} />
        </LazyPart>
      ) : (
        away
      )}
    </section>
  )
}

const ReviewList = loadedPart(async () => (await import('./ReviewList.tsx')).ReviewList)
