import { formatNumber } from '../../../../core/domain/locale/formatNumber.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { cssVariables } from '../basic/cssVariables.ts'
import './Rating.css'

interface RatingProps {
  /** 0 to 5. */
  readonly score: number
  /** How many reviews it comes from; 0 for the score of one. */
  readonly count?: number | undefined
}

/** CAT-66: five stars, filled as far as the score goes; the accessible name has the figures. */
export const Rating = ({ score, count = 0 }: RatingProps) => {
  const t = useCopy('shell')
  return (
    <span
      className="rating"
      role="img"
      aria-label={t.ratingOf({ score: formatNumber(score, useShopLocale(), 0, 1), count })}
      style={cssVariables({ '--stars': `${Math.round(score * 20)}%` })}
    />
  )
}
