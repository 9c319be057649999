import { describe, expect, test } from 'vitest'
import { routePlaceOrderError } from '../../../core/domain/errors/routePlaceOrderError.ts'

const route = (errorId: string, flashes: readonly string[] = []) =>
  routePlaceOrderError(
    errorId,
    flashes.map((code) => ({ code })),
  )
const stays = { autoClose: false, refreshCart: false }

describe('an error that refuses the order', () => {
  test('ERR-11 ERR-29 a banner is shown where the shopper can put things right', () => {
    const steps = {
      billing: ['FE309', 'PYT404', 'PYT405', 'PYT406', 'PAY400', 'PAY402', 'PYT402'],
      shipping: ['SHP500', 'PAY401'],
      null: ['BSK404'],
    }
    for (const [step, codes] of Object.entries(steps))
      for (const code of codes) {
        expect(route(code)).toEqual({ ...stays, surface: 'banner', step: step === 'null' ? null : step })
      }
  })

  test('ERR-11 ERR-26 missing pieces reload the cart, and the shopper stays on the page', () => {
    for (const code of ['INV701', 'INV405', 'INV407', 'INV409']) {
      expect(route(code)).toEqual({ ...stays, surface: 'banner', refreshCart: true, step: null })
    }
    expect(route('INV406')).toEqual({ ...stays, surface: 'toast', refreshCart: true, step: null })
  })

  test('ERR-12 ERR-17 anything else is a toast that stays, with what its code sets in motion', () => {
    const toast = { ...stays, surface: 'toast', step: null }
    expect(route('XYZ999')).toEqual(toast)
    expect(route('')).toEqual(toast)
    for (const code of ['ORD516', 'ORD517']) {
      expect(route(code)).toEqual({ ...toast, refreshCart: true, step: 'shipping' })
    }
    for (const code of ['ORD518', 'TAX310']) expect(route(code)).toEqual({ ...toast, refreshCart: true })
    for (const code of ['CHK380', 'SHP410']) expect(route(code)).toEqual({ ...toast, step: 'shipping' })
    for (const code of ['BIL400', 'BILL410']) expect(route(code)).toEqual({ ...toast, step: 'billing' })
    expect(route('PYT400')).toEqual({ ...toast, refreshCart: true, step: 'billing' })
    for (const code of ['GFC725', 'REW140']) expect(route(code)).toEqual({ ...toast, step: 'billing' })
    expect(route('SHP404')).toEqual({ autoClose: false, surface: 'banner', refreshCart: true, step: 'shipping' })
  })
})

const flash = { autoClose: false, surface: 'flash', refreshCart: true, step: null }

describe('a flash of the basket', () => {
  test('ERR-10 ERR-14 CHK-05 a flash about where the goods go reloads the cart and leads back to shipping', () => {
    for (const code of ['PickupToHome', 'StoreToHome', 'PointToHome', 'InvalidShippingAddress']) {
      expect(route(code)).toEqual({ ...flash, step: 'shipping' })
      expect(route('ORD430', ['ProductItemRequired', code])).toEqual({ ...flash, step: 'shipping' })
    }
  })

  test('ERR-10 ERR-14 any other flash reloads the cart where the shopper is', () => {
    expect(route('HomeToPickup')).toEqual(flash)
    expect(route('ORD430')).toEqual(flash)
    expect(route('ORD430', ['HomeToPickup'])).toEqual(flash)
    expect(routePlaceOrderError('ORD430')).toEqual(flash)
  })
})
