import { keyDelivered } from './lineKey.ts'
import type { Wish } from './cart.ts'
import type { ShownLine } from './shownLines.ts'

/** SHIP-08, SHIP-23: the lines with a wish about their delivery laid on them. What becomes the same line is one line. */
export const redelivered = (lines: readonly ShownLine[], wish: Extract<Wish, { readonly kind: 'SetDelivery' | 'SetShippingMethod' }>): readonly ShownLine[] =>
  lines.reduce<readonly ShownLine[]>((so, line) => {
    const moved = delivered(line, deliveryAfter(line, wish))
    const twin = so.find((other) => other.key === moved.key)
    if (!twin) return [...so, moved]
    return so.map((other) => (other === twin ? { ...twin, adjustment: moved.adjustment ?? twin.adjustment, quantity: twin.quantity + moved.quantity, confirmedRowTotal: null } : other))
  }, [])

/** DLG-09: with another store everything that is picked up goes there. A collection point is no store. */
const deliveryAfter = (line: ShownLine, wish: Parameters<typeof redelivered>[1]): string => {
  if (wish.kind === 'SetDelivery' && line.key === wish.key) return wish.storeId ?? 'home'
  if (line.delivery === 'home') return 'home'
  if (wish.kind === 'SetShippingMethod' && wish.code !== 'pickup' && line.shippingId === wish.shippingId) return 'home'
  return (wish.kind === 'SetShippingMethod' && wish.code === 'pudo' ? undefined : wish.storeId) ?? line.delivery
}

const delivered = (line: ShownLine, delivery: string): ShownLine =>
  delivery === line.delivery
    ? line
    : { ...line, delivery, key: keyDelivered(line.key, delivery), shippingId: null, isPickup: delivery !== 'home' }
