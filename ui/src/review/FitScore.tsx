import { answersOf, leastFitAnswers, reviewFits } from '../../../core/domain/product/reviewFit.ts'
import { wornAs } from '../../../core/domain/sizing/sizeChart.ts'
import { cssVariables } from '../components/basic/cssVariables.ts'
import { useCopy } from '../copy/useCopy.ts'
import { FitNote } from '../components/picker/FitNote.tsx'
import type { ReviewedProduct } from './Reviews.tsx'
import './Reviews.css'

/** CAT-75: what reviewers say of the fit, in a sentence if they agree, and how many say what. */
export const FitScore = ({ product }: { readonly product: ReviewedProduct }) => {
  const t = useCopy('product')
  const words = useCopy('reviews')
  const { fits } = product.rating
  const worn = wornAs(product)
  if (!fits || worn === null || answersOf(fits) < leastFitAnswers) return null
  const most = Math.max(...Object.values(fits))
  return (
    <div className="review-fit">
      <h3>{words.fit()}</h3>
      <FitNote product={product} />
      <ul className="review-bars">
        {reviewFits.map((fit) => (
          <li key={fit}>
            <span>{t.fit({ fit, worn })}</span>
            <i style={cssVariables({ '--at': `${(100 * fits[fit]) / most}%` })} />
            <span className="figures meta">{fits[fit]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
