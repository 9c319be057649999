/** The sum of amounts, minor units; of none, 0. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * `amount × part ÷ whole`, rounded half up (half away from zero for negative amounts), exact for every safe integer.
 * `part` and `whole` are not negative; a whole of 0 gives 0.
 */
export const share = (amount: number, part: number, whole: number): number => {
  if (whole === 0) return 0
  const size = Math.abs(amount) * part
  const rounded = Number.isSafeInteger(size) ? roundedQuotient(size, whole) : wideShare(Math.abs(amount), part, whole)
  return amount < 0 ? 0 - rounded : rounded
}

/**
 * CART-04: splits `amount` by `weights` so that the parts sum exactly to it (largest remainder; ties go to the earlier
 * part, because sorting is stable). Minor units; weights are not negative. Without any weight, the parts are as equal
 * as possible.
 */
export const allocate = (amount: number, weights: readonly number[]): readonly number[] => {
  if (amount < 0) return allocate(-amount, weights).map((part) => 0 - part)
  const whole = sum(weights)
  if (whole === 0)
    return weights.length === 0
      ? []
      : allocate(
          amount,
          weights.map(() => 1),
        )
  const exact = weights.map((weight) => quotient(amount, weight, whole))
  const left = amount - sum(exact.map(({ floor }) => floor))
  const order = exact.map((part, index) => ({ index, remainder: part.remainder }))
  order.sort((a, b) => Number(b.remainder - a.remainder))
  const favoured = new Set(order.slice(0, left).map(({ index }) => index))
  return exact.map((part, index) => part.floor + (favoured.has(index) ? 1 : 0))
}

type Quotient = { readonly floor: number; readonly remainder: bigint }

/** Exact for safe integers, because a remainder and twice a remainder are. */
const roundedQuotient = (dividend: number, divisor: number): number => {
  const remainder = dividend % divisor
  return (dividend - remainder) / divisor + (2 * remainder >= divisor ? 1 : 0)
}

const wideShare = (amount: number, part: number, whole: number): number => {
  const divisor = BigInt(whole)
  return Number((2n * BigInt(amount) * BigInt(part) + divisor) / (2n * divisor))
}

const quotient = (amount: number, weight: number, whole: number): Quotient => {
  const product = BigInt(amount) * BigInt(weight)
  const divisor = BigInt(whole)
  return { floor: Number(product / divisor), remainder: product % divisor }
}
