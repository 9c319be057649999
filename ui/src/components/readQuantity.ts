/** CART-15: a typed quantity as it stands, out of bounds or not; text that is no whole number is NaN. */
export const readQuantity = (typed: string): number => {
  const trimmed = typed.trim()
  return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : Number.NaN
}
