import type { WantedLine } from '../cart.ts'
import type { PriceAdjustment } from '../priceAdjustment.ts'
import type { ShownLine } from '../shownLines.ts'
import type { SwitchVariantChange } from './cartChange.ts'
import { withPickupStore } from './withDelivery.ts'

/** The lines with more of one, or with a new one. What is picked up in another store than before takes the others along (DLG-09). */
export const withMore = (before: readonly ShownLine[], wanted: WantedLine): readonly ShownLine[] => {
  const lines = wanted.delivery === 'home' ? before : withPickupStore(before, wanted.delivery)
  if (!lines.some((line) => line.key === wanted.key)) return [...lines, fromWanted(wanted)]
  return lines.map((line) => (line.key === wanted.key ? enlarged(line, wanted) : line))
}

export const withQuantityOf = (
  lines: readonly ShownLine[],
  { key, quantity }: { readonly key: string; readonly quantity: number },
): readonly ShownLine[] => lines.map((line) => (line.key === key ? withQuantity(line, quantity) : line))

export const withoutLine = (lines: readonly ShownLine[], { key }: { readonly key: string }): readonly ShownLine[] =>
  lines.filter((line) => line.key !== key)

/** CART-24: without an adjustment what was agreed is taken back. */
export const withAdjustment = (
  lines: readonly ShownLine[],
  { key, adjustment = null }: { readonly key: string; readonly adjustment?: PriceAdjustment | null },
): readonly ShownLine[] =>
  lines.map((line) => (line.key === key ? { ...line, adjustment, confirmedRowTotal: null } : line))

/** CART-29: the new variant stands where the old one stood; one that is in the cart already takes it in. */
export const withVariant = (
  lines: readonly ShownLine[],
  { phase, from, to, position }: SwitchVariantChange,
): readonly ShownLine[] => {
  const wanted = phase === 'restore' ? from : to
  const others = withoutLine(lines, from)
  if (others.some((line) => line.key === wanted.key)) return others
  const quantity = lines.find((line) => line.key === from.key)?.quantity ?? wanted.quantity
  const shown =
    phase === 'change'
      ? { ...fromWanted({ ...wanted, quantity }), adjustment: wanted.adjustment ?? null }
      : fromWanted(wanted)
  return [...others.slice(0, position), shown, ...others.slice(position)]
}

const fromWanted = ({ reserve, ...line }: WantedLine): ShownLine => ({
  ...line,
  itemId: null,
  confirmedRowTotal: null,
  adjustment: null,
  reservation: reserve ? { quantity: line.quantity, said: null } : null,
  isBonus: false,
  isPickup: line.delivery !== 'home',
  shippingId: null,
  notices: [],
})

const enlarged = (line: ShownLine, { quantity, reserve }: WantedLine): ShownLine => {
  const more = withQuantity(line, line.quantity + quantity)
  return reserve ? { ...more, reservation: { quantity: more.quantity, said: null } } : more
}

const withQuantity = ({ reservation, ...line }: ShownLine, quantity: number): ShownLine => ({
  ...line,
  quantity,
  confirmedRowTotal: null,
  reservation: reservation && { ...reservation, quantity: Math.min(reservation.quantity, quantity) },
})
