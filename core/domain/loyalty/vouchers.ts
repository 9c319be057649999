/** LOY-01: `amountInCurrency` in minor units of the locale's currency. */
export type Voucher = { readonly points: number; readonly amountInCurrency: number }

/** What so many points are worth, the least first; a figure for every currency alike. */
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

/** A point for every whole unit of the currency that was paid. `total` in minor units. */
export const pointsFor = (total: number): number => Math.max(0, Math.floor(total / 100))

/** What a new member begins with. */
export const welcomePoints = 100
