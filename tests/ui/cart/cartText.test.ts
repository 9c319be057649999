import { describe, expect, test } from 'vitest'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { flashCodes } from '../../../core/domain/errors/flashCodes.ts'
import { flashText } from '../../../ui/src/cart/parts/CartFlashes.tsx'
import { reservationText } from '../../../ui/src/cart/parts/reservationText.ts'
import { refusalText } from '../../../ui/src/cart/parts/RefusalRow.tsx'
import type { CartCopy, ErrorsCopy } from '../../../ui/src/copy/copyByNoun.ts'
import { spokenKeys } from './spokenKeys.ts'

const t = spokenKeys<CartCopy>()
const errors = spokenKeys<ErrorsCopy>()
const flash = (code: string, message = '') => ({ code, message, shipmentId: null })
const refusal = (changes: Partial<RefusalView>): RefusalView => ({
  refusalId: 'r',
  what: 'quantity',
  errorId: 'INV700',
  message: '',
  maxAllowedQuantity: null,
  lineKey: null,
  name: null,
  code: null,
  ...changes,
})

describe('messages of the shop', () => {
  test('CART-34 missing pieces of a line are shown as partly available', () => {
    expect(flashText(t, flash('ProductLineItemInventoryMissing'), false)).toBe('flashPartlyAvailable')
  })

  test('CART-35 a product that is no longer available is reported', () => {
    expect(flashText(t, flash('ProductItemNotAvailable'), false)).toBe('flashNotAvailable')
  })

  test('CART-36 an empty cart says that the order cannot be completed', () => {
    expect(flashText(t, flash('ProductLineItemFullInventoryMissing'), true)).toBe('flashOutOfStockEmpty')
    expect(flashText(t, flash('ProductLineItemFullInventoryMissing'), false)).toBe('flashOutOfStock')
  })

  test('CART-38 the limits of an item have their messages', () => {
    expect(flashText(t, flash('ProductItemMaxQuantity'), false)).toBe('flashMaxQuantity')
    expect(flashText(t, flash('ProductItemRequired'), false)).toBe('flashItemRequired')
  })

  test('CART-39 an unknown code keeps the words of the shop, and without words it is not shown', () => {
    expect(flashText(t, flash('Brand New', ' The shop says so. '), false)).toBe('The shop says so.')
    expect(flashText(t, flash('Brand New'), false)).toBeNull()
    expect(flashText(t, flash('toString'), false)).toBeNull()
  })

  test('CART-32 every known code has a sentence', () => {
    expect(flashCodes.map((code) => flashText(t, flash(code), false)).filter((words) => !words)).toEqual([])
  })
})

describe('refusals', () => {
  test('ERR-03 a refusal says what did not happen, why, and what was kept', () => {
    expect(refusalText(t, errors, refusal({}))).toEqual({ title: 'refusedQuantity', why: 'INV700 kept' })
    expect(refusalText(t, errors, refusal({ what: 'coupon', errorId: 'PRM155' }))).toEqual({
      title: 'refusedCoupon',
      why: 'PRM155',
    })
  })

  test('ERR-27 a refusal names the limit when the shop does', () => {
    expect(refusalText(t, errors, refusal({ what: 'add', errorId: 'INV408', maxAllowedQuantity: 3 })).why).toBe(
      'maxAllowedQty(3)',
    )
  })

  test('FAV-16 a saved item that is out of stock could not be moved', () => {
    expect(refusalText(t, errors, refusal({ what: 'move' }))).toEqual({ title: 'itemNotMoved', why: '' })
    expect(refusalText(t, errors, refusal({ what: 'move', errorId: 'INV408' })).why).toBe('INV408')
  })

  test('ERR-25 an item that is out of stock could not be added', () => {
    expect(refusalText(t, errors, refusal({ what: 'add' })).why).toBe('INV700')
  })

  test('CART-27 reasons of our own have words of our own', () => {
    expect(refusalText(t, errors, refusal({ what: 'add', errorId: 'cart-lost' })).why).toBe('cartLost')
    expect(refusalText(t, errors, refusal({ what: 'remove', errorId: 'line-gone' })).why).toBe('lineGone')
  })
})

test('CART-13 a reservation says until when it holds, and that it has ended from that moment on', () => {
  const until = Date.UTC(2026, 10, 22, 12, 30)
  const words = (at: number | null, now: number) =>
    reservationText(
      t,
      { quantity: 2, confirmed: at === null ? null : { until: at, storeName: 'Denver' } },
      now,
      'en-us',
    )
  expect(words(until, until - 1)).toMatch(/^reserved\(2, Denver, \d+:30/)
  expect(words(until, until)).toMatch(/^reservedOver\(Denver, \d+:30/)
  expect(words(null, until)).toBe('reserveWaiting')
})
