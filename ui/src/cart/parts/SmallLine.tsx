import type { Currency } from '../../../../contracts/api/wire.ts'
import { Price } from '../../components/product/Price.tsx'
import { ProductPlate } from '../../components/product/ProductPlate.tsx'
import type { Tint } from '../../../../core/domain/product/tintOf.ts'
import './SmallLine.css'

export interface SmallLineProps {
  readonly picture: string
  readonly tint: Tint
  readonly name: React.ReactNode
  /** Second lines: the variant, the quantity. */
  readonly words: readonly string[]
  /** Null = not known (CART-42). */
  readonly rowTotal: number | null
  readonly originalRowTotal: number
  readonly currency: Currency
  readonly isEstimated?: boolean
  readonly hasWord?: boolean
  /** What can be done with the line. */
  readonly children?: React.ReactNode
}

/** look.md "Line", 88 small: in the panel, next to the checkout and on the receipt. */
export const SmallLine = ({
  picture,
  tint,
  name,
  words,
  rowTotal,
  originalRowTotal,
  currency,
  isEstimated = false,
  hasWord = false,
  children,
}: SmallLineProps) => (
  <li className="small-line">
    <ProductPlate src={picture} alt="" tint={tint} isSquare />
    <div className="small-line-what">
      <b>{name}</b>
      {words.map((line) => (
        <span key={line} className="meta">
          {line}
        </span>
      ))}
    </div>
    <div className="small-line-sum">
      {rowTotal !== null && (
        <Price
          minor={rowTotal}
          originalMinor={originalRowTotal}
          currency={currency}
          isEstimated={isEstimated}
          hasWord={hasWord}
        />
      )}
    </div>
    {children !== undefined && <div className="small-line-acts">{children}</div>}
  </li>
)
