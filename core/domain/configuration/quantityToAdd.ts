import { cartItemDefaults } from './constants.ts'

export type QuantityToAdd = { readonly quantity: number; readonly maximumQuantity: number }

/** CART-15: 1 if not given, at most 999999. */
export const quantityToAdd = (given: Partial<QuantityToAdd> = {}): QuantityToAdd => ({
  quantity: given.quantity ?? cartItemDefaults.quantity,
  maximumQuantity: given.maximumQuantity ?? cartItemDefaults.maximumQuantity,
})
