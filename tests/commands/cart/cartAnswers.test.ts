import { describe, expect, test } from 'vitest'
import type { Settled } from '../../../core/commands/answer.ts'
import type { CartChange } from '../../../core/domain/cart/changes/cartChange.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { sampleItem } from '../../support/sampleBasket.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { boot, pendingChange, line, orderUnderWay, stateWith, switching } from '../../support/sampleShop.ts'
import { basket, body, call, confirmedWith, moving, quantity, recorded, refusedWith, save } from './answeredChange.ts'

const key = 'A|||home'

const to = line({ key: 'B|||home', product: sampleProduct('B') })

const switched = (phase: 'remove' | 'add' | 'restore', into = to): CartChange => switching({ phase, to: into })

const refusal = (more: object) => ({
  refusalId: 'c',
  what: 'quantity',
  errorId: 'X',
  message: 'said',
  maxAllowedQuantity: null,
  lineKey: 'K',
  name: 'Style A',
  code: null,
  ...more,
})

const refused = (more: object = {}, refresh = false) => ({
  _tag: 'v1.ChangeRefused',
  changeId: 'c',
  refusal: refusal(more),
  refresh,
})

test('a confirmed change is done, or goes on when it has more calls', () => {
  const confirmed = { _tag: 'v1.BasketConfirmed', key: 'c/0', changeId: 'c', basket }
  const advanced = { ...confirmed, _tag: 'v1.BasketAdvanced' }
  expect(recorded(quantity, confirmedWith())).toEqual([confirmed])
  expect(recorded(quantity, confirmedWith(), { answered: call({ endpoint: 'createCart' }) })).toEqual([advanced])
  expect(recorded(switched('remove'), confirmedWith())).toEqual([advanced])
  expect(recorded(switched('remove', { ...to, key }), confirmedWith())).toEqual([confirmed])
  expect(recorded(switched('add'), confirmedWith())).toEqual([confirmed])
  const both = { ...body, items: [sampleItem(boot, 'i1', 2), sampleItem(sampleProduct('B'), 'i2', 1)] }
  expect(recorded(switched('remove'), confirmedWith(both))).toMatchObject([{ _tag: 'v1.BasketConfirmed' }])
  const saved = (keys: readonly string[]): ShopperState => ({
    ...stateWith({}, null),
    saved: {
      saveForLaterId: 's',
      items: keys.map((each) => ({ ...line({ key: each }), itemId: 'k', available: true })),
      refresh: null,
    },
  })
  expect(recorded(moving('add'), confirmedWith(), { shop: saved(['other', 'K']) })).toEqual([advanced])
  expect(recorded(moving('add'), confirmedWith(), { shop: saved(['other']) })).toEqual([confirmed])
  const pending = [pendingChange(quantity), { ...pendingChange({ kind: 'RemoveLine', key: 'gone' }), changeId: 'n' }]
  expect(recorded(quantity, confirmedWith(), { shop: stateWith({ pending }, null) })).toEqual([
    confirmed,
    { _tag: 'v1.ChangeImpossible', changeId: 'n', refusal: null },
  ])
})

describe('CART-27 when the basket is lost', () => {
  const lost = { _tag: 'v1.BasketLost', basketId: 'b1', changeId: 'c', paused: false }

  test('CART-27 it is filled again once for each change', () => {
    expect(recorded(quantity, refusedWith('BSK404'))).toEqual([lost])
  })

  test('CART-27 the second loss of a change is reported', () => {
    const second = [{ ...lost, changeId: null, paused: true }, refused({ errorId: 'cart-lost', message: '' })]
    expect(recorded(quantity, refusedWith('BSK404'), { changed: { losses: 1 } })).toEqual(second)
  })

  test('CART-27 the second loss of a change stops the order', () => {
    expect(recorded(quantity, refusedWith('BSK404'), { changed: { losses: 1 }, shop: stateWith() })).toMatchObject([
      {},
      {},
      { _tag: 'v1.OrderRefused', problem: { errorId: 'cart-lost' } },
    ])
  })

  test('CART-27 a change without a basket is only refused', () => {
    expect(recorded(quantity, refusedWith('BSK404'), { answered: call({ basketId: null }) })).toEqual([
      refused({ errorId: 'BSK404' }),
    ])
  })
})

test('PAY-01 a card number that is gone from memory is asked for again, and the waiting order is not sent', () => {
  const card: CartChange = { kind: 'AddCard', face: sampleCard, secretRef: 's' }
  const gone: Settled = { _tag: 'SecretGone' }
  expect(recorded(card, gone)).toEqual([{ _tag: 'v1.CardLost', changeId: 'c' }])
  expect(recorded(card, gone, { shop: stateWith() })).toMatchObject([
    {},
    { _tag: 'v1.OrderRefused', problem: { errorId: 'payment-gone', message: '' } },
  ])
})

