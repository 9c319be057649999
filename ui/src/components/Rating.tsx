import { useCopy } from '../copy/useCopy.ts'
import { Icon } from './Icon.tsx'
import './Rating.css'

/** Five stars, filled to the nearest whole one; the exact score is in the name. */
export function Rating({ score }: { readonly score: number }) {
  const t = useCopy('shell')
  return (
    <span className="rating" role="img" aria-label={t.ratingOf({ score })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" {...(score >= star - 0.5 ? { className: 'is-full' } : {})} />
      ))}
    </span>
  )
}
