import { expect, test } from 'vitest'
import type { CartChange } from '../../core/domain/cart/changes/cartChange.ts'
import { basketToConfirmed } from '../../core/commands/cart/basketToConfirmed.ts'
import { viewCheckout } from '../../core/events/checkout/viewCheckout.ts'
import { sampleBasket } from '../support/sampleBasket.ts'
import { basket, pendingChange, stateWith } from '../support/sampleShop.ts'

const gift = { instrumentId: 'g1', method: 'GIFT_CARD', last4: '0019', amount: 1_000 } as const
const points = { instrumentId: 'p1', method: 'LOYALTY_POINTS', last4: null, amount: 500 } as const

const partsShown = (...changes: readonly CartChange[]) => {
  const { checkout, cart } = stateWith({
    basket: { ...basket, methods: [], totals: { ...basket.totals, remainingToPay: 900 }, partPayments: [gift, points] },
    pending: changes.map((wanted) => pendingChange(wanted)),
  })
  return viewCheckout(checkout, cart).partPayments.map(({ method, state }) => [method, state])
}

test('PAY-03 the rest of an athlete’s credit is shown next to what it pays', () => {
  const wire = sampleBasket('b1', 1, [])
  const paid = {
    ...wire,
    payment_instruments: [
      {
        paymentInstrumentId: 'a1',
        payment_method_id: 'ATHLETES_PAYMENT',
        amount: 4_200,
        athlete: { payableAmount: 4_200, remainingAmount: 95_800 },
      },
    ],
  } as const
  const { checkout, cart } = stateWith({ basket: basketToConfirmed(paid) })
  expect(viewCheckout(checkout, cart).partPayments).toEqual([
    {
      instrumentId: 'a1',
      method: 'ATHLETES_PAYMENT',
      last4: null,
      amount: 4_200,
      remaining: 95_800,
      state: 'confirmed',
    },
  ])
})

test('PAY-17 LOY-08 a payment is shown as leaving once it was removed or other points were chosen, and never otherwise', () => {
  const [held, kept] = [
    ['GIFT_CARD', 'confirmed'],
    ['LOYALTY_POINTS', 'confirmed'],
  ]
  expect(partsShown()).toEqual([held, kept])
  expect(partsShown({ kind: 'RemoveInstrument', instrumentId: 'g1' })).toEqual([['GIFT_CARD', 'leaving'], kept])
  expect(partsShown({ kind: 'RemoveInstrument', instrumentId: 'other' })).toEqual([held, kept])
  expect(partsShown({ kind: 'ApplyCoupon', code: 'X' })).toEqual([held, kept])
  expect(partsShown({ kind: 'ApplyReward', voucher: { points: 1_000, amountInCurrency: 1_200 } })).toEqual([
    held,
    ['LOYALTY_POINTS', 'leaving'],
    ['LOYALTY_POINTS', 'waiting'],
  ])
})
