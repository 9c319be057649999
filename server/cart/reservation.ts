import type { HeldPiece } from '../inventory/holdStock.ts'
import type { BasketDocument, BasketLine } from './BasketDocument.ts'

/** CART-13: pieces of a line put aside in a store; `until` in epoch ms. When that has passed they are everybody's, and the line stays. */
export type Reservation = { readonly storeId: string; readonly qty: number; readonly until: number }

/** What of the line is put aside: never more than it wants, and nothing once it goes another way. */
export function reservedOf({
  reserved,
  pickupStoreId,
  qty,
}: Pick<BasketLine, 'reserved' | 'pickupStoreId' | 'qty'>): Reservation | undefined {
  return reserved && reserved.storeId === pickupStoreId ? { ...reserved, qty: Math.min(reserved.qty, qty) } : undefined
}

/** As it is written: what a line has given up does not come back when it grows again, since others may have it by then. */
export const settledReservations = (document: BasketDocument): BasketDocument =>
  document.lines.some(({ reserved }) => reserved) ? { ...document, lines: document.lines.map(settled) } : document

/** The rows of `stock_hold` that stand for a basket. */
export const heldPieces = ({ lines }: BasketDocument, now: number): readonly HeldPiece[] =>
  lines.flatMap((line) => {
    const reserved = reservedOf(line)
    return reserved && reserved.until > now
      ? [{ sku: line.sku, qty: reserved.qty, storeId: reserved.storeId, until: reserved.until }]
      : []
  })

/** Of two lines that become one. */
export function reservedTogether(first: BasketLine, second: BasketLine): Pick<BasketLine, 'reserved'> {
  const [one, other] = [reservedOf(first), reservedOf(second)]
  if (!one || !other) return one || other ? { reserved: (one ?? other)! } : {}
  return { reserved: { storeId: one.storeId, qty: one.qty + other.qty, until: Math.max(one.until, other.until) } }
}

function settled(line: BasketLine): BasketLine {
  const { reserved: _before, ...rest } = line
  const reserved = reservedOf(line)
  return reserved ? { ...rest, reserved } : rest
}
