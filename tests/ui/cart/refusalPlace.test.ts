import { expect, test } from 'vitest'
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

test('ERR-24 ERR-28 a refusal of a product or its price is said at its line, without a line at the top by name', () => {
  for (const errorId of ['ORD404', 'INV702', 'PRC400', 'GWP403']) {
    expect(placeInCart(refusal({ errorId }), cartOf('A|||home', 'B|||home'))).toBe('line')
    expect(placeInCart(refusal({ errorId, what: 'add' }), cartOf('B|||home'))).toBe('top')
  }
})

test('CART-19 a code is refused under its field while there is a cart for it, a place without an estimate in the estimate', () => {
  expect(placeInCart(refusal({ what: 'coupon', lineKey: null }), cartOf('A|||home'))).toBe('coupon')
  expect(placeInCart(refusal({ what: 'estimate', lineKey: null }), cartOf('A|||home'))).toBe('estimate')
  expect(placeInCart(refusal({ what: 'coupon', lineKey: null }), cartOf())).toBe('top')
})

test('ERR-17 in the checkout a refusal is shown in the step it is about, while that is open', () => {
  const placed = (what: RefusalView['what']) =>
    (['shipping', 'billing', 'summary'] as const).map((step) => placeInCheckout(refusal({ what }), step))
  expect(placed('address')).toEqual(['step', 'top', 'top'])
  expect(placed('shipping')).toEqual(['step', 'top', 'top'])
  expect(placed('payment')).toEqual(['top', 'step', 'top'])
  expect(placed('gift-card')).toEqual(['top', 'step', 'top'])
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
