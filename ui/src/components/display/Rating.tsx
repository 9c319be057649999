import { useCopy } from '../../copy/useCopy.ts'
import { Icon } from '../basic/Icon.tsx'
import './Rating.css'

/** Five stars, filled to the nearest whole one; the exact score is in the accessible name. */
export const Rating = ({ score }: { readonly score: number }) => {
  const t = useCopy('shell')
  return (
    <span className="rating" role="img" aria-label={t.ratingOf({ score })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" className={score >= star - 0.5 ? 'is-full' : undefined} />
      ))}
    </span>
  )
}
