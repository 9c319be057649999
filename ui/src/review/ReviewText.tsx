import type { Review } from '../../../contracts/api/entities/review.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import type { WornAs } from '../../../core/domain/sizing/sizeChart.ts'
import { Rating } from '../components/browsing/Rating.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import './Reviews.css'

interface ReviewTextProps {
  readonly review: Review
  readonly worn: WornAs
  readonly children?: React.ReactNode
}

/** A shopper's text, below the title: `children`. */
export const ReviewText = ({ review, worn, children }: ReviewTextProps) => {
  const t = useCopy('product')
  const { rating, text, nickname, place, date, fit, language } = review
  const shown = useShortDate(date)
  return (
    <>
      <div className="review-head">
        <Rating score={rating} />
        <span className="meta">{place === '' ? nickname : t.reviewBy({ nickname, place })}</span>
      </div>
      {children}
      <p lang={language}>{text}</p>
      <p className="meta">{[shown, fit && worn && t.fit({ fit, worn })].filter(Boolean).join(' · ')}</p>
    </>
  )
}

/**
 * "Nov 3, 2026", "3 nov. 2026": the day of an ISO 8601 date or time; anything else is shown as it is. Formatted by our
 * own code, because a product page would wait some 20 ms for the browser's first formatter.
 */
export const useShortDate = (time: string): string => {
  const t = useCopy('product')
  const { language, dateFormat } = locales[useShopLocale()]
  const [year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-([0-3]\d)/.exec(time)?.slice(1) ?? []
  if (!year || !month || !day) return time
  const isMonthFirst = language === 'en' && dateFormat.startsWith('MM')
  return t.shortDate({
    isMonthFirst: String(isMonthFirst),
    month: t.shortMonth({ month }),
    day: Number(day),
    year,
  })
}
