import { describe, expect, test } from 'vitest'
import type { Cart } from '../../../core/domain/cart/cart.ts'
import type { CartChange, PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { given } from '../../support/given.ts'
import { basket as before, pendingChange, line, shopperWith, stateWith } from '../../support/sampleShop.ts'
import {
  basket,
  body,
  call,
  confirmedWith,
  moving,
  quantity,
  recorded,
  refusedWith,
  save,
} from '../cart/answeredChange.ts'

test('FAV-13 a move out of the cart answers with basket and list, a change of the list with the list alone', () => {
  const list = { saveForLaterId: 's', items: [] }
  const kept = { _tag: 'v1.SavedConfirmed', changeId: 'c', saveForLaterId: 's', items: [] }
  expect(recorded(save, confirmedWith({ cart: body, saveForLater: list }))).toEqual([
    { _tag: 'v1.BasketConfirmed', key: 'c/0', changeId: 'c', basket },
    kept,
  ])
  expect(recorded(save, confirmedWith(list))).toEqual([kept])
})

describe('FAV-12 FAV-14 when the server does not have the item', () => {
  const gone = [
    { _tag: 'v1.SavedItemGone', changeId: 'c', key: 'K' },
    { _tag: 'v1.SavedRefreshRequested', id: 'after-c' },
  ]

  test('FAV-14 an item that the list no longer has is removed', () => {
    expect(recorded({ kind: 'RemoveSaved', line: line() }, refusedWith('ORD404'))).toEqual(gone)
    expect(recorded(moving('drop'), refusedWith('ORD404'))).toEqual(gone)
  })

  test('FAV-14 a list that is being read is not read once more', () => {
    const reading = given(stateWith({}, null), { _tag: 'v1.SavedRefreshRequested', id: 'r' }).shop
    expect(recorded(moving('drop'), refusedWith('ORD404'), { shop: reading })).toEqual(gone.slice(0, 1))
  })

  test('FAV-14 an item that could not be added to the cart is refused', () => {
    expect(recorded(moving('add'), refusedWith('ORD404'))).toMatchObject([{ _tag: 'v1.ChangeRefused' }])
  })

  test('FAV-12 a line the server has not is saved by what it is', () => {
    expect(recorded(save, refusedWith('ORD404'), { answered: call({ endpoint: 'moveToSaved' }) })).toEqual([
      { _tag: 'v1.SaveTurnedToItem', changeId: 'c' },
      { _tag: 'v1.RefreshRequested', id: 'after-c' },
    ])
  })

  test('FAV-12 a line that was saved by what it is is refused', () => {
    expect(recorded(save, refusedWith('ORD404'), { answered: call({ endpoint: 'saveForLater' }) })).toMatchObject([
      { _tag: 'v1.ChangeRefused' },
    ])
  })

  test('FAV-12 a move out of the cart that is refused for another reason is refused', () => {
    expect(recorded(save, refusedWith('X'), { answered: call({ endpoint: 'moveToSaved' }) })).toMatchObject([
      { _tag: 'v1.ChangeRefused' },
    ])
  })

  test('FAV-12 another change is refused', () => {
    expect(recorded(quantity, refusedWith('ORD404'), { answered: call({ endpoint: 'moveToSaved' }) })).toMatchObject([
      { _tag: 'v1.ChangeRefused' },
    ])
  })
})

test('FAV-13 later moves and removals of an item that could not be saved are impossible', () => {
  const later = (changeId: string, wanted: CartChange): PendingChange => ({ ...pendingChange(wanted), changeId })
  const pending = [
    pendingChange(save),
    later('move', moving('add')),
    later('drop', { kind: 'RemoveSaved', line: line() }),
    later('other', { kind: 'RemoveSaved', line: line({ key: 'other' }) }),
    later('add', { kind: 'AddItem', line: line() }),
  ]
  const vain = ['move', 'drop'].map((changeId) => ({ _tag: 'v1.ChangeImpossible', changeId, refusal: null }))
  const shop = (more: Partial<Cart> = { pending }) => stateWith({ basket: before, ...more }, null)
  expect(recorded(save, refusedWith('X'), { shop: shop() }).slice(1)).toEqual(vain)
  const items = [
    { ...line({ key: 'other' }), itemId: 'j', available: true },
    { ...line(), itemId: 'k', available: true },
  ]
  const there = shopperWith({ saved: { saveForLaterId: 's', items } }, shop())
  expect(recorded(save, refusedWith('X'), { shop: there })).toHaveLength(1)
  const elsewhere = shopperWith({ saved: { saveForLaterId: 's', items: items.slice(0, 1) } }, shop())
  expect(recorded(save, refusedWith('X'), { shop: elsewhere }).slice(1)).toEqual(vain)
  expect(recorded(quantity, refusedWith('X'), { shop: shop() })).toHaveLength(1)
  expect(
    recorded({ kind: 'RemoveSaved', line: line() }, refusedWith('X'), { changed: { changeId: 'drop' }, shop: shop() }),
  ).toHaveLength(1)
})
