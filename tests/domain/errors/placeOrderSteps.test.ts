import { expect, test } from 'vitest'
import { routePlaceOrderError } from '../../../core/domain/errors/routePlaceOrderError.ts'

const route = (errorId: string, flashes: readonly string[] = []) =>
  routePlaceOrderError(
    errorId,
    flashes.map((code) => ({ code })),
  )
const stays = { autoClose: false, refreshCart: false }

test('ERR-11 ERR-29 a banner stands where the shopper can put it right', () => {
  const steps = {
    billing: ['FE309', 'PYT404', 'PYT405', 'PYT406', 'PAY400', 'PAY402', 'PYT402'],
    shipping: ['SHP500', 'PAY401'],
    null: ['BSK404'],
  }
  for (const [step, codes] of Object.entries(steps))
    for (const code of codes)
      expect([code, route(code)]).toEqual([code, { ...stays, surface: 'banner', step: step === 'null' ? null : step }])
})

test('ERR-11 ERR-26 where pieces are missing the cart is looked at again, and the shopper stays where they are', () => {
  for (const code of ['INV701', 'INV405', 'INV407', 'INV409'])
    expect([code, route(code)]).toEqual([code, { ...stays, surface: 'banner', refreshCart: true, step: null }])
  expect(route('INV406')).toEqual({ ...stays, surface: 'toast', refreshCart: true, step: null })
})

test('ERR-12 ERR-17 anything else is a toast that stays, with what its code sets in motion', () => {
  const toast = { ...stays, surface: 'toast', step: null }
  expect([route('XYZ999'), route('')]).toEqual([toast, toast])
  expect([route('ORD516'), route('ORD517')]).toEqual(
    Array.from({ length: 2 }, () => ({ ...toast, refreshCart: true, step: 'shipping' })),
  )
  expect([route('ORD518'), route('TAX310')]).toEqual(Array.from({ length: 2 }, () => ({ ...toast, refreshCart: true })))
  for (const code of ['CHK380', 'SHP410']) expect(route(code)).toEqual({ ...toast, step: 'shipping' })
  for (const code of ['BIL400', 'BILL410']) expect(route(code)).toEqual({ ...toast, step: 'billing' })
  expect(route('PYT400')).toEqual({ ...toast, refreshCart: true, step: 'billing' })
  expect(route('SHP404')).toEqual({ autoClose: false, surface: 'banner', refreshCart: true, step: 'shipping' })
})

test('ERR-10 ERR-14 CHK-05 flashes reload the cart; three of them go back to shipping', () => {
  const flash = { autoClose: false, surface: 'flash', refreshCart: true, step: null }
  for (const code of ['PickupToHome', 'StoreToHome', 'PointToHome', 'InvalidShippingAddress']) {
    expect([route(code), route('ORD430', ['ProductItemRequired', code])]).toEqual([
      { ...flash, step: 'shipping' },
      { ...flash, step: 'shipping' },
    ])
  }
  expect([
    route('HomeToPickup'),
    route('ORD430'),
    route('ORD430', ['HomeToPickup']),
    routePlaceOrderError('ORD430'),
  ]).toEqual([flash, flash, flash, flash])
})
