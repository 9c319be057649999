import { keyDelivered } from './lineKey.ts'
import type { Wish } from './cart.ts'
import type { ShownLine } from './shownLines.ts'

type DeliveryWish = Extract<Wish, { readonly kind: 'SetDelivery' | 'SetShippingMethod' }>

/** SHIP-08, SHIP-23: the lines with a wish about their delivery laid on them. */
export const redelivered = (lines: readonly ShownLine[], wish: DeliveryWish): readonly ShownLine[] =>
  moved(lines, (line) => deliveryAfter(line, wish))

/** DLG-09: everything that is picked up is picked up in this store. */
export const collectedAt = (lines: readonly ShownLine[], storeId: string): readonly ShownLine[] =>
  moved(lines, ({ delivery }) => (delivery === 'home' ? delivery : storeId))

/** What becomes the same line is one line. */
const moved = (lines: readonly ShownLine[], deliveryOf: (line: ShownLine) => string): readonly ShownLine[] =>
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
const deliveryAfter = (line: ShownLine, wish: DeliveryWish): string => {
  if (wish.kind === 'SetDelivery' && line.key === wish.key) return wish.storeId ?? 'home'
  if (line.delivery === 'home') return 'home'
  if (wish.kind === 'SetShippingMethod' && wish.code !== 'pickup' && line.shippingId === wish.shippingId) return 'home'
  return (wish.kind === 'SetShippingMethod' && wish.code === 'pudo' ? undefined : wish.storeId) ?? line.delivery
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
