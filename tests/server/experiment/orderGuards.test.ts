import { describe, expect, test } from 'vitest'
import { orderGuards } from '../../../server/experiment/orderGuards.ts'
import type { CountedOrder } from '../../../server/experiment/orderGuards.ts'
import { criticalT, welchInterval } from '../../../server/experiment/welchInterval.ts'

/** So many orders of a variant, by turns of the one and the other total; the first of them undone. */
const ordersOf = (
  variantId: string,
  count: number,
  [one, other]: readonly [number, number] = [9_000, 11_000],
  undone = 0,
  currency: CountedOrder['currency'] = 'USD',
): readonly CountedOrder[] =>
  Array.from({ length: count }, (_, nth) => ({
    variantId,
    currency,
    total: nth % 2 === 0 ? one : other,
    isUndone: nth < undone,
  }))

const guardsOf = (orders: readonly CountedOrder[], isSpoilt = false) => orderGuards(['a', 'b'], orders, isSpoilt)
const verdictsOf = (orders: readonly CountedOrder[], isSpoilt = false) =>
  guardsOf(orders, isSpoilt).map(({ kind, currency, variants }) => [currency ?? kind, variants[1]?.verdict])

describe('the average order', () => {
  test.each([
    ['too few to say below thirty of the variant', [...ordersOf('a', 400), ...ordersOf('b', 29, [1, 2])], 'tooFew'],
    ['too few to say below thirty of the first', [...ordersOf('a', 29, [1, 2]), ...ordersOf('b', 400)], 'tooFew'],
    ['no difference', [...ordersOf('a', 30), ...ordersOf('b', 30, [9_400, 11_400])], 'same'],
    ['higher', [...ordersOf('a', 30), ...ordersOf('b', 30, [9_600, 11_600])], 'higher'],
    ['lower', [...ordersOf('a', 30), ...ordersOf('b', 30, [8_400, 10_400])], 'lower'],
    ['higher where no order of either differs', [...ordersOf('a', 30, [5, 5]), ...ordersOf('b', 30, [6, 6])], 'higher'],
    ['the same where all orders cost the same', [...ordersOf('a', 30, [5, 5]), ...ordersOf('b', 30, [5, 5])], 'same'],
  ] as const)('OPR-59 is %s', (_, orders, verdict) => {
    expect(verdictsOf(orders)[0]).toEqual(['USD', verdict])
  })

  test('OPR-59 is one of each currency, in whole minor units, and what is nobody’s has no value', () => {
    const orders = [...ordersOf('a', 3, [100, 101], 0, 'USD'), ...ordersOf('b', 2, [7, 8], 0, 'EUR')]
    expect(guardsOf(orders).slice(0, 2)).toEqual([
      {
        kind: 'averageOrder',
        currency: 'EUR',
        variants: [
          { variantId: 'a', orders: 0, value: null, difference: null, verdict: 'first' },
          { variantId: 'b', orders: 2, value: 8, difference: null, verdict: 'tooFew' },
        ],
      },
      {
        kind: 'averageOrder',
        currency: 'USD',
        variants: [
          { variantId: 'a', orders: 3, value: 100, difference: null, verdict: 'first' },
          { variantId: 'b', orders: 0, value: null, difference: null, verdict: 'tooFew' },
        ],
      },
    ])
  })
})

describe('the share of orders that were cancelled or sent back', () => {
  test.each([
    ['too few to say', 29, 29, 'tooFew'],
    ['no difference', 30, 5, 'same'],
    ['higher', 30, 15, 'higher'],
  ] as const)('OPR-59 is %s with %i orders, of which %i', (_, count, undone, verdict) => {
    const orders = [...ordersOf('a', 30, undefined, 2), ...ordersOf('b', count, undefined, undone)]
    expect(verdictsOf(orders).at(-1)).toEqual(['undoneOrders', verdict])
  })

  test('OPR-59 is lower, over all currencies together', () => {
    const orders = [
      ...ordersOf('a', 20, undefined, 15, 'USD'),
      ...ordersOf('a', 20, undefined, 15, 'CAD'),
      ...ordersOf('b', 40, undefined, 10, 'EUR'),
    ]
    expect(guardsOf(orders).at(-1)).toMatchObject({
      currency: null,
      variants: [
        { orders: 40, value: 0.75 },
        { orders: 40, value: 0.25, verdict: 'lower' },
      ],
    })
  })
})

test('OPR-59 nothing is said once the sample ratio is off', () => {
  const orders = [...ordersOf('a', 30), ...ordersOf('b', 30, [1, 2], 30)]
  expect(verdictsOf(orders, true)).toEqual([
    ['USD', 'spoilt'],
    ['undoneOrders', 'spoilt'],
  ])
})

test.each([
  [1, 12.706205],
  [2, 4.302653],
  [10, 2.228139],
  [29, 2.04523],
  [58, 2.001717],
  [1_000, 1.962339],
])('OPR-59 with %f degrees of freedom 5%% of Student’s distribution lie beyond %f', (degrees, value) => {
  expect(criticalT(degrees)).toBeCloseTo(value, 5)
})

test('OPR-59 the interval of two means is Welch’s, as SciPy has it', () => {
  // scipy.stats.ttest_ind([22, 19, 25, 30], [12, 15, 11, 18, 14], equal_var=False).confidence_interval()
  const [first, second] = [
    { count: 5, mean: 14, squares: 30 },
    { count: 4, mean: 24, squares: 66 },
  ]
  const { share, low, high } = welchInterval(first, second)
  expect([share, low, high].map((border) => border.toFixed(4))).toEqual(['10.0000', '3.0185', '16.9815'])
})
