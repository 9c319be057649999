import type { FlashCode } from '../errors/flashCodes.ts'
import { maximumOf, quantityAllowed } from './quantityAllowed.ts'

export type CountedLine = { readonly sku: string; readonly qty: number }

/** What can be had for a line, and where it comes from; null when the shop no longer knows its sku. */
export type Supply = { readonly stock: number; readonly maxQuantity: number; readonly place?: string } | null

export type Repair<Line> = { readonly lines: readonly Line[]; readonly flashes: readonly FlashCode[] }

/**
 * CART-26, CART-34…36, CART-38: what a basket becomes when stock and catalogue have moved on. Earlier lines are served first; a line
 * whose product is gone or sold out goes, one that asks for more than there is or may be ordered is cut down, and each kind of cut
 * is named once.
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
