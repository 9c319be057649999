/** Quantity by sku; what is not in it stands there no more. */
export type CartLines = Readonly<Record<string, number>>

export type CartPress =
  | { readonly kind: 'add'; readonly sku: string }
  | { readonly kind: 'set'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly sku: string }

/** durable = acknowledged and kept; rejected = answered that nothing happens; unknown = nobody was told. */
export type PressFate = 'durable' | 'rejected' | 'unknown'

/** Every cart that may be there after these presses, in order: what was acknowledged is in all of them, the rest in some. */
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
