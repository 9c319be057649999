import { describe, expect, test } from 'vitest'
import { lastUnsentOfKind, unsentOn } from '../../../core/commands/cart/unsentChange.ts'
import type { CartChange, PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { emptyCart } from '../../../core/domain/cart/cart.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { pendingChange, line, switching } from '../../support/sampleShop.ts'

const key = 'A|||home'
const [mine, other] = [line({ key }), line({ key: 'B|||home' })]
const add: PendingChange = { ...pendingChange({ kind: 'AddItem', line: mine }), changeId: 'add' }
const switched = (from = other, to = other): CartChange => switching({ phase: 'remove', from, to })
const about: readonly CartChange[] = [
  { kind: 'SetQuantity', key, quantity: 1 },
  { kind: 'RemoveLine', key },
  switched(mine),
  switched(other, mine),
  { kind: 'SetDelivery', key, storeId: 'US002' },
  { kind: 'SetDelivery', key: 'A|||US002', storeId: null },
  { kind: 'SaveLine', key, line: other, asItem: false },
  { kind: 'MoveToCart', line: mine, phase: 'add' },
]
const notAbout: readonly CartChange[] = [
  { kind: 'AddItem', line: other },
  { kind: 'SetQuantity', key: other.key, quantity: 1 },
  { kind: 'RemoveLine', key: other.key },
  switched(),
  { kind: 'SetDelivery', key: 'A|||US002', storeId: 'US003' },
  { kind: 'SaveLine', key: other.key, line: mine, asItem: false },
  { kind: 'MoveToCart', line: other, phase: 'add' },
  { kind: 'RemoveSaved', line: mine },
  { kind: 'ApplyCoupon', code: key },
  { kind: 'RemoveCoupon', code: key },
  { kind: 'EstimateShipping', postalCode: '1', country: 'US', province: null },
  { kind: 'SetShippingAddress', address: sampleAddress },
  { kind: 'SetShippingMethod', code: key, shippingId: 'me' },
  { kind: 'SetBillingAddress', address: sampleAddress },
  { kind: 'AddCard', face: sampleCard, secretRef: 's' },
  { kind: 'AddAgreement', method: 'KLARNA', sessionId: 's' },
]
const cartWith = (...changes: readonly CartChange[]) => ({
  ...emptyCart(),
  pending: [add, ...changes.map((wanted) => pendingChange(wanted))],
})

describe('a change that has not left', () => {
  test.each(about)('CART-16 as an add takes nothing in once its line has another: %o', (wanted) => {
    expect(lastUnsentOfKind(cartWith(wanted), key, ['AddItem'])).toBeUndefined()
  })

  test.each(notAbout)('CART-16 as an add takes more in after one about something else: %o', (wanted) => {
    expect(lastUnsentOfKind(cartWith(wanted), key, ['AddItem'])).toEqual(add)
  })

  test('CART-16 as an add takes a new number', () => {
    expect(lastUnsentOfKind(cartWith(), key, ['AddItem', 'SetQuantity'])).toBe(add)
  })

  test.each(about)('CART-16 as the last of its line takes a new number only if it is one: %o', (wanted) => {
    expect(lastUnsentOfKind(cartWith(wanted), key, ['AddItem', 'SetQuantity'])?.wish).toEqual(
      wanted.kind === 'SetQuantity' ? wanted : undefined,
    )
  })

  test('CART-18 can be withdrawn with its line', () => {
    const cart = cartWith(...about, ...notAbout)
    expect(unsentOn(cart, key).map(({ wish: wanted }) => wanted)).toEqual([add.wish, ...about])
    expect(unsentOn({ ...cart, pending: cart.pending.map((each) => ({ ...each, sent: true })) }, key)).toEqual([])
  })
})
