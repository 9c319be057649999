import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  pointsFor,
  pointsToNextVoucher,
  vouchersFor,
  welcomePoints,
} from '../../../core/domain/loyalty/loyaltyProgramme.ts'

describe('points that are earned', () => {
  test.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [12_999, 129],
    [-500, 0],
  ])('LOY-05 %i minor units paid give %i, one for every whole unit', (paid, points) => {
    expect(pointsFor(paid)).toBe(points)
  })

  test('LOY-05 a new member begins with a hundred', () => {
    expect(welcomePoints).toBe(100)
  })
})

describe('the vouchers of a balance', () => {
  test.each([
    [499, []],
    [500, [[500, 500]]],
    [
      1_250,
      [
        [500, 500],
        [1_000, 1_200],
      ],
    ],
    [
      4_000,
      [
        [500, 500],
        [1_000, 1_200],
        [2_000, 2_500],
        [4_000, 6_000],
      ],
    ],
  ])('LOY-01 LOY-04 are those that cost no more than %i points', (balance, expected) => {
    expect(vouchersFor(balance).map(({ points, amountInCurrency }) => [points, amountInCurrency])).toEqual(expected)
  })

  test('LOY-01 never become fewer with more points, and grow by one with what is missing', () => {
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

  test.each([
    [0, 500],
    [500, 500],
    [3_999, 1],
    [4_000, null],
    [9_000, null],
  ])('LOY-01 after %i points, the next one is %j points away', (balance, missing) => {
    expect(pointsToNextVoucher(balance)).toBe(missing)
  })
})
