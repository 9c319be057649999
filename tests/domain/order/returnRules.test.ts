import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isExchangeable, returnable, returnWindowMs } from '../../../core/domain/order/returnRules.ts'

const arrivedAt = 1_000
const shipment = (code: string, status: 'shipped' | 'delivered') => ({
  itemIds: ['a'],
  code,
  steps: [
    { status: 'confirmed' as const, at: 0 },
    { status, at: arrivedAt },
  ],
})
const lines = [
  { itemId: 'a', qty: 3 },
  { itemId: 'b', qty: 1 },
]

describe('the lines that can be returned', () => {
  test.each([
    ['standard', 'delivered', arrivedAt + returnWindowMs, [{ itemId: 'a', qty: 3 }]],
    ['standard', 'delivered', arrivedAt + returnWindowMs + 1, []],
    ['standard', 'shipped', arrivedAt, []],
    ['digital', 'delivered', arrivedAt, []],
  ] as const)('ORD-07 of a %s shipment that was %s, at %i ms', (code, status, now, expected) => {
    expect(returnable(lines, [shipment(code, status)], [], now)).toEqual(expected)
  })

  test('ORD-07 are so for sixty days from the last step of their shipment', () => {
    expect(returnWindowMs).toBe(5_184_000_000)
    const sentTwice = {
      ...shipment('standard', 'delivered'),
      steps: [
        { status: 'shipped' as const, at: 0 },
        { status: 'delivered' as const, at: 5 },
        { status: 'shipped' as const, at: 9 },
      ],
    }
    expect(returnable(lines, [sentTwice], [], 10)).toEqual([])
  })
})

test('ORD-07 no piece can be sent back twice, and all can be sent back once', () => {
  const parcel = fc.array(fc.record({ itemId: fc.constantFrom('a', 'b'), qty: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 3,
  })
  fc.assert(
    fc.property(fc.array(parcel, { maxLength: 3 }), (parcels) => {
      const gone = parcels
        .flat()
        .filter(({ itemId }) => itemId === 'a')
        .reduce((sum, { qty }) => sum + qty, 0)
      const left = returnable(
        lines,
        [shipment('standard', 'delivered')],
        parcels.map((items) => ({ items })),
        arrivedAt,
      )
      expect(left).toEqual(gone >= 3 ? [] : [{ itemId: 'a', qty: 3 - gone }])
    }),
  )
})

test.each([
  ['home', undefined, true],
  ['standard', undefined, true],
  ['standard', 'initials-WH', false],
  ['digital', undefined, false],
  ['pickup', undefined, false],
  ['pudo', undefined, false],
  ['sts', undefined, false],
])('ORD-21 goods of a %s shipment with the recipe %s can be exchanged: %s', (code, recipeId, expected) => {
  expect(isExchangeable(recipeId === undefined ? {} : { recipeId }, code)).toBe(expected)
})
