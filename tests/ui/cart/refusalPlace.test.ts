import { describe, expect, test } from 'vitest'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { alikeRefusals, placeInCart, placeInCheckout } from '../../../ui/src/cart/parts/refusalPlace.ts'
import { lineView } from './lineView.ts'

const refusal = (more: Partial<RefusalView>): RefusalView => ({
  refusalId: 'r',
  what: 'quantity',
  errorId: 'ORD404',
  message: '',
  maxAllowedQuantity: null,
  lineKey: 'A|||home',
  name: 'Style A',
  code: null,
  ...more,
})
const cartOf = (...keys: readonly string[]) => ({ lines: keys.map((key) => lineView(key)) })

describe('in the cart', () => {
  test.each(['ORD404', 'INV702', 'PRC400', 'GWP403'])(
    'ERR-24 ERR-28 %s is said at its line, or at the top when the line is not there',
    (errorId) => {
      expect(placeInCart(refusal({ errorId }), cartOf('A|||home', 'B|||home'))).toBe('line')
      expect(placeInCart(refusal({ errorId, what: 'add' }), cartOf('B|||home'))).toBe('top')
    },
  )

  test('CART-19 a code is refused under its field, or at the top when the cart is empty', () => {
    expect(placeInCart(refusal({ what: 'coupon', lineKey: null }), cartOf('A|||home'))).toBe('coupon')
    expect(placeInCart(refusal({ what: 'coupon', lineKey: null }), cartOf())).toBe('top')
  })

  test('CART-19 an estimate is refused in the estimate', () => {
    expect(placeInCart(refusal({ what: 'estimate', lineKey: null }), cartOf('A|||home'))).toBe('estimate')
  })
})

describe('in the checkout', () => {
  test.each([
    ['address', ['step', 'top', 'top']],
    ['shipping', ['step', 'top', 'top']],
    ['payment', ['top', 'step', 'top']],
    ['gift-card', ['top', 'step', 'top']],
  ] as const)('ERR-17 a refusal of %s is shown in its step while that is open', (what, places) => {
    expect(
      (['shipping', 'billing', 'summary'] as const).map((step) => placeInCheckout(refusal({ what }), step)),
    ).toEqual(places)
  })

  test('ERR-17 an address refused twice is one message, other refusals only when they say the same', () => {
    const grouped = (...refusals: readonly RefusalView[]) =>
      alikeRefusals(refusals).map((alike) => alike.map(({ refusalId }) => refusalId))
    const address = { what: 'address', lineKey: null, name: null } as const
    expect(
      grouped(
        refusal({ ...address, refusalId: '1', errorId: 'ADR400' }),
        refusal({ refusalId: '2', what: 'add' }),
        refusal({ ...address, refusalId: '3', errorId: 'ADR401' }),
        refusal({ refusalId: '4', what: 'add' }),
        refusal({ refusalId: '5', what: 'add', name: 'Style B' }),
      ),
    ).toEqual([['1', '3'], ['2', '4'], ['5']])
  })
})
