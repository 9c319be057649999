import type { WantedLine } from './cart.ts'
import type { PriceAdjustment } from './priceAdjustment.ts'

type Shown = Omit<WantedLine, 'adjustment' | 'reserve'> & {
  readonly adjustment?: PriceAdjustment | null
  readonly reservation?: { readonly said: { readonly until: number } | null } | null
}

/** What is asked for of a line that is shown with more. */
export const wantedLine = ({ key, product, quantity, recipeId, giftOption, delivery }: Shown): WantedLine => ({
  key,
  product,
  quantity,
  recipeId,
  giftOption,
  delivery,
})

/** The same of a line that goes and may come back: with what an agent has agreed on it (CART-24), and put aside again while it still was at `at`, epoch ms (CART-13). */
export const rememberedLine = (line: Shown, at: number): WantedLine => ({
  ...wantedLine(line),
  ...adjustmentOf(line),
  ...reserveOf(line, at),
})

/** CART-24, for a line that comes in the place of this one or is put aside for later. */
export const adjustmentOf = ({ adjustment }: Pick<Shown, 'adjustment'>): Pick<WantedLine, 'adjustment'> => {
  if (!adjustment) return {}
  const { type, value, reason } = adjustment
  return { adjustment: { type, value, reason } }
}

/** CART-13 */
export const reserveOf = ({ reservation }: Pick<Shown, 'reservation'>, at: number): Pick<WantedLine, 'reserve'> =>
  reservation && (reservation.said?.until ?? Infinity) > at ? { reserve: true } : {}
