import type { ReviewPage } from '../../../contracts/api/catalogue.ts'
import { Rating } from '../components/Rating.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useScore } from './useScore.ts'

/** The average, large, and how many gave each number of stars. */
export function ReviewScore({ page }: { readonly page: ReviewPage }) {
  const t = useCopy('product')
  const score = useScore(page.average)
  const most = Math.max(1, ...page.histogram)
  return (
    <div className="review-score">
      <p className="review-average">{score}</p>
      <Rating score={page.average} />
      <p className="meta">{t.reviewTotal({ count: page.total })}</p>
      <ul className="review-bars">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = page.histogram[stars - 1] ?? 0
          return (
            <li key={stars}>
              <span className="figures">
                <span aria-hidden="true">{stars}</span>
                <span className="visually-hidden">{t.barLabel({ stars })}</span>
              </span>
              <i style={{ '--at': `${(100 * count) / most}%` } as React.CSSProperties} />
              <span className="figures meta">{count}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
