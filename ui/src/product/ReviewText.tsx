import type { Review } from '../../../contracts/api/catalogue.ts'
import { Rating } from '../components/Rating.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShortDate } from './useShortDate.ts'
import './Reviews.css'

/** What a shopper wrote, under the title: `children`. */
export function ReviewText({ review, children }: { readonly review: Review; readonly children?: React.ReactNode }) {
  const t = useCopy('product')
  const { rating, text, nickname, place, date, fit } = review
  const shown = useShortDate(date)
  return (
    <>
      <div className="review-head">
        <Rating score={rating} />
        <span className="meta">{t.reviewBy({ nickname, place })}</span>
      </div>
      {children}
      <p>{text}</p>
      <p className="meta">{[shown, fit].filter(Boolean).join(' · ')}</p>
    </>
  )
}