const recordedOf: readonly (readonly [CartChange, object])[] = [
  [{ kind: 'AddItem', line: line() }, { what: 'add' }],
  [quantity, { what: 'quantity' }],
  [
    { kind: 'SetQuantity', key: 'gone', quantity: 3 },
    { what: 'quantity', lineKey: 'gone', name: null },
  ],
  [{ kind: 'RemoveLine', key: 'K' }, { what: 'remove' }],
  [switched('restore'), { what: 'switch', name: 'Style B' }],
  [
    { kind: 'ApplyCoupon', code: 'X' },
    { what: 'coupon', lineKey: null, name: null, code: 'X' },
  ],
  [
    { kind: 'RemoveCoupon', code: 'X' },
    { what: 'coupon-removal', lineKey: null, name: null, code: 'X' },
  ],
  [
    { kind: 'EstimateShipping', postalCode: '1', country: 'US', province: null },
    { what: 'estimate', lineKey: null, name: null },
  ],
  [
    { kind: 'SetShippingMethod', code: 'home', shippingId: 'me' },
    { what: 'shipping', lineKey: null, name: null, code: 'home' },
  ],
  [{ kind: 'SetDelivery', key: 'K', storeId: null }, { what: 'shipping' }],
  [
    { kind: 'SetShippingAddress', address: sampleAddress },
    { what: 'address', lineKey: null, name: null },
  ],
  [
    { kind: 'SetBillingAddress', address: sampleAddress },
    { what: 'address', lineKey: null, name: null },
  ],
  [
    { kind: 'AddCard', face: sampleCard, secretRef: 's' },
    { what: 'payment', lineKey: null, name: null },
  ],
  [
    { kind: 'AddAgreement', method: 'KLARNA', sessionId: 's' },
    { what: 'payment', lineKey: null, name: null },
  ],
  [save, { what: 'save' }],
  [moving('add'), { what: 'move', lineKey: null }],
  [
    { kind: 'RemoveSaved', line: line() },
    { what: 'unsave', lineKey: null },
  ],
]

test('ERR-21 a refusal names what it is about', () => {
  for (const [wanted, answer] of recordedOf) expect(recorded(wanted, refusedWith('X'))).toEqual([refused(answer)])
})

test('ERR-17 a refused address names the invalid field, and other refusals name none', () => {
  const to: CartChange = { kind: 'SetShippingAddress', address: sampleAddress }
  expect(recorded(to, refusedWith('CHK380', { field: 'addresses.0.province' }))).toEqual([
    refused({ what: 'address', lineKey: null, name: null, errorId: 'CHK380', field: 'province' }),
  ])
  expect(recorded({ kind: 'SetBillingAddress', address: sampleAddress }, refusedWith('X', { field: 'city' }))).toEqual([
    refused({ what: 'address', lineKey: null, name: null, field: 'city' }),
  ])
  expect(recorded(quantity, refusedWith('X', { field: 'qty' }))).toEqual([refused()])
})

test('ERR-27 CART-15 a refusal brings how many there may be, and stops the order that waits behind it', () => {
  expect(recorded(quantity, refusedWith('X', { maxAllowedQty: 4 }))).toEqual([refused({ maxAllowedQuantity: 4 })])
  expect(recorded(quantity, refusedWith('X'), { shop: stateWith() })).toEqual([
    refused(),
    expect.objectContaining({ _tag: 'v1.OrderRefused', id: orderUnderWay.id }),
  ])
})

test.each([
  ['ORD404', true],
  ['PRC400', true],
  ['INV700', true],
  ['INV702', true],
  ['INV408', true],
  ['TAX310', true],
  ['SHP404', true],
  ['PickupToHome', true],
  ['PRM155', false],
])('CART-40 ERR-14 after %s the cart is looked at again: %s', (errorId, refresh) => {
  expect(recorded({ kind: 'ApplyCoupon', code: 'X' }, refusedWith(errorId))).toMatchObject([
    { _tag: 'v1.ChangeRefused', refresh },
  ])
})

test('CART-29 a refused new variant turns the switch back', () => {
  expect(recorded(switched('add'), refusedWith('X'))).toEqual([
    { _tag: 'v1.SwitchTurnedBack', changeId: 'c', refusal: refusal({ what: 'switch', name: 'Style B' }) },
  ])
})

test('CART-29 the refusal of a switch’s first call refuses the change', () => {
  expect(recorded(switched('remove'), refusedWith('X'))).toMatchObject([{ _tag: 'v1.ChangeRefused' }])
})

test('CART-18 the removal of a line that has gone is done', () => {
  const again = { _tag: 'v1.RefreshRequested', id: 'after-c' }
  expect(recorded({ kind: 'RemoveLine', key: 'K' }, refusedWith('ORD404'))).toEqual([
    { _tag: 'v1.ChangeImpossible', changeId: 'c', refusal: null },
    again,
  ])
})

test('CART-17 a quantity for a line that has gone is reported', () => {
  expect(recorded(quantity, refusedWith('ORD404'))).toEqual([refused({ errorId: 'line-gone', message: '' }, true)])
})
