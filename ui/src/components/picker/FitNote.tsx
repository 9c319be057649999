import type { Product } from '../../../../contracts/api/entities/catalogue.ts'
import { fitSummary } from '../../../../core/domain/product/reviewFit.ts'
import { wornAs } from '../../../../core/domain/sizing/sizeChart.ts'
import { useCopy } from '../../copy/useCopy.ts'

/** CAT-75: "Runs half a size small – 14 of 20 reviewers say so". Nothing while too few have said, or they do not agree. */
export const FitNote = ({ product }: { readonly product: Pick<Product, 'rating' | 'sizes' | 'categories'> }) => {
  const t = useCopy('product')
  const { fits } = product.rating
  const summary = fits && fitSummary(fits)
  const worn = wornAs(product)
  if (!summary || worn === null) return null
  const { fit, count, total } = summary
  return <p className="meta">{t.fitSays({ fit: t.fit({ fit, worn }), count, total })}</p>
}
