import { expect, test } from 'vitest'
import type { CheckoutCopy } from '../../../ui/src/copy/types/checkoutCopy.ts'
import { partDetail } from '../../../ui/src/payment/partDetail.ts'
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
const said = (each: Parameters<typeof partDetail>[1], currency: 'USD' | null = 'USD') =>
  partDetail(spokenKeys<CheckoutCopy>(), each, currency, 'en-us')

test('PAY-03 what pays says how much, and an athlete’s credit what is left of it', () => {
  expect(said(part)).toContain('partPaysOfCredit')
  expect(said(part)).toContain('$958.00')
  expect(
    [said(giftCard), said(giftCard)].every((words) => words.includes('partPays') && words.includes('$42.00')),
  ).toBe(true)
  expect([
    said({ ...part, state: 'waiting' }),
    said({ ...part, state: 'leaving' }),
    said({ ...part, amount: null }),
    said(part, null),
  ]).toEqual(['partWaiting', 'partLeaving', '', ''])
})
