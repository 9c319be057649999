import type { FlashCode } from '../errors/flashCodes.ts'
import { maximumOf, quantityAllowed } from './quantity.ts'

export type CountedLine = { readonly sku: string; readonly qty: number }

/** What is available for a line, and from where; null when the shop no longer knows its sku. */
export type Supply = { readonly stock: number; readonly maxQuantity: number; readonly place?: string } | null

export type Repair<Line> = { readonly lines: readonly Line[]; readonly flashes: readonly FlashCode[] }

/**
 * CART-26, CART-34…36, CART-38: the basket after stock and catalogue have changed. Earlier lines are served first; a
 * line whose product is gone or sold out is removed, one with more than is available or allowed is reduced, and each
 * kind of reduction is reported once.
 */
export const repairLines = <Line extends CountedLine>(
  lines: readonly Line[],
  supplyOf: (line: Line) => Supply,
): Repair<Line> => {
  const taken = new Map<string, number>()
  const flashes = new Set<FlashCode>()
  const kept = lines.flatMap((line) => {
    const supply = supplyOf(line)
    if (supply === null) {
      flashes.add('ProductItemNotAvailable')
      return []
    }
    const stockKey = `${supply.place ?? ''} ${line.sku}`
    const elsewhere = taken.get(stockKey) ?? 0
    const qty = Math.min(line.qty, quantityAllowed({ ...supply, elsewhere }))
    const most = maximumOf(supply)
    if (line.qty > most) flashes.add('ProductItemMaxQuantity')
    if (qty < Math.min(line.qty, most))
      flashes.add(qty === 0 ? 'ProductLineItemFullInventoryMissing' : 'ProductLineItemInventoryMissing')
    taken.set(stockKey, elsewhere + qty)
    return qty === 0 ? [] : [qty === line.qty ? line : { ...line, qty }]
  })
  return { lines: kept, flashes: [...flashes] }
}
