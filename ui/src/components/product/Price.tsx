import type { ComponentType } from 'react'
import type { Currency } from '../../../../contracts/api/wire.ts'
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { Money } from './Money.tsx'
import { createStore } from '../../state/createStore.ts'
import './Price.css'

export interface PriceProps {
  readonly minor: number
  readonly currency: Currency
  /** Before the sale. Shown struck through when it is higher. */
  readonly originalMinor?: number | undefined
  /** `row` on the product page, `stack` where money is right-aligned. */
  readonly layout?: 'row' | 'stack'
  readonly isEstimated?: boolean
  readonly hasWord?: boolean
}

/** AUTH-33: shows what a group's member who is signed in pays; null = everybody's prices hold. */
export const ownPrice = createStore<ComponentType<PriceProps> | null>(null)

/** The price of goods that are for sale: everybody's, or the shopper's own. */
export const ShopPrice = (price: PriceProps) => {
  const Shown = ownPrice.use((own) => own ?? Price)
  return <Shown {...price} />
}

export const Price = ({
  minor,
  currency,
  originalMinor,
  layout = 'stack',
  isEstimated = false,
  hasWord = false,
}: PriceProps) => {
  const t = useCopy('shell')
  const isSale = originalMinor !== undefined && originalMinor > minor
  return (
    <span className="price" data-sale={isSale || undefined} data-layout={layout}>
      {isSale && <span className="visually-hidden">{t.priceNow()} </span>}
      <Money minor={minor} currency={currency} isEstimated={isEstimated} hasWord={hasWord} />
      {isSale && (
        <>
          <span className="visually-hidden"> {t.priceWas()} </span>
          <del>
            <Money minor={originalMinor} currency={currency} />
          </del>
        </>
      )}
    </span>
  )
}

interface LowestPriceProps {
  readonly currency: Currency
  /** LAW-07: minor units; absent where nothing is reduced or no law asks. */
  readonly minor: number | undefined
}

/** LAW-07: below a reduced price. */
export const LowestPrice = ({ minor, currency }: LowestPriceProps) => {
  const t = useCopy('shell')
  const locale = useShopLocale()
  if (minor === undefined) return null
  return <p className="meta">{t.priceLowest({ price: formatMoney(minor, currency, locale) })}</p>
}
