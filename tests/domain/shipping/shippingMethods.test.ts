import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ShippingMethodCode } from '../../../contracts/api/entities/shippingMethod.ts'
import { isPickup, shippingIdOf, sortShippingMethods } from '../../../core/domain/shipping/shippingMethods.ts'

const timed = (...times: readonly string[]) => times.map((deliveryTime, index) => ({ deliveryTime, index }))
const sorted = (...times: readonly string[]) =>
  sortShippingMethods(timed(...times)).map(({ deliveryTime }) => deliveryTime)

test('SHIP-02 the shipping id is me unless it is given', () => {
  expect(shippingIdOf({})).toBe('me')
  expect(shippingIdOf({ shippingId: 's2' })).toBe('s2')
})

test('SHIP-03 pickup and pudo mean pickup, and no other code', () => {
  expect(ShippingMethodCode.literals.filter(isPickup)).toEqual(['pickup', 'pudo'])
  expect(isPickup('Pickup')).toBe(false)
})

describe('the order of methods', () => {
  test('SHIP-10 the same day comes before one day', () => {
    expect(sorted('1 working day', 'Same day')).toEqual(['Same day', '1 working day'])
  })

  test('SHIP-10 same day comes first, then the first digit, then what has none', () => {
    expect(sorted('Soon', '3-5 working days', 'Arrives SAME DAY', '2-4 working days')).toEqual([
      'Arrives SAME DAY',
      '2-4 working days',
      '3-5 working days',
      'Soon',
    ])
    expect(sorted('2-3 days', '10-12 days')).toEqual(['10-12 days', '2-3 days'])
  })

  test('SHIP-10 the order is stable and sorting twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('same day', '1 day', '1-2 days', '9 days', 'later')), (times) => {
        const once = sortShippingMethods(timed(...times))
        expect(sortShippingMethods(once)).toEqual(once)
        for (const time of times) {
          const places = once.filter(({ deliveryTime }) => deliveryTime === time).map(({ index }) => index)
          expect(places).toEqual(places.toSorted((a, b) => a - b))
        }
      }),
    )
  })
})
