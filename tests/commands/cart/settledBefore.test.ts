import { describe, expect, test } from 'vitest'
import type { CartChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { evolve } from '../../../core/events/evolve.ts'
import type { ShopEvent } from '../../../core/events/shop/shopEvent.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { pendingChange, shopperWith, stateWith } from '../../support/sampleShop.ts'
import { moving, quantity, recorded, refusedWith } from './answeredChange.ts'

const otherPayload = refusedWith('IDK422')
const over = { _tag: 'v1.ChangeImpossible', changeId: 'c', refusal: null } as const
const read = { _tag: 'v1.RefreshRequested', id: 'after-c' } as const
const readSaved = { _tag: 'v1.SavedRefreshRequested', id: 'after-c' } as const
const shipping: CartChange = { kind: 'SetShippingAddress', address: sampleAddress }
const card: CartChange = { kind: 'AddCard', face: sampleCard, secretRef: 's' }

describe('a change whose key the server knows with another payload (decision 86)', () => {
  test('is over without a word, and the cart is read, once', () => {
    expect(recorded(quantity, otherPayload)).toEqual([over, read])
    expect(recorded(quantity, otherPayload, { shop: stateWith({ refresh: { id: 'r' } }, null) })).toEqual([over])
    expect(recorded(quantity, otherPayload, { shop: stateWith({ basket: null }, null) })).toEqual([over])
  })

  test('has the list read as well when it moved from there, once', () => {
    expect(recorded(moving('add'), otherPayload)).toEqual([over, read, readSaved])
    const reading = shopperWith({ saved: { refresh: { id: 'r', read: [] } } }, stateWith({}, null))
    expect(recorded(moving('add'), otherPayload, { shop: reading })).toEqual([over, read])
  })

  test.each([
    [quantity, 'total-changed'],
    [card, 'payment-gone'],
  ])('stops the order that waits behind it', (wanted, errorId) => {
    expect(recorded(wanted, otherPayload, { shop: stateWith() })).toEqual([
      over,
      expect.objectContaining({ _tag: 'v1.OrderRefused', problem: expect.objectContaining({ errorId }) }),
      read,
    ])
  })

  test('ends an express checkout that it is part of', () => {
    const express = { id: 'e', isRefused: false }
    const shop = shopperWith({ checkout: { express: express as never } }, stateWith({}, null))
    expect(recorded(shipping, otherPayload, { shop, changed: { changeId: 'e-express-1' } })).toContainEqual({
      _tag: 'v1.ExpressRefused',
      id: 'e',
    })
  })
})

describe('what such a change was to settle', () => {
  const atSummary = (wanted: CartChange) =>
    shopperWith(
      {
        checkout: {
          step: 'summary',
          shippingSubmitted: true,
          billingSubmitted: true,
          card: { face: sampleCard, secretRef: 's', state: 'held' },
        },
      },
      stateWith({ pending: [pendingChange(wanted)] }, null),
    )
  const after = (wanted: CartChange, event: ShopEvent) =>
    evolve(atSummary(wanted), { events: [event], commandId: null }).checkout

  test('is open again: the step of an address, and the card', () => {
    expect(after(shipping, over)).toMatchObject({ step: 'shipping', shippingSubmitted: false })
    expect(after(card, over)).toMatchObject({ step: 'billing', billingSubmitted: false, card: null })
  })

  test('stays settled when a change is impossible for a reason, as in every log until now', () => {
    const refusal = { refusalId: 'c', what: 'shipping', errorId: 'line-gone', message: '' } as never
    expect(after(shipping, { ...over, refusal })).toMatchObject({ step: 'summary', shippingSubmitted: true })
  })
})
