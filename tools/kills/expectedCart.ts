/** Quantity by sku; a missing sku is no longer in the cart. */
export type CartLines = Readonly<Record<string, number>>

export type CartPress =
  | { readonly kind: 'add'; readonly sku: string }
  | { readonly kind: 'set'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly sku: string }

/** durable = acknowledged and stored; rejected = the answer was that nothing happens; unknown = there was no answer. */
export type PressFate = 'durable' | 'rejected' | 'unknown'

/**
 * Every possible cart after these presses, in order: all of them contain what was acknowledged, some contain the rest.
 */
export const possibleCarts = (
  before: CartLines,
  presses: readonly { readonly press: CartPress; readonly fate: PressFate }[],
): readonly CartLines[] =>
  presses.reduce<readonly CartLines[]>(
    (carts, { press, fate }) => {
      if (fate === 'rejected') return carts
      const changed = carts.map((cart) => afterPress(cart, press))
      return fate === 'durable' ? changed : unique([...carts, ...changed])
    },
    [before],
  )

export const cartText = (cart: CartLines): string =>
  Object.entries(cart)
    .map(([sku, quantity]) => `${sku}×${quantity}`)
    .toSorted()
    .join(', ') || 'nothing'

const afterPress = (cart: CartLines, press: CartPress): CartLines => {
  const { [press.sku]: held, ...others } = cart
  switch (press.kind) {
    case 'add':
      return { ...cart, [press.sku]: (held ?? 0) + 1 }
    case 'set':
      return held === undefined ? cart : { ...cart, [press.sku]: press.quantity }
    case 'remove':
      return others
  }
}

const unique = (carts: readonly CartLines[]): readonly CartLines[] => [
  ...new Map(carts.map((cart) => [cartText(cart), cart])).values(),
]
