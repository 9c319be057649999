import type { WantedLine } from '../cart.ts'
import { keyDelivered } from '../lineKey.ts'
import type { PriceAdjustment } from '../priceAdjustment.ts'
import type { ShownLine } from '../shownLines.ts'
import type { CartChange, SwitchVariantChange } from './cartChange.ts'

/**
 * The lines with more of one, or with a new one. A pickup in another store than before brings the other pickups along
 * (DLG-09).
 */
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

/** CART-24: without an adjustment, the present one is removed. */
export const withAdjustment = (
  lines: readonly ShownLine[],
  { key, adjustment = null }: { readonly key: string; readonly adjustment?: PriceAdjustment | null },
): readonly ShownLine[] =>
  lines.map((line) => (line.key === key ? { ...line, adjustment, confirmedRowTotal: null } : line))

/** CART-29: the new variant takes the position of the old one; one that is in the cart already absorbs it. */
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
  reservation: reserve ? { quantity: line.quantity, confirmed: null } : null,
  isBonus: false,
  isPickup: line.delivery !== 'home',
  shippingId: null,
  notices: [],
})

const enlarged = (line: ShownLine, { quantity, reserve }: WantedLine): ShownLine => {
  const more = withQuantity(line, line.quantity + quantity)
  return reserve ? { ...more, reservation: { quantity: more.quantity, confirmed: null } } : more
}

const withQuantity = ({ reservation, ...line }: ShownLine, quantity: number): ShownLine => ({
  ...line,
  quantity,
  confirmedRowTotal: null,
  reservation: reservation && { ...reservation, quantity: Math.min(reservation.quantity, quantity) },
})

type DeliveryChange = Extract<CartChange, { readonly kind: 'SetDelivery' | 'SetShippingMethod' }>

/** SHIP-08, SHIP-23: the lines after a change of delivery. */
export const withDelivery = (lines: readonly ShownLine[], change: DeliveryChange): readonly ShownLine[] =>
  mergeSameLines(lines, (line) => deliveryAfter(line, change))

/** DLG-09: everything that is picked up is picked up in this store. */
const withPickupStore = (lines: readonly ShownLine[], storeId: string): readonly ShownLine[] =>
  mergeSameLines(lines, ({ delivery }) => (delivery === 'home' ? delivery : storeId))

/** Merges lines whose keys have become equal; their quantities add up. */
const mergeSameLines = (lines: readonly ShownLine[], deliveryOf: (line: ShownLine) => string): readonly ShownLine[] =>
  lines.reduce<readonly ShownLine[]>((so, before) => {
    const line = delivered(before, deliveryOf(before))
    const twin = so.find((other) => other.key === line.key)
    if (!twin) return [...so, line]
    return so.map((other) =>
      other === twin
        ? {
            ...twin,
            adjustment: line.adjustment ?? twin.adjustment,
            reservation: line.reservation ?? twin.reservation,
            quantity: twin.quantity + line.quantity,
            confirmedRowTotal: null,
          }
        : other,
    )
  }, [])

/** DLG-09: with another store, everything that is picked up moves there. A collection point is not a store. */
const deliveryAfter = (line: ShownLine, change: DeliveryChange): string => {
  if (change.kind === 'SetDelivery' && line.key === change.key) return change.storeId ?? 'home'
  if (line.delivery === 'home') return 'home'
  if (change.kind === 'SetShippingMethod' && change.code !== 'pickup' && line.shippingId === change.shippingId)
    return 'home'
  return (change.kind === 'SetShippingMethod' && change.code === 'pudo' ? undefined : change.storeId) ?? line.delivery
}

const delivered = (line: ShownLine, delivery: string): ShownLine =>
  delivery === line.delivery
    ? line
    : {
        ...line,
        delivery,
        key: keyDelivered(line.key, delivery),
        reservation: null,
        shippingId: null,
        isPickup: delivery !== 'home',
      }
