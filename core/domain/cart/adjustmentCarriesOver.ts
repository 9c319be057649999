import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'

type Variant = Pick<LineProduct, 'masterId' | 'price' | 'currency'>

/** CART-24: what was agreed on one variant holds for another of the same product that costs the same. */
export const adjustmentCarriesOver = (from: Variant, to: Variant): boolean =>
  from.masterId === to.masterId && from.price === to.price && from.currency === to.currency
