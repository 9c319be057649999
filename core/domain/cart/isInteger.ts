/** Whole and within what a cart can count. Anything else is told in words, never clamped. */
export const isInteger = (quantity: number): boolean => Number.isSafeInteger(quantity)
