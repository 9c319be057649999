import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsFor, pointsToNextVoucher, vouchersFor, welcomePoints } from '../../../core/domain/loyalty/vouchers.ts'

test('LOY-01 LOY-04 a balance covers the vouchers that cost no more than it', () => {
  expect(
    [499, 500, 1_250].map((balance) =>
      vouchersFor(balance).map(({ points, amountInCurrency }) => [points, amountInCurrency]),
    ),
  ).toEqual([
    [],
    [[500, 500]],
    [
      [500, 500],
      [1_000, 1_200],
    ],
  ])
  expect(vouchersFor(4_000).map(({ points, amountInCurrency }) => [points, amountInCurrency])).toEqual([
    [500, 500],
    [1_000, 1_200],
    [2_000, 2_500],
    [4_000, 6_000],
  ])
})

test('LOY-01 more points never give fewer vouchers, and with what is missing the next one is there', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (balance) => {
      const missing = pointsToNextVoucher(balance)
      const there = vouchersFor(balance)
      expect(vouchersFor(balance + (missing ?? 1_000_000)).length).toBe(
        missing === null ? there.length : there.length + 1,
      )
      if (missing !== null) expect(vouchersFor(balance + missing - 1)).toEqual(there)
    }),
  )
})

test('LOY-05 a point for every whole unit that was paid', () => {
  expect([0, 99, 100, 12_999, -500].map(pointsFor)).toEqual([0, 0, 1, 129, 0])
  expect(welcomePoints).toBe(100)
})

test('LOY-01 a voucher that is exactly covered is no more to come', () => {
  expect([0, 500, 3_999, 4_000, 9_000].map(pointsToNextVoucher)).toEqual([500, 500, 1, null, null])
})
