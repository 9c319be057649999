import type { ProductSummary } from '../../../contracts/api/catalogue.ts'
import { useCopy } from '../copy/useCopy.ts'
import './Swatches.css'

/** One small square per colourway; said in words for those who do not see them. */
export function Swatches({ colourways }: Pick<ProductSummary, 'colourways'>) {
  const t = useCopy('catalog')
  return (
    <div className="swatches">
      <span className="visually-hidden">{t.colourCount({ count: colourways.length })}</span>
      {colourways.slice(0, 6).map(({ code, swatch }) => (
        <i key={code} style={{ '--swatch': swatch } as React.CSSProperties} />
      ))}
    </div>
  )
}
