import type { FoundVariant } from '../../kit/Catalogue.ts'
import type { BasketLine } from '../../storage/tables/BasketTables.ts'

/**
 * The shipment a line belongs to. Ordinary goods share one delivery method; other goods have a fixed one or were given
 * one.
 */
export type LineGroup = 'ordinary' | 'pickup' | 'digital' | 'customs'

/** SHIP-06 */
export const lineGroup = (line: BasketLine, { product }: FoundVariant): LineGroup => {
  if (product.isDigital) return 'digital'
  if (isCustoms(line, product)) return 'customs'
  return line.pickupStoreId === undefined ? 'ordinary' : 'pickup'
}

/** A customised product is made to order. */
export const isCustoms = (line: Pick<BasketLine, 'recipeId'>, product: FoundVariant['product']): boolean =>
  product.customisable && line.recipeId !== undefined
