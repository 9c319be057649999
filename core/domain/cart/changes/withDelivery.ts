import { keyDelivered } from '../lineKey.ts'
import type { CartChange } from './cartChange.ts'
import type { ShownLine } from '../shownLines.ts'

type DeliveryChange = Extract<CartChange, { readonly kind: 'SetDelivery' | 'SetShippingMethod' }>

/** SHIP-08, SHIP-23: the lines as a change of delivery makes them. */
export const withDelivery = (lines: readonly ShownLine[], change: DeliveryChange): readonly ShownLine[] =>
  mergeSameLines(lines, (line) => deliveryAfter(line, change))

/** DLG-09: everything that is picked up is picked up in this store. */
export const withPickupStore = (lines: readonly ShownLine[], storeId: string): readonly ShownLine[] =>
  mergeSameLines(lines, ({ delivery }) => (delivery === 'home' ? delivery : storeId))

/** What becomes the same line is one line. */
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

/** DLG-09: with another store everything that is picked up goes there. A collection point is no store. */
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
