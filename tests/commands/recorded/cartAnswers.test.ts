import { expect, test } from 'vitest'
import type { Settled } from '../../../core/commands/answer.ts'
import type { Call } from '../../../core/commands/call.ts'
import { basketToConfirmed } from '../../../core/commands/cart/basketToConfirmed.ts'
import { recordChange } from '../../../core/commands/cart/recordChange.ts'
import type { Cart } from '../../../core/domain/cart/cart.ts'
import type { CartChange, PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { sampleBasket, sampleItem } from '../../support/sampleBasket.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { basket as before, boot, change, line, placing, stateWith } from '../owed/owing.ts'

const body = sampleBasket('b1', 2, [sampleItem(boot, 'i1', 2)])
const basket = basketToConfirmed(body)
const key = 'A|||home'
const to = line({ key: 'B|||home', product: sampleProduct('B') })
const switched = (phase: 'remove' | 'add' | 'restore', into = to): CartChange => ({
  kind: 'SwitchVariant',
  phase,
  from: line(),
  to: into,
  position: 0,
  refusal: null,
})
const quantity: CartChange = { kind: 'SetQuantity', key: 'K', quantity: 3 }
const save: CartChange = { kind: 'SaveLine', key: 'K', line: line(), asItem: false }
const moving = (phase: 'add' | 'drop'): CartChange => ({ kind: 'MoveToCart', line: line(), phase })
const call = (more: Partial<Call> = {}) => ({ key: 'c/0', basketId: 'b1', endpoint: 'addItem', ...more }) as Call
const said = (errorId: string, more: object = {}): Settled => ({
  _tag: 'Refused',
  status: 404,
  errorId,
  message: 'said',
  ...more,
})
const done = (
  wanted: CartChange,
  answer: Settled,
  {
    shop = stateWith({}, null),
    of = {},
    by = call(),
  }: { shop?: ShopperState; of?: Partial<PendingChange>; by?: Call } = {},
) => recordChange(shop, { ...change(wanted), ...of }, by, answer)
const yes = (more: object = body): Settled => ({ _tag: 'Confirmed', body: more }) as Settled
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
  expect(done(quantity, yes())).toEqual([confirmed])
  expect(done(quantity, yes(), { by: call({ endpoint: 'createCart' }) })).toEqual([advanced])
  expect([
    done(switched('remove'), yes()),
    done(switched('remove', { ...to, key }), yes()),
    done(switched('add'), yes()),
  ]).toEqual([[advanced], [confirmed], [confirmed]])
  const both = { ...body, items: [sampleItem(boot, 'i1', 2), sampleItem(sampleProduct('B'), 'i2', 1)] }
  expect(done(switched('remove'), yes(both))).toMatchObject([{ _tag: 'v1.BasketConfirmed' }])
  const saved = (keys: readonly string[]): ShopperState => ({
    ...stateWith({}, null),
    saved: {
      saveForLaterId: 's',
      items: keys.map((each) => ({ ...line({ key: each }), itemId: 'k', available: true })),
      refresh: null,
    },
  })
  expect([
    done(moving('add'), yes(), { shop: saved(['other', 'K']) }),
    done(moving('add'), yes(), { shop: saved(['other']) }),
  ]).toEqual([[advanced], [confirmed]])
  const pending = [change(quantity), { ...change({ kind: 'RemoveLine', key: 'gone' }), changeId: 'n' }]
  expect(done(quantity, yes(), { shop: stateWith({ pending }, null) })).toEqual([
    confirmed,
    { _tag: 'v1.ChangeImpossible', changeId: 'n', refusal: null },
  ])
})

test('FAV-13 a move out of the cart answers with basket and list, a change of the list with the list alone', () => {
  const list = { saveForLaterId: 's', items: [] }
  const kept = { _tag: 'v1.SavedConfirmed', changeId: 'c', saveForLaterId: 's', items: [] }
  expect(done(save, yes({ cart: body, saveForLater: list }))).toEqual([
    { _tag: 'v1.BasketConfirmed', key: 'c/0', changeId: 'c', basket },
    kept,
  ])
  expect(done(save, yes(list))).toEqual([kept])
})

test('CART-27 a lost basket is filled again once for each change; the second loss is told and stops the order', () => {
  const lost = { _tag: 'v1.BasketLost', basketId: 'b1', changeId: 'c', paused: false }
  expect(done(quantity, said('BSK404'))).toEqual([lost])
  const second = [{ ...lost, changeId: null, paused: true }, refused({ errorId: 'cart-lost', message: '' })]
  expect(done(quantity, said('BSK404'), { of: { losses: 1 } })).toEqual(second)
  expect(done(quantity, said('BSK404'), { of: { losses: 1 }, shop: stateWith() })).toMatchObject([
    {},
    {},
    { _tag: 'v1.OrderRefused', problem: { errorId: 'cart-lost' } },
  ])
  expect(done(quantity, said('BSK404'), { by: call({ basketId: null }) })).toEqual([refused({ errorId: 'BSK404' })])
})

