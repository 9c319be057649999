import type { FoundVariant } from '../catalog/Catalogue.ts'
import type { BasketLine } from './BasketDocument.ts'

/** Which shipment a line belongs to. Ordinary goods share one method; the others have theirs for life or were given one. */
export type LineGroup = 'ordinary' | 'pickup' | 'digital' | 'customs'

/** SHIP-06 */
export function lineGroup(line: BasketLine, { product }: FoundVariant): LineGroup {
  if (product.isDigital) return 'digital'
  if (isCustoms(line, product)) return 'customs'
  return line.pickupStoreId === undefined ? 'ordinary' : 'pickup'
}

/** A customised product is made to a recipe. */
export const isCustoms = (line: Pick<BasketLine, 'recipeId'>, product: FoundVariant['product']): boolean =>
  product.customisable && line.recipeId !== undefined
