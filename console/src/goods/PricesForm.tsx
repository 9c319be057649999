import { useState } from 'react'
import type { GoodsPrices, OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import type { Currency } from '../../../contracts/api/wire.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { FigureEntry } from './FigureEntry.tsx'
import { amountText, currencies, currencyNames, readAmount, unionText } from './goodsText.ts'

type Props = {
  readonly product: OperatorGoods
  readonly onSave: (prices: GoodsPrices) => Promise<void>
}

type Typed = Readonly<Record<Currency, { readonly current: string; readonly original: string }>>

/** OPR-16: a price and a full price in each currency, as they are and as they are to be. */
export const PricesForm = ({ product: { prices, priorInEur }, onSave }: Props) => {
  const [typed, setTyped] = useState(() => typedOf(prices))
  const [isTried, setTried] = useState(false)
  const wanted = pricesOf(typed)
  const isChanged = wanted === null || JSON.stringify(wanted) !== JSON.stringify(prices)
  const faults = isTried ? faultsOf(typed) : []
  const save = async (): Promise<void> => {
    setTried(true)
    if (wanted !== null && faultsOf(typed).length === 0) await onSave(wanted)
  }
  const set = (currency: Currency, part: 'current' | 'original', value: string): void =>
    setTyped({ ...typed, [currency]: { ...typed[currency], [part]: value } })
  const reduction = unionText(prices, priorInEur)
  return (
    <form
      className="goods-part"
      aria-label="Prices"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        // What is typed is not lost to a key.
        if (event.key === 'Escape' && isChanged) event.stopPropagation()
      }}
    >
      <h3>Prices</h3>
      {faults[0] !== undefined && <Refused message={faults[0].says} />}
      <table className="goods-table">
        <thead>
          <tr>
            <th scope="col">Currency</th>
            <th scope="col">Price</th>
            <th scope="col">Full price</th>
          </tr>
        </thead>
        <tbody>
          {currencies.map((currency) => (
            <tr key={currency}>
              <th scope="row">{currencyNames[currency]}</th>
              {(['current', 'original'] as const).map((part) => (
                <td key={part}>
                  <FigureEntry
                    label={`${nameOf(part)} in ${currency}`}
                    value={typed[currency][part]}
                    onChange={(value) => set(currency, part, value)}
                    isDecimal
                    isInvalid={faults.some((fault) => fault.currency === currency && fault.part === part)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="goods-soft">A full price above the price is struck through, as a reduction. {reduction}</p>
      {isChanged && (
        <div className="peek-actions">
          <PressButton kind="primary" isSubmit>
            Save prices
          </PressButton>
          <PressButton
            kind="quiet"
            onPress={() => {
              setTyped(typedOf(prices))
              setTried(false)
            }}
          >
            Put back
          </PressButton>
        </div>
      )}
    </form>
  )
}

const nameOf = (part: 'current' | 'original'): string => (part === 'current' ? 'Price' : 'Full price')

const byCurrency = <Value,>(valueOf: (currency: Currency) => Value): Readonly<Record<Currency, Value>> => ({
  USD: valueOf('USD'),
  CAD: valueOf('CAD'),
  GBP: valueOf('GBP'),
  EUR: valueOf('EUR'),
})

const typedOf = (prices: GoodsPrices): Typed =>
  byCurrency((currency) => ({
    current: amountText(prices[currency].current),
    original: amountText(prices[currency].original),
  }))

/** Null = one of them is no amount. */
const pricesOf = (typed: Typed): GoodsPrices | null => {
  const read = byCurrency((currency) => ({
    current: readAmount(typed[currency].current) ?? Number.NaN,
    original: readAmount(typed[currency].original) ?? Number.NaN,
  }))
  const isComplete = currencies.every((each) => !Number.isNaN(read[each].current + read[each].original))
  return isComplete ? read : null
}

type Fault = { readonly currency: Currency; readonly part: 'current' | 'original'; readonly says: string }

/** What cannot be sent, because it is no amount; which amounts can be is for the shop to say. */
const faultsOf = (typed: Typed): readonly Fault[] =>
  currencies.flatMap((currency) =>
    (['current', 'original'] as const)
      .filter((part) => readAmount(typed[currency][part]) === null)
      .map((part) => ({
        currency,
        part,
        says: `${nameOf(part)} in ${currency}: “${typed[currency][part]}” is no amount such as 199.95.`,
      })),
  )
