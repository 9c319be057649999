import { isPickup } from '../shipping/shippingMethods.ts'
import type { Cart, WantedLine } from './cart.ts'
import type { PendingChange } from './changes/cartChange.ts'
import { ruleOf } from './changes/changeRules.ts'
import type { ConfirmedBasket, ConfirmedLine } from './confirmedBasket.ts'
import { adjustmentOn } from './priceAdjustment.ts'
import type { PriceAdjustment } from './priceAdjustment.ts'

/** A line as the shopper sees it: the server's, with the pending changes applied. */
export type ShownLine = Omit<WantedLine, 'adjustment' | 'reserve'> & {
  /** Null until the server has seen the line. */
  readonly itemId: string | null
  /** The server's own row total; null once a change applies to the line. */
  readonly confirmedRowTotal: number | null
  readonly adjustment: PriceAdjustment | null
  /** CART-13: what the server has `confirmed`, `until` in epoch ms; null until then. */
  readonly reservation: {
    readonly quantity: number
    readonly confirmed: { readonly until: number; readonly storeName: string } | null
  } | null
  readonly isBonus: boolean
  readonly isPickup: boolean
  /** Null until the server has named its shipment. */
  readonly shippingId: string | null
  readonly notices: readonly string[]
}

/**
 * The lines of the confirmed basket and of an unfinished rebuild, with the pending changes applied in order. CART-33: a
 * gift disappears with the last of its goods.
 */
export const shownLines = (cart: Cart): readonly ShownLine[] => {
  const known = shownBefore.get(cart)
  if (known !== undefined) return known
  const base = baseLines(cart)
  const pending = cart.pending.reduce(withChange, base)
  const lines = pending.every(({ isBonus }) => isBonus) && base.some(({ isBonus }) => !isBonus) ? [] : pending
  // A cart that is still being changed (immer's draft) is not frozen.
  if (Object.isFrozen(cart)) shownBefore.set(cart, lines)
  return lines
}

/** Every rule and every view of one cart asks for the same lines. */
const shownBefore = new WeakMap<Cart, readonly ShownLine[]>()

export const shownLine = (cart: Cart, key: string): ShownLine | undefined =>
  shownLines(cart).find((line) => line.key === key)

/**
 * CART-11: the basket of these lines. One in another currency is replaced by theirs, so nothing of it applies to them.
 */
export const basketOf = (
  { basket }: Pick<Cart, 'basket'>,
  [first]: readonly Pick<WantedLine, 'product'>[],
): ConfirmedBasket | null => (first && basket && first.product.currency !== basket.currency ? null : basket)

/** What the server has, or had before it lost the basket. */
export const baseLines = (cart: Cart): readonly ShownLine[] => {
  const confirmed = cart.basket?.lines ?? []
  const toRestore = (cart.rebuild?.lines ?? []).filter((lost) => !confirmed.some((line) => line.key === lost.key))
  return [...confirmed.map(asShown), ...toRestore.map((line) => ({ ...asShown(line), itemId: null }))]
}

/** What the goods of a line cost without an agent's adjustment, and the adjustment; minor units. */
export const worthOf = ({ product, quantity }: Pick<WantedLine, 'product' | 'quantity'>): number =>
  product.price * quantity

export const takenOff = (line: Pick<ShownLine, 'product' | 'quantity' | 'adjustment'>): number =>
  line.adjustment ? adjustmentOn(worthOf(line), line.adjustment) : 0

/** The server's figure, or the expected one. */
export const rowTotalOf = (line: ShownLine): number => line.confirmedRowTotal ?? worthOf(line) - takenOff(line)

type Line = Omit<WantedLine, 'adjustment' | 'reserve'>

type Shown = Line & {
  readonly adjustment?: PriceAdjustment | null
  readonly reservation?: { readonly confirmed: { readonly until: number } | null } | null
}

/** The request behind a shown line, which has more fields. */
export const wantedLine = ({ key, product, quantity, recipeId, giftOption, delivery }: Line): WantedLine => ({
  key,
  product,
  quantity,
  recipeId,
  giftOption,
  delivery,
})

/**
 * The same for a line that leaves and may come back: with an agent's adjustment (CART-24), and reserved again if it
 * still was at `at`, epoch ms (CART-13).
 */
export const rememberedLine = (line: Shown, at: number): WantedLine => ({
  ...wantedLine(line),
  ...adjustmentOf(line),
  ...reserveOf(line, at),
})

/** CART-24, for a line that replaces this one or is saved for later. */
export const adjustmentOf = ({ adjustment }: Pick<Shown, 'adjustment'>): Pick<WantedLine, 'adjustment'> => {
  if (!adjustment) return {}
  const { type, value, reason } = adjustment
  return { adjustment: { type, value, reason } }
}

/** CART-13 */
export const reserveOf = ({ reservation }: Pick<Shown, 'reservation'>, at: number): Pick<WantedLine, 'reserve'> =>
  reservation && (reservation.confirmed?.until ?? Infinity) > at ? { reserve: true } : {}

const asShown = (line: ConfirmedLine): ShownLine => ({
  ...wantedLine(line),
  itemId: line.itemId,
  confirmedRowTotal: line.rowTotal,
  adjustment: line.adjustment ?? null,
  reservation: line.reservation
    ? {
        quantity: line.reservation.quantity,
        confirmed: { until: line.reservation.until, storeName: line.reservation.storeName },
      }
    : null,
  isBonus: line.isBonus,
  isPickup: isPickup(line.method),
  shippingId: line.shippingId ?? null,
  notices: line.notices,
})

const withChange = (lines: readonly ShownLine[], { wish: change }: PendingChange): readonly ShownLine[] =>
  ruleOf(change).apply?.(lines, change) ?? lines
