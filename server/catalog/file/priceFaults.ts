import { amountCell } from './cellReaders.ts'

/** What cannot be about a price, as the end of a sentence that begins with its column. */
type PriceFault = { readonly part: 'current' | 'original'; readonly says: string }

/** Minor units; `original`: the full price, null = that of the price. */
type AskedPrice = { readonly current: number; readonly original: number | null }

export const priceFaults = ({ current, original }: AskedPrice): readonly PriceFault[] => [
  ...(original !== null && original < current
    ? [
        {
          part: 'original' as const,
          says: `${amountCell.write(original)} is below the price of ${amountCell.write(current)}`,
        },
      ]
    : []),
  ...(current === 0 ? [{ part: 'current' as const, says: 'is nothing: goods cannot be free' }] : []),
]
