import type { OpenedResult, OrderGuard, ResultDay } from '../../../contracts/api/operator/experimentResult.ts'
import { writeCsv } from '../../catalog/file/csvCells.ts'

type Cell = string | number

/**
 * OPR-60: an opened result as CSV with commas: a row for each variant and day, then one for each variant's totals, whose
 * day is `total` and which alone have a verdict and what must not get worse. Shares are between 0 and 1, gains their
 * differences, amounts in units of the currency; an empty cell is what nothing is known of.
 */
export const resultFile = (result: OpenedResult): { readonly name: string; readonly text: string } => ({
  name: `experiment-${result.key.replaceAll(/[^\w.-]+/g, '-')}.csv`,
  text: writeCsv(
    [
      [...columns, ...result.guards.flatMap(guardColumns)],
      ...result.days.flatMap(({ day, variants }) =>
        variants.map((variant) => [
          ...countCells(result.key, day, variant),
          '',
          ...result.guards.flatMap((guard) => guardColumns(guard).map(() => '')),
        ]),
      ),
      ...result.variants.map((variant) => [
        ...countCells(result.key, 'total', variant),
        variant.verdict,
        ...result.guards.flatMap((guard) => guardCells(guard, variant.variantId)),
      ]),
    ],
    ',',
  ),
})

const columns = [
  'experiment',
  'day',
  'variant',
  'visitors',
  'ordered',
  'rate',
  'rate_low',
  'rate_high',
  'gain',
  'gain_low',
  'gain_high',
  'verdict',
] as const

const countCells = (key: string, day: string, variant: ResultDay['variants'][number]): readonly Cell[] => {
  const { variantId, exposures, conversions, rate, gain } = variant
  return [
    key,
    day,
    variantId,
    exposures,
    conversions,
    ...[rate.share, rate.low, rate.high].map(shareCell),
    ...(gain === null ? ['', '', ''] : [gain.share, gain.low, gain.high].map(shareCell)),
  ]
}

const guardColumns = ({ currency }: OrderGuard): readonly string[] =>
  currency === null
    ? ['orders', 'undone', 'undone_low', 'undone_high', 'undone_verdict']
    : ['orders', 'average', 'average_low', 'average_high', 'average_verdict'].map((column) => `${column}_${currency}`)

const guardCells = (guard: OrderGuard, variantId: string): readonly Cell[] => {
  const cellOf = (value: number): number => (guard.currency === null ? shareCell(value) : amountCell(value))
  const own = guard.variants.find((variant) => variant.variantId === variantId)
  if (own === undefined) return guardColumns(guard).map(() => '')
  return [
    own.orders,
    own.value === null ? '' : cellOf(own.value),
    ...(own.difference === null ? ['', ''] : [cellOf(own.difference.low), cellOf(own.difference.high)]),
    own.verdict,
  ]
}

/** Six digits after the point, which is more than is known. */
const shareCell = (share: number): number => Number(share.toFixed(6))

/** From minor units. */
const amountCell = (minor: number): number => Math.round(minor) / 100
