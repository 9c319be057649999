import { expect, test } from 'vitest'
import type { Commit } from '../../../core/domain/log/commit.ts'
import { versionFaults } from '../../../tools/simulate/checks/deviceFaults.ts'

const commit = (cause: unknown, ...tags: readonly string[]): Commit => ({ cause, events: tags.map((_tag) => ({ _tag })) }) as unknown as Commit

/** A call that the server confirmed, and the version of the basket it told. */
const confirmed = (endpoint: string, version: number): Commit =>
  commit({ _tag: 'Answer', call: { key: 'k', endpoint }, answer: { _tag: 'Confirmed', body: { basketId: 'b', version } } }, 'v1.BasketConfirmed')
const orderRefused = commit({ _tag: 'Answer', call: { key: 'k', endpoint: 'placeOrder' }, answer: { _tag: 'Refused' } }, 'v1.OrderRefused')
const refused = commit({ _tag: 'Answer', call: { key: 'k', endpoint: 'addItem' }, answer: { _tag: 'Refused' } }, 'v1.ChangeRefused')

test('CART-25 a change that moved its basket by more than one version was applied twice', () => {
  expect(versionFaults('phone', [confirmed('addItem', 1), confirmed('setShippingAddress', 2)])).toEqual([])
  expect(versionFaults('phone', [confirmed('addItem', 1), confirmed('setShippingAddress', 3)])).toEqual(['phone: setShippingAddress under k moved basket b from version 1 to 3'])
  expect(versionFaults('phone', [confirmed('addItem', 1), confirmed('setShippingAddress', 1)])).toHaveLength(1)
})

test('CART-26 so may the read after an order that was refused', () => {
  expect(versionFaults('phone', [confirmed('addItem', 5), orderRefused, confirmed('addItem', 7)])).toEqual([])
  expect(versionFaults('phone', [confirmed('addItem', 5), orderRefused, confirmed('addItem', 8)])).toHaveLength(1)
})

test('CART-26 the read after a refusal may have repaired the basket unheard, once', () => {
  expect(versionFaults('phone', [confirmed('addItem', 3), refused, confirmed('setShippingAddress', 5)])).toEqual([])
  expect(versionFaults('phone', [confirmed('addItem', 3), refused, confirmed('setShippingAddress', 6)])).toHaveLength(1)
  expect(versionFaults('phone', [confirmed('addItem', 3), refused, confirmed('addItem', 4), confirmed('setShippingAddress', 6)])).toEqual([])
  expect(versionFaults('phone', [confirmed('addItem', 3), refused, confirmed('addItem', 5), confirmed('setShippingAddress', 7)])).toHaveLength(1)
  expect(versionFaults('phone', [confirmed('addItem', 3), refused, confirmed('readCart', 4), confirmed('setShippingAddress', 6)])).toHaveLength(1)
})
