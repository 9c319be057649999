import type { Currency } from '../../../contracts/api/wire.ts'

/** From `at` (epoch ms) on, the price was `current` (minor units). */
export type PriceChange = { readonly at: number; readonly current: number }

export const priorPriceDays = 30

/**
 * LAW-07: the lowest price that was asked in the 30 days before the last change, which is where a reduction begins. That
 * is the price before, which Directive 98/6/EC, Art. 6a lets a shop compare with. Null = there was no price before.
 * `changes` in any order.
 */
export const priorPrice = (changes: readonly PriceChange[]): number | null => {
  const ordered = changes.toSorted((a, b) => a.at - b.at)
  const begin = ordered.at(-1)?.at ?? 0
  const from = begin - priorPriceDays * 86_400_000
  const asked = ordered.filter(
    ({ at }, index) => at < begin && (at >= from || (ordered[index + 1]?.at ?? begin) > from),
  )
  return asked.length === 0 ? null : Math.min(...asked.map(({ current }) => current))
}

/**
 * LAW-09: the lowest price of the last 30 days of what is reduced, in minor units of one piece. Only the Union's shops
 * sell in euro, and there the struck price is that price (decision 56). Undefined = nothing is named.
 */
export const priorPriceNamed = (currency: Currency, current: number, original: number): number | undefined =>
  currency === 'EUR' && original > current ? original : undefined