test('PAY-01 a card whose number is gone from memory is asked for again, and an order that waits for it is not sent', () => {
  const card: CartChange = { kind: 'AddCard', face: sampleCard, secretRef: 's' }
  const gone: Settled = { _tag: 'SecretGone' }
  expect(done(card, gone)).toEqual([{ _tag: 'v1.CardLost', changeId: 'c' }])
  expect(done(card, gone, { shop: stateWith() })).toMatchObject([
    {},
    { _tag: 'v1.OrderRefused', problem: { errorId: 'PYT404', message: '' } },
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

test('ERR-21 a refusal is told with what it is about', () => {
  for (const [wanted, answer] of recordedOf) expect(done(wanted, said('X'))).toEqual([refused(answer)])
})

test('ERR-17 a refused address brings the field at fault, other refusals none', () => {
  const to: CartChange = { kind: 'SetShippingAddress', address: sampleAddress }
  expect(done(to, said('CHK380', { field: 'addresses.0.province' }))).toEqual([
    refused({ what: 'address', lineKey: null, name: null, errorId: 'CHK380', field: 'province' }),
  ])
  expect(done({ kind: 'SetBillingAddress', address: sampleAddress }, said('X', { field: 'city' }))).toEqual([
    refused({ what: 'address', lineKey: null, name: null, field: 'city' }),
  ])
  expect(done(quantity, said('X', { field: 'qty' }))).toEqual([refused()])
})

test('CART-15 a refusal brings how many there may be, and stops the order that waits behind it', () => {
  expect(done(quantity, said('X', { maxAllowedQty: 4 }))).toEqual([refused({ maxAllowedQuantity: 4 })])
  expect(done(quantity, said('X'), { shop: stateWith() })).toEqual([
    refused(),
    expect.objectContaining({ _tag: 'v1.OrderRefused', id: placing.id }),
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
  expect(done({ kind: 'ApplyCoupon', code: 'X' }, said(errorId))).toMatchObject([{ _tag: 'v1.ChangeRefused', refresh }])
})

test('CART-29 the new variant refused is turned back; a line that has gone is removed, and a quantity for it told', () => {
  const again = { _tag: 'v1.RefreshRequested', id: 'after-c' }
  expect(done(switched('add'), said('X'))).toEqual([
    { _tag: 'v1.SwitchTurnedBack', changeId: 'c', refusal: refusal({ what: 'switch', name: 'Style B' }) },
  ])
  expect(done(switched('remove'), said('X'))).toMatchObject([{ _tag: 'v1.ChangeRefused' }])
  expect(done({ kind: 'RemoveLine', key: 'K' }, said('ORD404'))).toEqual([
    { _tag: 'v1.ChangeImpossible', changeId: 'c', refusal: null },
    again,
  ])
  expect(done(quantity, said('ORD404'))).toEqual([refused({ errorId: 'line-gone', message: '' }, true)])
})

test('FAV-12 FAV-14 what the list has not is gone from it; a line the server has not is saved by what it is', () => {
  const gone = [
    { _tag: 'v1.SavedItemGone', changeId: 'c', key: 'K' },
    { _tag: 'v1.SavedRefreshRequested', id: 'after-c' },
  ]
  expect([done({ kind: 'RemoveSaved', line: line() }, said('ORD404')), done(moving('drop'), said('ORD404'))]).toEqual([
    gone,
    gone,
  ])
  const reading = { ...stateWith({}, null), saved: { ...initialState().saved, refresh: { id: 'r', read: [] } } }
  expect(done(moving('drop'), said('ORD404'), { shop: reading })).toEqual(gone.slice(0, 1))
  expect(done(moving('add'), said('ORD404'))).toMatchObject([{ _tag: 'v1.ChangeRefused' }])
  expect(done(save, said('ORD404'), { by: call({ endpoint: 'moveToSaved' }) })).toEqual([
    { _tag: 'v1.SaveTurnedToItem', changeId: 'c' },
    { _tag: 'v1.RefreshRequested', id: 'after-c' },
  ])
  expect(done(save, said('ORD404'), { by: call({ endpoint: 'saveForLater' }) })).toMatchObject([
    { _tag: 'v1.ChangeRefused' },
  ])
  expect(done(quantity, said('ORD404'), { by: call({ endpoint: 'moveToSaved' }) })).toMatchObject([
    { _tag: 'v1.ChangeRefused' },
  ])
})

test('FAV-13 what could not be saved is not done with afterwards', () => {
  const later = (changeId: string, wanted: CartChange): PendingChange => ({ ...change(wanted), changeId })
  const pending = [
    change(save),
    later('move', moving('add')),
    later('drop', { kind: 'RemoveSaved', line: line() }),
    later('other', { kind: 'RemoveSaved', line: line({ key: 'other' }) }),
    later('add', { kind: 'AddItem', line: line() }),
  ]
  const vain = ['move', 'drop'].map((changeId) => ({ _tag: 'v1.ChangeImpossible', changeId, refusal: null }))
  const shop = (more: Partial<Cart> = { pending }) => stateWith({ basket: before, ...more }, null)
  expect(done(save, said('X'), { shop: shop() }).slice(1)).toEqual(vain)
  const there: ShopperState = {
    ...shop(),
    saved: {
      saveForLaterId: 's',
      items: [
        { ...line({ key: 'other' }), itemId: 'j', available: true },
        { ...line(), itemId: 'k', available: true },
      ],
      refresh: null,
    },
  }
  expect(done(save, said('X'), { shop: there })).toHaveLength(1)
  expect(done(quantity, said('X'), { shop: shop() })).toHaveLength(1)
  expect(
    done({ kind: 'RemoveSaved', line: line() }, said('X'), { of: { changeId: 'drop' }, shop: shop() }),
  ).toHaveLength(1)
})
