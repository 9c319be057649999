/** CART-15: a typed quantity as a whole number inside the limits. Anything that is not a number is `null`, and the old quantity stays. */
export const readQuantity = (typed: string, min: number, max: number): number | null => {
  const trimmed = typed.trim()
  if (!/^-?\d{1,15}$/.test(trimmed)) return null
  return Math.min(max, Math.max(min, Number(trimmed)))
}
