import type { Review } from '../../../contracts/api/catalogue.ts'
import { Rating } from '../components/Rating.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'

export function ReviewItem({ review }: { readonly review: Review }) {
  const t = useCopy('product')
  const locale = useShopLocale()
  const { rating, title, text, nickname, place, date, fit } = review
  const day = new Date(date)
  const shown = Number.isNaN(day.getTime()) ? date : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
  return (
    <article className="review">
      <div className="review-head">
        <Rating score={rating} />
        <span className="meta">{t.reviewBy({ nickname, place })}</span>
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
      <p className="meta">{[shown, fit].filter(Boolean).join(' · ')}</p>
    </article>
  )
}
