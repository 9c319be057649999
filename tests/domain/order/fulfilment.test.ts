import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '../../../contracts/api/entities/order.ts'
import { isCancellable, fulfilmentSteps, leastAdvanced, stepAfter } from '../../../core/domain/order/fulfilment.ts'
import { ShippingMethodCode } from '../../../contracts/api/entities/shippingMethod.ts'

const codes = fc.constantFrom(...ShippingMethodCode.literals)
const stations = fc.constantFrom<OrderStatus>('confirmed', 'processing', 'shipped', 'ready_for_pickup', 'delivered')

describe('how far an order is', () => {
  test('ORD-03 every shipment goes from confirmed to delivered, station by station, and stops there', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const seen: OrderStatus[] = ['confirmed']
        for (let next = stepAfter(code, 'confirmed'); next !== null; next = stepAfter(code, next)) seen.push(next)
        expect(seen).toEqual(fulfilmentSteps(code))
        expect(seen.at(-1)).toBe('delivered')
      }),
    )
  })

  test.each([
    ['standard', 'processing', 'shipped'],
    ['standard', 'shipped', 'delivered'],
    ['pickup', 'processing', 'ready_for_pickup'],
    ['sts', 'shipped', 'ready_for_pickup'],
    ['digital', 'confirmed', 'delivered'],
    ['standard', 'ready_for_pickup', null],
    ['standard', 'cancelled', null],
    ['standard', 'delivered', null],
    ['pudo', 'confirmed', 'processing'],
    ['pudo', 'shipped', 'ready_for_pickup'],
  ] as const)('ORD-03 %s after %s comes %s', (code, status, next) => {
    expect(stepAfter(code, status)).toBe(next)
  })

  test('ORD-03 an order is as far as its slowest shipment, in any order of the shipments', () => {
    expect(leastAdvanced(['delivered', 'processing'])).toBe('processing')
    expect(leastAdvanced(['delivered', 'shipped', 'ready_for_pickup'])).toBe('shipped')
    expect(leastAdvanced(['delivered'])).toBe('delivered')
    expect(leastAdvanced(['cancelled', 'shipped'])).toBe('shipped')
    expect(leastAdvanced(['cancelled'])).toBe('delivered')
    expect(leastAdvanced([])).toBe('delivered')
    fc.assert(
      fc.property(
        fc.array(stations, { minLength: 1 }),
        (all) => all.includes(leastAdvanced(all)) && leastAdvanced(all.toReversed()) === leastAdvanced(all),
      ),
    )
  })
})

test('ORD-03 ORD-09 an order can be cancelled while all of it is confirmed or processing, and one shipment that left keeps the rest', () => {
  expect(isCancellable(['confirmed'])).toBe(true)
  expect(isCancellable(['processing', 'confirmed'])).toBe(true)
  expect(isCancellable([])).toBe(false)
  fc.assert(fc.property(fc.array(stations), (rest) => !isCancellable([...rest, 'shipped'])))
})
