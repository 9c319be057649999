import type { Currency } from '../../../../contracts/api/wire.ts'
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import './Money.css'

export interface MoneyProps {
  /** Integer minor units. */
  readonly minor: number
  readonly currency: Currency
  /** The client's own figure: dotted until the server answers. */
  readonly isEstimated?: boolean
  /** Show "estimated" below a single figure; below a total, one sentence covers all. */
  readonly hasWord?: boolean
  /** Zero as a word: "Free". */
  readonly zeroWord?: string | undefined
}

export const Money = ({ minor, currency, isEstimated = false, hasWord = false, zeroWord }: MoneyProps) => {
  const locale = useShopLocale()
  const t = useCopy('shell')
  const figure = minor === 0 && zeroWord !== undefined ? zeroWord : formatMoney(minor, currency, locale)
  return (
    <span className="money" data-estimated={isEstimated || undefined}>
      <span className="money-figure">{figure}</span>
      {isEstimated && hasWord && <span className="money-word"> {t.estimated()}</span>}
    </span>
  )
}
