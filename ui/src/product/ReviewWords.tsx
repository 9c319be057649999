import type { Review } from '../../../contracts/api/catalogue.ts'
import { Rating } from '../components/Rating.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import './Reviews.css'

/** What a shopper wrote, under the title: `children`. */
export function ReviewWords({ review, children }: { readonly review: Review; readonly children?: React.ReactNode }) {
  const t = useCopy('product')
  const locale = useShopLocale()
  const { rating, text, nickname, place, date, fit } = review
  const day = new Date(date)
  const shown = Number.isNaN(day.getTime()) ? date : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
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
