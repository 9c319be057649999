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

/** Exact for safe integers: so is a remainder, and twice of it. */
const roundedQuotient = (dividend: number, divisor: number): number => {
  const remainder = dividend % divisor
  return (dividend - remainder) / divisor + (2 * remainder >= divisor ? 1 : 0)
}

const wideShare = (amount: number, part: number, whole: number): number => {
  const divisor = BigInt(whole)
  return Number((2n * BigInt(amount) * BigInt(part) + divisor) / (2n * divisor))
}
