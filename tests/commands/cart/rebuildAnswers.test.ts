import { describe, expect, test } from 'vitest'
import type { Settled } from '../../../core/commands/answer.ts'
import { owedCall } from '../../../core/commands/call.ts'
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
import {
  boot,
  pendingChange,
  pendingCoupon,
  confirmedLine,
  line,
  rebuild,
  stateWith,
  switching,
} from '../../support/sampleShop.ts'

const body = sampleBasket('b2', 1, [sampleItem(boot, 'i1', 2)])
const basket = basketToConfirmed(body)
const confirmed: Settled = { _tag: 'Confirmed', body }
const refusedWith = (errorId: string, more: object = {}): Settled => ({
  _tag: 'Refused',
  status: 404,
  errorId,
  message: 'said',
  ...more,
})
const call = (key: string, basketId: string | null = 'b2') =>
  owedCall('cart', key, { endpoint: 'addItem', input: {} }, basketId)
const lost = { _tag: 'v1.BasketLost', basketId: 'b2', changeId: null, paused: false }
const about = (key: string, changed: Partial<PendingChange> = {}): PendingChange => ({
  ...pendingChange({ kind: 'SetQuantity', key, quantity: 3 }),
  ...changed,
})

const whole: Rebuild = {
  ...rebuild,
  lines: [confirmedLine({ key: 'L' }), confirmedLine()],
  shippingAddress: sampleAddress,
  method: { code: 'home', shippingId: 'me' },
  billingAddress: sampleAddress,
}
const putBack = (
  step: number,
  answer: Settled,
  { basketId = 'b2', cart = {} }: { readonly basketId?: string | null; readonly cart?: Partial<Cart> } = {},
) => {
  const at = { ...whole, step }
  return recordRebuild(
    stateWith({ basket: null, rebuild: at, ...cart }, null),
    at,
    call(`rebuild-b0/${step}`, basketId),
    answer,
  )
}

test('CART-27 each thing is put back or its failure is reported, and the rebuild goes on either way', () => {
  const advanced = { _tag: 'v1.RebuildAdvanced', key: 'rebuild-b0/0', basket, refusal: null }
  expect(putBack(0, confirmed)).toEqual([advanced])
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
  expect(putBack(0, refusedWith('X', { maxAllowedQty: 4 }))).toEqual(
    answerOf(0, { what: 'add', lineKey: 'L', name: 'Style A', maxAllowedQuantity: 4 }),
  )
  expect(putBack(2, refusedWith('X'))).toEqual(answerOf(2, { what: 'coupon', code: 'LOST' }))
  expect(putBack(3, refusedWith('X'))).toEqual(answerOf(3))
  expect(putBack(4, refusedWith('X'))).toEqual(answerOf(4, { what: 'shipping' }))
  expect(putBack(5, refusedWith('X'))).toEqual(answerOf(5))
  expect(putBack(0, refusedWith('BSK404'))).toMatchObject([lost])
  expect(putBack(0, refusedWith('BSK404'), { basketId: null })).toMatchObject(
    answerOf(0, { what: 'add', lineKey: 'L', name: 'Style A', errorId: 'BSK404' }),
  )
  expect(putBack(0, { _tag: 'SecretGone' })).toEqual([])
  expect(putBack(9, confirmed)).toEqual([])
  expect(putBack(0, { _tag: 'Confirmed', body: { shareUrl: '/' } })).toEqual([])
})

test('CART-27 a line that could not be put back takes along the changes that were about it, and no others', () => {
  const pending = [about('L', { changeId: 'l' }), about('K', { changeId: 'k' })]
  const impossible = (changeId: string) => expect.objectContaining({ _tag: 'v1.ChangeImpossible', changeId })
  expect(putBack(0, refusedWith('X'), { cart: { pending } }).slice(1)).toEqual([impossible('l')])
  expect(putBack(2, refusedWith('X'), { cart: { pending } }).slice(1)).toEqual([])
  expect(putBack(0, confirmed, { cart: { pending: [about('gone', { changeId: 'g' }), ...pending] } }).slice(1)).toEqual(
    [impossible('g')],
  )
})

describe('CART-26 when a fresh look is answered', () => {
  const looked = (
    answer: Settled,
    {
      key = 'r/refresh',
      basketId = 'b2',
      refresh = { id: 'r' },
    }: { readonly key?: string; readonly basketId?: string | null; readonly refresh?: Cart['refresh'] } = {},
  ) => recordRefresh(stateWith({ refresh, pending: [about('gone')] }, null), call(key, basketId), answer)

  test('CART-26 its basket is the new base', () => {
    expect(looked(confirmed)).toEqual([
      { _tag: 'v1.BasketRefreshed', key: 'r/refresh', id: 'r', basket },
      expect.objectContaining({ _tag: 'v1.ChangeImpossible' }),
    ])
  })

  const abandoned = { _tag: 'v1.RefreshAbandoned', id: 'r' }

  test('CART-27 a basket that is not there is lost', () => {
    expect(looked(refusedWith('BSK404'))).toEqual([abandoned, lost])
  })

  test('CART-26 any other refusal, or an answer that is no basket, abandons the look', () => {
    expect(looked(refusedWith('X'))).toEqual([abandoned])
    expect(looked(refusedWith('BSK404'), { basketId: null })).toEqual([abandoned])
    expect(looked({ _tag: 'Confirmed', body: { shareUrl: '/' } })).toEqual([abandoned])
  })

  test('AUTH-07 an account’s basket that is not there loses no other one', () => {
    const ofAccount = { refresh: { id: 'r', basketId: 'b2' } }
    expect(looked(refusedWith('BSK404'), ofAccount)).toEqual([abandoned, { _tag: 'v1.RefreshRequested', id: 'r-own' }])
  })

  test('AUTH-07 an account’s basket that is not there is lost where there is no other', () => {
    const ofAccount = { refresh: { id: 'r', basketId: 'b2' } }
    expect(
      recordRefresh(stateWith({ ...ofAccount, basket: null }, null), call('r/refresh'), refusedWith('BSK404')),
    ).toEqual([abandoned, lost])
  })

  test('CART-26 an answer to another look, or to none, changes nothing', () => {
    expect(looked(confirmed, { key: 'other/refresh' })).toEqual([])
    expect(looked(confirmed, { refresh: null })).toEqual([])
  })
})

