import type { LineView } from '../../../contracts/views/lineView.ts'

/** Whether a shop has every line in the quantity wanted, some of them, or none. */
export type StorePieces = 'all' | 'some' | 'none' | 'unknown'

/** Lines of the same variant want their pieces together. */
export const storePieces = (
  lines: readonly Pick<LineView, 'sku' | 'quantity'>[],
  piecesOf: (sku: string) => number | undefined,
): StorePieces => {
  const skus = [...new Set(lines.map(({ sku }) => sku))]
  if (skus.some((sku) => piecesOf(sku) === undefined)) return 'unknown'
  const had = skus.filter(
    (sku) =>
      (piecesOf(sku) ?? 0) >= lines.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0),
  )
  if (had.length === skus.length) return 'all'
  return skus.some((sku) => (piecesOf(sku) ?? 0) > 0) ? 'some' : 'none'
}
