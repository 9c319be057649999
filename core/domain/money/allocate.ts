/**
 * CART-04: splits `amount` by `weights` so that the parts sum exactly to it (largest remainder; ties go to the earlier part, for sorting keeps their order).
 * Minor units; weights are not negative. Without any weight the parts are as even as they can be.
 */
export const allocate = (amount: number, weights: readonly number[]): readonly number[] => {
  if (amount < 0) return allocate(-amount, weights).map((part) => 0 - part)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0)
    return weights.length === 0
      ? []
      : allocate(
          amount,
          weights.map(() => 1),
        )
  const exact = weights.map((weight) => quotient(amount, weight, whole))
  const left = amount - exact.reduce((sum, part) => sum + part.floor, 0)
  const order = exact.map((part, index) => ({ index, remainder: part.remainder }))
  order.sort((a, b) => Number(b.remainder - a.remainder))
  const favoured = new Set(order.slice(0, left).map(({ index }) => index))
  return exact.map((part, index) => part.floor + (favoured.has(index) ? 1 : 0))
}

type Quotient = { readonly floor: number; readonly remainder: bigint }

const quotient = (amount: number, weight: number, whole: number): Quotient => {
  const product = BigInt(amount) * BigInt(weight)
  const divisor = BigInt(whole)
  return { floor: Number(product / divisor), remainder: product % divisor }
}
