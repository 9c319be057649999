import type { WantedLine } from './cart.ts'
import type { PriceAdjustment } from './priceAdjustment.ts'

type Shown = Omit<WantedLine, 'adjustment'> & { readonly adjustment?: PriceAdjustment | null }

/** What is asked for of a line that is shown with more. */
export const wantedLine = ({ key, product, quantity, recipeId, giftOption, delivery }: Shown): WantedLine => ({ key, product, quantity, recipeId, giftOption, delivery })

/** The same of a line that goes and may come back: with what an agent has agreed on it (CART-24). */
export const rememberedLine = (line: Shown): WantedLine => {
  if (!line.adjustment) return wantedLine(line)
  const { type, value, reason } = line.adjustment
  return { ...wantedLine(line), adjustment: { type, value, reason } }
}
