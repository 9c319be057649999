import { isPickup } from '../shipping/shippingMethods.ts'
import { maximumPerLine } from './cart.ts'
import type { Cart, WantedLine } from './cart.ts'
import type { PendingChange } from './changes/cartChange.ts'
import { ruleOf } from './changes/changeRules.ts'
import type { ConfirmedLine } from './confirmedBasket.ts'
import type { PriceAdjustment } from './priceAdjustment.ts'
import { adjustmentOn } from './priceAdjustment.ts'

/** A line as the shopper sees it: the server's, with the pending changes lying on it. */
export type ShownLine = Omit<WantedLine, 'adjustment' | 'reserve'> & {
  /** Null until the server has seen the line. */
  readonly itemId: string | null
  /** The server's own row total; null once a change lies on the line. */
  readonly confirmedRowTotal: number | null
  readonly adjustment: PriceAdjustment | null
  /** CART-13: `said` by the server, `until` in epoch ms; null until it has said it. */
  readonly reservation: {
    readonly quantity: number
    readonly said: { readonly until: number; readonly storeName: string } | null
  } | null
  readonly isBonus: boolean
  readonly isPickup: boolean
  /** Null until the server has said with which shipment it goes. */
  readonly shippingId: string | null
  readonly notices: readonly string[]
}

/** The lines of the confirmed basket and of an unfinished rebuild, with the pending changes applied in order. CART-33: a gift goes with the last of its goods. */
export const shownLines = (cart: Cart): readonly ShownLine[] => {
  const base = baseLines(cart)
  const lines = cart.pending.reduce(withChange, base)
  return lines.every(({ isBonus }) => isBonus) && base.some(({ isBonus }) => !isBonus) ? [] : lines
}

/** What the server has, or had before it lost the basket. */
export const baseLines = (cart: Cart): readonly ShownLine[] => {
  const confirmed = cart.basket?.lines ?? []
  const toRestore = (cart.rebuild?.lines ?? []).filter((lost) => !confirmed.some((line) => line.key === lost.key))
  return [...confirmed.map(asShown), ...toRestore.map((line) => ({ ...asShown(line), itemId: null }))]
}

/** How many more of a line may be in the cart (CART-15, PAY-16). */
export const maximumOf = (line: { readonly product: { readonly maxQuantity: number } }): number =>
  Math.min(line.product.maxQuantity, maximumPerLine)

/** What the goods of a line cost before an agent takes something off, and what that is; minor units. */
export const worthOf = ({ product, quantity }: Pick<WantedLine, 'product' | 'quantity'>): number =>
  product.price * quantity
export const takenOff = (line: Pick<ShownLine, 'product' | 'quantity' | 'adjustment'>): number =>
  line.adjustment ? adjustmentOn(worthOf(line), line.adjustment) : 0

/** The server's figure, or what it will be. */
export const rowTotalOf = (line: ShownLine): number => line.confirmedRowTotal ?? worthOf(line) - takenOff(line)

const asShown = (line: ConfirmedLine): ShownLine => ({
  key: line.key,
  product: line.product,
  quantity: line.quantity,
  recipeId: line.recipeId,
  giftOption: line.giftOption,
  delivery: line.delivery,
  itemId: line.itemId,
  confirmedRowTotal: line.rowTotal,
  adjustment: line.adjustment ?? null,
  reservation: line.reservation
    ? {
        quantity: line.reservation.quantity,
        said: { until: line.reservation.until, storeName: line.reservation.storeName },
      }
    : null,
  isBonus: line.isBonus,
  isPickup: isPickup(line.method),
  shippingId: line.shippingId ?? null,
  notices: line.notices,
})

const withChange = (lines: readonly ShownLine[], { wish: change }: PendingChange): readonly ShownLine[] =>
  ruleOf(change).apply?.(lines, change) ?? lines
