/** Whole and within what a cart can count. Anything else is told in words, never clamped. */
export const isWhole = (quantity: number): boolean => Number.isSafeInteger(quantity)
