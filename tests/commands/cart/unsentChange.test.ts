import { expect, test } from 'vitest'
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

test('CART-16 an add takes more in as long as nothing else was asked about its line', () => {
  for (const wanted of about) {
    expect(wanted.kind).toEqual(wanted.kind)
    expect(lastUnsentOfKind(cartWith(wanted), key, ['AddItem'])).toBeUndefined()
  }
  for (const wanted of notAbout) {
    expect(wanted.kind).toEqual(wanted.kind)
    expect(lastUnsentOfKind(cartWith(wanted), key, ['AddItem'])).toEqual(add)
  }
})

test('CART-16 a number is replaced in the last change of its line, an add or a number', () => {
  expect(lastUnsentOfKind(cartWith(), key, ['AddItem', 'SetQuantity'])).toBe(add)
  for (const wanted of about) {
    expect(wanted.kind).toEqual(wanted.kind)
    expect(lastUnsentOfKind(cartWith(wanted), key, ['AddItem', 'SetQuantity'])?.wish).toEqual(
      wanted.kind === 'SetQuantity' ? wanted : undefined,
    )
  }
})

test('CART-18 every change of a line that has not left can be withdrawn with it', () => {
  const cart = cartWith(...about, ...notAbout)
  expect(unsentOn(cart, key).map(({ wish: wanted }) => wanted)).toEqual([add.wish, ...about])
  expect(unsentOn({ ...cart, pending: cart.pending.map((each) => ({ ...each, sent: true })) }, key)).toEqual([])
})
