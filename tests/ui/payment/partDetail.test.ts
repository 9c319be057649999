import { expect, test } from 'vitest'
import { partDetail } from '../../../ui/src/payment/PartPayments.tsx'
import type { CheckoutCopy } from '../../../ui/src/copy/copyByNoun.ts'
import { spokenKeys } from '../cart/spokenKeys.ts'

const part = {
  instrumentId: 'a1',
  method: 'ATHLETES_PAYMENT',
  last4: null,
  amount: 4_200,
  remaining: 95_800,
  state: 'confirmed',
} as const
const { remaining: _left, ...giftCard } = part
const detailOf = (each: Parameters<typeof partDetail>[1], currency: 'USD' | null = 'USD') =>
  partDetail(spokenKeys<CheckoutCopy>(), each, currency, 'en-us')

test('PAY-03 each payment says how much it pays, and an athlete’s credit what is left of it', () => {
  expect(detailOf(part)).toContain('partPaysOfCredit')
  expect(detailOf(part)).toContain('$958.00')
  expect(
    [detailOf(giftCard), detailOf(giftCard)].every((words) => words.includes('partPays') && words.includes('$42.00')),
  ).toBe(true)
  expect(detailOf({ ...part, state: 'waiting' })).toBe('partWaiting')
  expect(detailOf({ ...part, state: 'leaving' })).toBe('partLeaving')
  expect(detailOf({ ...part, amount: null })).toBe('')
  expect(detailOf(part, null)).toBe('')
})
