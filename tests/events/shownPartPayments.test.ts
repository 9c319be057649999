import { expect, test } from 'vitest'
import type { Wish } from '../../core/domain/cart/cart.ts'
import { viewCheckout } from '../../core/events/checkout/viewCheckout.ts'
import { basket, change, shopWith } from '../commands/owed/owing.ts'

const gift = { instrumentId: 'g1', method: 'GIFT_CARD', last4: '0019', amount: 1_000 } as const
const points = { instrumentId: 'p1', method: 'LOYALTY_POINTS', last4: null, amount: 500 } as const

const shown = (...wishes: readonly Wish[]) => {
  const { checkout, cart } = shopWith({ basket: { ...basket, methods: [], totals: { remainingToPay: 900 }, partPayments: [gift, points] } as never, pending: wishes.map((wish) => change(wish)) })
  return viewCheckout(checkout, cart).partPayments.map(({ method, state }) => [method, state])
}

test('PAY-17 LOY-08 what pays a part is shown as leaving once it was taken off, or other points were chosen in its place, and nothing else is', () => {
  const [held, kept] = [['GIFT_CARD', 'confirmed'], ['LOYALTY_POINTS', 'confirmed']]
  expect(shown()).toEqual([held, kept])
  expect(shown({ kind: 'RemoveInstrument', instrumentId: 'g1' })).toEqual([['GIFT_CARD', 'leaving'], kept])
  expect(shown({ kind: 'RemoveInstrument', instrumentId: 'other' })).toEqual([held, kept])
  expect(shown({ kind: 'ApplyCoupon', code: 'X' })).toEqual([held, kept])
  expect(shown({ kind: 'ApplyReward', voucher: { points: 1_000, amountInCurrency: 1_200 } })).toEqual([held, ['LOYALTY_POINTS', 'leaving'], ['LOYALTY_POINTS', 'waiting']])
})
