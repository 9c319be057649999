import { defined } from '../../core/domain/fields/fields.ts'
import type { Reservation, BasketDocument, BasketLine } from '../storage/tables/BasketTables.ts'
import type { HeldPiece } from '../inventory/moveStock.ts'

/**
 * How many pieces of the line are reserved: never more than its quantity, and none once it is delivered another way.
 */
export const reservedOf = ({
  reserved,
  pickupStoreId,
  qty,
}: Pick<BasketLine, 'reserved' | 'pickupStoreId' | 'qty'>): Reservation | undefined =>
  reserved && reserved.storeId === pickupStoreId ? { ...reserved, qty: Math.min(reserved.qty, qty) } : undefined

/**
 * As stored: pieces that a line has given up do not come back when it grows again, since others may have taken them
 * meanwhile.
 */
export const settledReservations = (document: BasketDocument): BasketDocument =>
  document.lines.some(({ reserved }) => reserved) ? { ...document, lines: document.lines.map(settled) } : document

/** The rows of `stock_hold` for a basket. */
export const heldPieces = ({ lines }: BasketDocument, now: number): readonly HeldPiece[] =>
  lines.flatMap((line) => {
    const reserved = reservedOf(line)
    return reserved && reserved.until > now
      ? [{ sku: line.sku, qty: reserved.qty, storeId: reserved.storeId, until: reserved.until }]
      : []
  })

/** The reservation of a line merged from two. */
export const reservedTogether = (first: BasketLine, second: BasketLine): Pick<BasketLine, 'reserved'> => {
  const [one, other] = [reservedOf(first), reservedOf(second)]
  if (!one || !other) return defined({ reserved: one ?? other })
  return { reserved: { storeId: one.storeId, qty: one.qty + other.qty, until: Math.max(one.until, other.until) } }
}

const settled = (line: BasketLine): BasketLine => {
  const { reserved: _before, ...rest } = line
  const reserved = reservedOf(line)
  return reserved ? { ...rest, reserved } : rest
}
