import { describe, expect, test } from 'vitest'
import type { Cause, Commit } from '../../../core/domain/log/commit.ts'
import { keyFaults, versionFaults } from '../../../tools/simulate/checks/logFaults.ts'
import { sampleCommit } from '../../support/sampleCommit.ts'

const commit = (
  cause: Cause,
  ...events: readonly {
    readonly _tag: string
    readonly refresh?: boolean
    readonly refusal?: { readonly errorId: string }
  }[]
): Commit => sampleCommit({ cause, events })

/** A call that the server confirmed, and the basket version in its answer. */
const confirmed = (endpoint: string, version: number): Commit =>
  commit(
    { _tag: 'Answer', call: { key: 'k', endpoint }, answer: { _tag: 'Confirmed', body: { basketId: 'b', version } } },
    { _tag: 'v1.BasketConfirmed' },
  )
/** A call that was refused; `refresh`: the basket is read after it. */
const refusedBy = (endpoint: string, _tag: string, refresh: boolean): Commit =>
  commit({ _tag: 'Answer', call: { key: 'k', endpoint }, answer: { _tag: 'Refused' } }, { _tag, refresh })
const refused = refusedBy('addItem', 'v1.ChangeRefused', true)

test('CART-25 a change that moved its basket by more than one version was applied twice', () => {
  expect(versionFaults('phone', [confirmed('addItem', 1), confirmed('setShippingAddress', 2)])).toEqual([])
  expect(versionFaults('phone', [confirmed('addItem', 1), confirmed('setShippingAddress', 3)])).toEqual([
    'phone: setShippingAddress under k moved basket b from version 1 to 3',
  ])
  expect(versionFaults('phone', [confirmed('addItem', 1), confirmed('setShippingAddress', 1)])).toHaveLength(1)
})

describe('the read after a refusal', () => {
  test('CART-26 the read after a refusal may have repaired the basket unheard, once', () => {
    expect(versionFaults('phone', [confirmed('addItem', 3), refused, confirmed('setShippingAddress', 5)])).toEqual([])
    expect(versionFaults('phone', [confirmed('addItem', 3), refused, confirmed('setShippingAddress', 6)])).toHaveLength(
      1,
    )
    expect(
      versionFaults('phone', [
        confirmed('addItem', 3),
        refused,
        confirmed('addItem', 4),
        confirmed('setShippingAddress', 6),
      ]),
    ).toEqual([])
    expect(
      versionFaults('phone', [
        confirmed('addItem', 3),
        refused,
        confirmed('addItem', 5),
        confirmed('setShippingAddress', 7),
      ]),
    ).toHaveLength(1)
    expect(
      versionFaults('phone', [
        confirmed('addItem', 3),
        refused,
        confirmed('readCart', 4),
        confirmed('setShippingAddress', 6),
      ]),
    ).toHaveLength(1)
  })

  test('CART-26 so may the read after an order that was refused, if there is one', () => {
    const after = (order: Commit, version: number) =>
      versionFaults('phone', [confirmed('addItem', 5), order, confirmed('addItem', version)])
    const read = refusedBy('placeOrder', 'v1.OrderRefused', true)
    expect(after(read, 7)).toEqual([])
    expect(after(read, 8)).toHaveLength(1)
    const declined = refusedBy('placeOrder', 'v1.OrderRefused', false)
    expect(after(declined, 6)).toEqual([])
    expect(after(declined, 7)).toHaveLength(1)
    expect(after(refusedBy('addItem', 'v1.ChangeRefused', false), 7)).toHaveLength(1)
  })
})

test('PAY-01 of the changes refused without a call, only a gift card with a lost number may have arrived', () => {
  const lost = (errorId: string) =>
    commit({ _tag: 'Sending', key: 'k' }, { _tag: 'v1.ChangeRefused', refresh: false, refusal: { errorId } })
  const after = (errorId: string) =>
    versionFaults('phone', [confirmed('setShippingAddress', 2), lost(errorId), confirmed('setBillingAddress', 4)])
  expect(after('gift-card-lost')).toEqual([])
  expect(after('GEN500')).toHaveLength(1)
})

describe('a key that came with two payloads', () => {
  const call = { key: 'k', endpoint: 'addItem' }
  const answer = { _tag: 'Refused', errorId: 'IDK422' }
  const silent = commit({ _tag: 'Answer', call, answer }, { _tag: 'v1.ChangeImpossible' })
  const shown = commit({ _tag: 'Answer', call, answer }, { _tag: 'v1.ChangeRefused', refusal: { errorId: 'IDK422' } })

  test('only a log that has lost its end may send one, and never tells the shopper', () => {
    expect(keyFaults([silent], false)).toHaveLength(1)
    expect(keyFaults([silent], true)).toEqual([])
    expect(keyFaults([shown], true)).toHaveLength(1)
    expect(keyFaults([confirmed('addItem', 1), refused], false)).toEqual([])
  })
})
