import type { WantedLine } from './cart.ts'
import type { PriceAdjustment } from './priceAdjustment.ts'

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