test('after a new base a change of a missing line is impossible, which is reported unless the change was a removal', () => {
  const with_ = (key: string): ConfirmedBasket => ({ ...basket, lines: [confirmedLine({ key })] })
  const numbered = (changes: readonly (CartChange | PendingChange)[]) =>
    changes.map((wanted, n): PendingChange => ({
      ...('wish' in wanted ? wanted : pendingChange(wanted)),
      changeId: `${n}`,
    }))
  const gone = (lines: ConfirmedBasket | null, ...changes: readonly (CartChange | PendingChange)[]) =>
    impossibleAfter({ ...initialState().cart, pending: numbered(changes) }, lines, 'settled').map((event) =>
      event._tag === 'v1.ChangeImpossible' ? `${event.changeId} ${event.refusal?.errorId ?? 'fulfilled'}` : event._tag,
    )
  const set: CartChange = { kind: 'SetQuantity', key: 'K', quantity: 3 }
  const remove: CartChange = { kind: 'RemoveLine', key: 'K' }
  const deliver: CartChange = { kind: 'SetDelivery', key: 'A|||home', storeId: 'US002' }
  const to = line({ key: 'L' })
  const switched = (phase: 'change' | 'remove' | 'add' | 'restore'): CartChange => switching({ phase, to })
  const setL: CartChange = { ...set, key: 'L' }
  expect(gone(with_('K'), set)).toEqual([])
  expect(gone(with_('L'), set)).toEqual(['0 line-gone'])
  expect(gone(null, remove)).toEqual(['0 fulfilled'])
  expect(gone(null, deliver)).toEqual(['0 line-gone'])
  expect(gone(null, switched('remove'))).toEqual(['0 line-gone'])
  expect(gone(null, switched('change'))).toEqual(['0 line-gone'])
  expect(gone(null, { ...pendingChange(set), sent: true })).toEqual([])
  expect(gone(null, switched('add'))).toEqual([])
  expect(gone(null, switched('restore'))).toEqual([])
  expect(gone(null, pendingCoupon)).toEqual([])
  expect(gone(null, { kind: 'AddItem', line: line() }, set)).toEqual([])
  expect(gone(null, { kind: 'MoveToCart', line: line(), phase: 'add' }, set)).toEqual([])
  expect(gone(with_('K'), remove, set)).toEqual(['1 line-gone'])
  expect(gone(with_('K'), { kind: 'SaveLine', key: 'K', line: line(), asItem: false }, set)).toEqual(['1 line-gone'])
  expect(gone(with_('K'), switched('remove'), set, setL)).toEqual(['1 line-gone'])
  expect(gone(null, switched('add'), set, setL)).toEqual(['1 line-gone'])
  expect(gone(null, switched('restore'), set, setL)).toEqual(['2 line-gone'])
  expect(gone(with_('K'), switched('change'), set, setL)).toEqual(['1 line-gone'])
  const atStore: CartChange = { ...set, key: 'A|||US002' }
  expect(gone(with_('A|||home'), deliver, atStore)).toEqual([])
  expect(gone(with_('A|||home'), deliver, { ...set, key: 'A|||home' })).toEqual(['1 line-gone'])
  expect(
    gone(with_('A|||US002'), { ...deliver, key: 'A|||US002', storeId: null }, { ...set, key: 'A|||home' }),
  ).toEqual([])
  const method = (more: object): CartChange => ({
    kind: 'SetShippingMethod',
    code: 'pickup',
    shippingId: 'me',
    ...more,
  })
  expect(gone(with_('A|||home'), method({ storeId: 'US002' }), atStore)).toEqual([])
  expect(gone(with_('A|||home'), method({ code: 'home', storeId: 'US002' }), atStore)).toEqual(['1 line-gone'])
  expect(gone(with_('A|||US002'), method({}), { ...set, key: 'A|||home' })).toEqual([])
  const pending = [{ ...about('gone'), changeId: 'settled' }]
  expect(impossibleAfter({ ...initialState().cart, pending }, null, 'settled')).toEqual([])
  expect(impossibleAfter({ ...initialState().cart, pending: [about('L')], rebuild: whole }, null, null)).toEqual([])
})
