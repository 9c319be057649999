/** LOY-01: `amountInCurrency` in minor units of the locale's currency. */
export type Voucher = { readonly points: number; readonly amountInCurrency: number }

/** The value of a number of points, the smallest first; the same figure in every currency. */
export const voucherSteps: readonly Voucher[] = [
  { points: 500, amountInCurrency: 500 },
  { points: 1_000, amountInCurrency: 1_200 },
  { points: 2_000, amountInCurrency: 2_500 },
  { points: 4_000, amountInCurrency: 6_000 },
]

/** LOY-01, LOY-04: the vouchers that a balance covers. */
export const vouchersFor = (balance: number): readonly Voucher[] =>
  voucherSteps.filter(({ points }) => points <= balance)

/** How many points are missing to the next voucher; null when the balance covers all of them. */
export const pointsToNextVoucher = (balance: number): number | null => {
  const next = voucherSteps.find(({ points }) => points > balance)
  return next === undefined ? null : next.points - balance
}

/** One point for every whole unit of the currency that was paid. `total` in minor units. */
export const pointsFor = (total: number): number => Math.max(0, Math.floor(total / 100))

/** What a new member starts with. */
export const welcomePoints = 100
