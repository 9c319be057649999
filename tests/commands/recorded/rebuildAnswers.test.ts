import { expect, test } from 'vitest'
import type { Settled } from '../../../core/commands/answer.ts'
import type { Call } from '../../../core/commands/call.ts'
import { basketToConfirmed } from '../../../core/commands/cart/basketToConfirmed.ts'
import { recordRebuild } from '../../../core/commands/cart/recordRebuild.ts'
import { recordRefresh } from '../../../core/commands/cart/recordRefresh.ts'
import { impossibleAfter } from '../../../core/commands/cart/impossible.ts'
import type { Cart, Rebuild } from '../../../core/domain/cart/cart.ts'
import type { CartChange, PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import type { ConfirmedBasket } from '../../../core/domain/cart/confirmedBasket.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { sampleBasket, sampleItem } from '../../support/sampleBasket.ts'
import { boot, change, coupon, held, line, rebuild, stateWith } from '../owed/owing.ts'

const body = sampleBasket('b2', 1, [sampleItem(boot, 'i1', 2)])
const basket = basketToConfirmed(body)
const yes: Settled = { _tag: 'Confirmed', body }
const no = (errorId: string, more: object = {}): Settled => ({
  _tag: 'Refused',
  status: 404,
  errorId,
  message: 'said',
  ...more,
})
const call = (key: string, basketId: string | null = 'b2') => ({ key, basketId, endpoint: 'addItem' }) as Call
const lost = { _tag: 'v1.BasketLost', basketId: 'b2', changeId: null, paused: false }
const about = (key: string, of: Partial<PendingChange> = {}): PendingChange => ({
  ...change({ kind: 'SetQuantity', key, quantity: 3 }),
  ...of,
})

const whole: Rebuild = {
  ...rebuild,
  lines: [held({ key: 'L' }), held()],
  shippingAddress: sampleAddress,
  method: { code: 'home', shippingId: 'me' },
  billingAddress: sampleAddress,
}
const put = (step: number, answer: Settled, { basketId = 'b2' as string | null, cart = {} as Partial<Cart> } = {}) => {
  const at = { ...whole, step }
  return recordRebuild(
    stateWith({ basket: null, rebuild: at, ...cart }, null),
    at,
    call(`rebuild-b0/${step}`, basketId),
    answer,
  )
}

test('CART-27 each thing is put back or told why not, and the rebuild goes on either way', () => {
  const advanced = { _tag: 'v1.RebuildAdvanced', key: 'rebuild-b0/0', basket, refusal: null }
  expect(put(0, yes)).toEqual([advanced])
  const answerOf = (step: number, more: object = {}) => [
    {
      _tag: 'v1.RebuildAdvanced',
      key: `rebuild-b0/${step}`,
      basket: null,
      refusal: {
        refusalId: `rebuild-b0-${step}`,
        what: 'address',
        errorId: 'X',
        message: 'said',
        maxAllowedQuantity: null,
        lineKey: null,
        name: null,
        code: null,
        ...more,
      },
    },
  ]
  expect(put(0, no('X', { maxAllowedQty: 4 }))).toEqual(
    answerOf(0, { what: 'add', lineKey: 'L', name: 'Style A', maxAllowedQuantity: 4 }),
  )
  expect([put(2, no('X')), put(3, no('X')), put(4, no('X')), put(5, no('X'))]).toEqual([
    answerOf(2, { what: 'coupon', code: 'LOST' }),
    answerOf(3),
    answerOf(4, { what: 'shipping' }),
    answerOf(5),
  ])
  expect([put(0, no('BSK404')), put(0, no('BSK404'), { basketId: null })]).toMatchObject([
    [lost],
    answerOf(0, { what: 'add', lineKey: 'L', name: 'Style A', errorId: 'BSK404' }),
  ])
  expect([put(0, { _tag: 'SecretGone' }), put(9, yes), put(0, { _tag: 'Confirmed', body: { shareUrl: '/' } })]).toEqual(
    [[], [], []],
  )
})

test('CART-27 a line that could not be put back takes along the changes that were about it, and no others', () => {
  const pending = [about('L', { changeId: 'l' }), about('K', { changeId: 'k' })]
  const impossible = (changeId: string) => expect.objectContaining({ _tag: 'v1.ChangeImpossible', changeId })
  expect(put(0, no('X'), { cart: { pending } }).slice(1)).toEqual([impossible('l')])
  expect(put(2, no('X'), { cart: { pending } }).slice(1)).toEqual([])
  expect(put(0, yes, { cart: { pending: [about('gone', { changeId: 'g' }), ...pending] } }).slice(1)).toEqual([
    impossible('g'),
  ])
})

test('CART-26 CART-27 AUTH-07 a fresh look is a new base, a lost basket, or nothing; an account’s basket that is not there loses no other one', () => {
  const looked = (
    answer: Settled,
    { key = 'r/refresh', basketId = 'b2' as string | null, refresh = { id: 'r' } as Cart['refresh'] } = {},
  ) => recordRefresh(stateWith({ refresh, pending: [about('gone')] }, null), call(key, basketId), answer)
  expect(looked(yes)).toEqual([
    { _tag: 'v1.BasketRefreshed', key: 'r/refresh', id: 'r', basket },
    expect.objectContaining({ _tag: 'v1.ChangeImpossible' }),
  ])
  const abandoned = { _tag: 'v1.RefreshAbandoned', id: 'r' }
  expect([
    looked(no('BSK404')),
    looked(no('X')),
    looked(no('BSK404'), { basketId: null }),
    looked({ _tag: 'Confirmed', body: { shareUrl: '/' } }),
  ]).toEqual([[abandoned, lost], [abandoned], [abandoned], [abandoned]])
  const ofAccount = { refresh: { id: 'r', basketId: 'b2' } }
  expect(looked(no('BSK404'), ofAccount)).toEqual([abandoned, { _tag: 'v1.RefreshRequested', id: 'r-own' }])
  expect(recordRefresh(stateWith({ ...ofAccount, basket: null }, null), call('r/refresh'), no('BSK404'))).toEqual([
    abandoned,
    lost,
  ])
  expect([looked(yes, { key: 'other/refresh' }), looked(yes, { refresh: null })]).toEqual([[], []])
})

test('after a new base, a wish about a line that has gone is impossible: to take it out is fulfilled, any other is told', () => {
  const with_ = (key: string) => ({ ...basket, lines: [held({ key })] }) as ConfirmedBasket
  const numbered = (changes: readonly (CartChange | PendingChange)[]) =>
    changes.map((wanted, n): PendingChange => ({ ...('wish' in wanted ? wanted : change(wanted)), changeId: `${n}` }))
  const gone = (lines: ConfirmedBasket | null, ...changes: readonly (CartChange | PendingChange)[]) =>
    impossibleAfter({ ...initialState().cart, pending: numbered(changes) }, lines, 'settled').map((event) =>
      event._tag === 'v1.ChangeImpossible' ? `${event.changeId} ${event.refusal?.errorId ?? 'fulfilled'}` : event._tag,
    )
  const set: CartChange = { kind: 'SetQuantity', key: 'K', quantity: 3 }
  const remove: CartChange = { kind: 'RemoveLine', key: 'K' }
  const deliver: CartChange = { kind: 'SetDelivery', key: 'A|||home', storeId: 'US002' }
  const to = line({ key: 'L' })
  const switched = (phase: 'change' | 'remove' | 'add' | 'restore'): CartChange => ({
    kind: 'SwitchVariant',
    phase,
    from: line(),
    to,
    position: 0,
    refusal: null,
  })
  const setL: CartChange = { ...set, key: 'L' }
  expect([
    gone(with_('K'), set),
    gone(with_('L'), set),
    gone(null, remove),
    gone(null, deliver),
    gone(null, switched('remove')),
    gone(null, switched('change')),
  ]).toEqual([[], ['0 line-gone'], ['0 fulfilled'], ['0 line-gone'], ['0 line-gone'], ['0 line-gone']])
  expect([
    gone(null, { ...change(set), sent: true }),
    gone(null, switched('add')),
    gone(null, switched('restore')),
    gone(null, coupon),
  ]).toEqual([[], [], [], []])
  expect([
    gone(null, { kind: 'AddItem', line: line() }, set),
    gone(null, { kind: 'MoveToCart', line: line(), phase: 'add' }, set),
  ]).toEqual([[], []])
  expect([
    gone(with_('K'), remove, set),
    gone(with_('K'), { kind: 'SaveLine', key: 'K', line: line(), asItem: false }, set),
  ]).toEqual([['1 line-gone'], ['1 line-gone']])
  expect([
    gone(with_('K'), switched('remove'), set, setL),
    gone(null, switched('add'), set, setL),
    gone(null, switched('restore'), set, setL),
  ]).toEqual([['1 line-gone'], ['1 line-gone'], ['2 line-gone']])
  expect(gone(with_('K'), switched('change'), set, setL)).toEqual(['1 line-gone'])
  const atStore: CartChange = { ...set, key: 'A|||US002' }
  expect([
    gone(with_('A|||home'), deliver, atStore),
    gone(with_('A|||home'), deliver, { ...set, key: 'A|||home' }),
  ]).toEqual([[], ['1 line-gone']])
  expect(
    gone(with_('A|||US002'), { ...deliver, key: 'A|||US002', storeId: null }, { ...set, key: 'A|||home' }),
  ).toEqual([])
  const method = (more: object): CartChange => ({
    kind: 'SetShippingMethod',
    code: 'pickup',
    shippingId: 'me',
    ...more,
  })
  expect([
    gone(with_('A|||home'), method({ storeId: 'US002' }), atStore),
    gone(with_('A|||home'), method({ code: 'home', storeId: 'US002' }), atStore),
  ]).toEqual([[], ['1 line-gone']])
  expect(gone(with_('A|||US002'), method({}), { ...set, key: 'A|||home' })).toEqual([])
  const pending = [{ ...about('gone'), changeId: 'settled' }]
  expect([
    impossibleAfter({ ...initialState().cart, pending }, null, 'settled'),
    impossibleAfter({ ...initialState().cart, pending: [about('L')], rebuild: whole }, null, null),
  ]).toEqual([[], []])
})
