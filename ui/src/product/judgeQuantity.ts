export type QuantityJudgement =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'too-low'; readonly minimum: number }
  | { readonly kind: 'too-high'; readonly maximum: number }

/** CART-15: a typed quantity as it stands. Nothing is clamped: what is out of bounds is told. */
export const judgeQuantity = (typed: string, maximum: number): QuantityJudgement => {
  const trimmed = typed.trim()
  if (!/^-?\d{1,15}$/.test(trimmed)) return { kind: 'not-a-number' }
  const quantity = Number(trimmed)
  if (quantity < 1) return { kind: 'too-low', minimum: 1 }
  return quantity > maximum ? { kind: 'too-high', maximum } : { kind: 'quantity', quantity }
}
