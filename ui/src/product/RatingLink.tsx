import type { Product } from '../../../contracts/api/catalogue.ts'
import { Rating } from '../components/Rating.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useScore } from './useScore.ts'

/** "4.6 from 218 reviews", down to them. */
export function RatingLink({ rating }: Pick<Product, 'rating'>) {
  const t = useCopy('catalog')
  const score = useScore(rating.average)
  if (rating.count === 0) return <span className="meta">{t.noReviews()}</span>
  return (
    <span className="rating-link">
      <Rating score={rating.average} />
      <a className="link" href="#reviews">
        {t.reviewCount({ score, count: rating.count })}
      </a>
    </span>
  )
}
