import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorCatalogue } from '../../../contracts/errorCatalogue.ts'
import type { NamedErrorId } from '../../../contracts/errors/ErrorEntry.ts'
import { flashCodes, isFlashCode } from '../../../core/domain/errors/flashCodes.ts'
import { namedErrors, resolveNamedError } from '../../../core/domain/errors/resolveNamedError.ts'
import { routePlaceOrderError } from '../../../core/domain/errors/routePlaceOrderError.ts'

const banners: readonly NamedErrorId[] = [
  'CC_EXPIRY_DATE_INVALID',
  'PAYMENT_INSTRUMENT_NOT_FOUND',
  'ADDRESS_NOT_FOUND',
  'PAYMENT_ERROR',
  'PAYMENT_FRAUD_VERIFICATION_EXCEPTION',
  'CART_NOT_FOUND',
  'SHIPPING_POBOX_UNAVAILABLE',
  'SOME_PRODUCTS_NO_INVENTORY',
]
const flashes = (...codes: readonly string[]) => codes.map((code) => ({ code }))

describe('flashes', () => {
  test('ERR-10 an item no longer available refreshes the cart and shows its flashes', () => {
    for (const errorId of ['ORD430', 'ITEM_NO_LONGER_AVAILABLE']) {
      expect(routePlaceOrderError(errorId, [])).toEqual({
        surface: 'flash',
        autoClose: false,
        refreshCart: true,
        step: null,
      })
    }
  })

  test.each(['PickupToHome', 'StoreToHome', 'PointToHome', 'InvalidShippingAddress'])(
    'CHK-05 %s sends the shopper back to shipping',
    (code) => {
      expect(routePlaceOrderError('ORD430', flashes('ProductItemNotAvailable', code)).step).toBe('shipping')
    },
  )

  test('CHK-05 every other flash leaves the step', () => {
    const others = flashCodes.filter(
      (code) => !['PickupToHome', 'StoreToHome', 'PointToHome', 'InvalidShippingAddress'].includes(code),
    )
    expect(others).toHaveLength(9)
    expect(routePlaceOrderError('ORD430', flashes(...others)).step).toBeNull()
  })

  test('CHK-05 flashes move the step of no other error', () => {
    expect(routePlaceOrderError('GEN500', flashes('PickupToHome')).step).toBeNull()
  })
})

describe('other codes', () => {
  test.each(banners)('ERR-11 %s shows a top notification, by name and by each of its codes', (name) => {
    for (const errorId of [name, ...namedErrors[name]]) {
      expect(routePlaceOrderError(errorId, [])).toMatchObject({
        surface: 'banner',
        autoClose: false,
        refreshCart: name === 'SOME_PRODUCTS_NO_INVENTORY',
      })
    }
  })

  test('ERR-12 any other code shows a toast that stays', () => {
    const elsewhere = new Set<string>([...banners, 'ITEM_NO_LONGER_AVAILABLE', 'CANT_SHIP_THERE'])
    const others = Object.keys(errorCatalogue).filter(
      (code) => !elsewhere.has(resolveNamedError(code) ?? '') && code !== 'SHP404',
    )
    expect(others.length).toBeGreaterThan(90)
    for (const code of [...others, 'IDK409', 'never heard of', 'constructor', '']) {
      expect(routePlaceOrderError(code, []), code).toMatchObject({ surface: 'toast', autoClose: false })
    }
  })

  test('ERR-12 no error of place order closes by itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom(...Object.keys(errorCatalogue))),
        fc.array(fc.constantFrom(...flashCodes)),
        (errorId, codes) => {
          expect(routePlaceOrderError(errorId, flashes(...codes)).autoClose).toBe(false)
        },
      ),
    )
  })

  test('ERR-12 the code table says where a toast sends the shopper', () => {
    expect(routePlaceOrderError('BIL400', []).step).toBe('billing')
    expect(routePlaceOrderError('PYT400', []).step).toBe('billing')
    expect(routePlaceOrderError('CHK380', []).step).toBe('shipping')
    expect(routePlaceOrderError('ORD516', [])).toMatchObject({ refreshCart: true, step: 'shipping' })
    expect(routePlaceOrderError('ORD518', [])).toMatchObject({ refreshCart: true, step: null })
    expect(routePlaceOrderError('TAX310', [])).toMatchObject({ refreshCart: true, step: null })
  })
})

test('ERR-13 a cart lost on place order is reported and not rebuilt', () => {
  expect(routePlaceOrderError('BSK404', [])).toEqual({
    surface: 'banner',
    autoClose: false,
    refreshCart: false,
    step: null,
  })
})

test('ERR-14 a flash code as an errorId reloads the cart', () => {
  for (const code of flashCodes) {
    expect(isFlashCode(code)).toBe(true)
    expect(routePlaceOrderError(code, [])).toMatchObject({ surface: 'flash', refreshCart: true })
  }
  expect(isFlashCode('BSK404')).toBe(false)
})

test('ERR-17 shipping method errors show at the top on place order', () => {
  expect(routePlaceOrderError('SHP404', [])).toMatchObject({ surface: 'banner', refreshCart: true })
})

test('ERR-29 an address we cannot ship to shows at the top', () => {
  expect(routePlaceOrderError('PAY401', []).surface).toBe('banner')
})
