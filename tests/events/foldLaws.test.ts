import fc from 'fast-check'
import { Schema } from 'effect'
import type { Draft } from 'immer'
import { describe, expect, test } from 'vitest'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolve, evolveInPlace } from '../../core/events/evolve.ts'
import { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import { isKnownTag } from '../../core/events/upcast.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { viewCheckout } from '../../core/events/checkout/viewCheckout.ts'
import { histories } from '../support/histories.ts'
import { runs } from '../support/runs.ts'

const encode = Schema.encodeUnknownSync(Schema.Array(ShopEvent))
const decode = Schema.decodeUnknownSync(Schema.Array(ShopEvent))

describe('folding', () => {
  test('evolve on a draft and evolve in place come to the same state', () => {
    fc.assert(
      fc.property(histories, ({ shop, history }) => {
        const plain = initialState() as Draft<ShopperState>
        for (const happened of history) evolveInPlace(plain, structuredClone(happened))
        expect(plain).toEqual(shop)
      }),
      { numRuns: runs(1_000) },
    )
  })

  test('a log cut anywhere and folded on from there comes to the same state', () => {
    fc.assert(
      fc.property(histories, fc.nat(), ({ shop, history }, at) => {
        const cut = history.length === 0 ? 0 : at % history.length
        const snapshot = JSON.parse(
          JSON.stringify(history.slice(0, cut).reduce(evolve, initialState())),
        ) as ShopperState
        expect(history.slice(cut).reduce(evolve, snapshot)).toEqual(shop)
      }),
      { numRuns: runs(1_000) },
    )
  })
})

describe('writing', () => {
  test('every event that can happen is written and read back the same', () => {
    fc.assert(
      fc.property(histories, ({ history }) => {
        const events = history.flatMap((happened) => happened.events)
        expect(decode(JSON.parse(JSON.stringify(encode(events))))).toEqual(events)
        expect(events.every(isKnownTag)).toBe(true)
      }),
      { numRuns: runs(1_000) },
    )
  })

  test('a field that no schema allows does not get into the log', () => {
    const stained = {
      _tag: 'v1.CouponApplyRequested',
      changeId: 'c1',
      at: 1,
      code: 'WELCOME10',
      cardNumber: '4242424242424242',
    }
    expect(JSON.stringify(encode(decode([stained])))).not.toContain('4242')
  })
})

test('the view can be made of every state and does not change it', () => {
  fc.assert(
    fc.property(histories, ({ shop }) => {
      const before = JSON.stringify(shop)
      const cart = viewCart(shop.cart)
      const checkout = viewCheckout(shop.checkout, shop.cart)
      expect(JSON.stringify(shop)).toBe(before)
      expect(cart.units).toBe(cart.lines.reduce((sum, line) => sum + line.quantity, 0))
      expect(checkout.open).toContain('shipping')
      expect(checkout.open).toContain(checkout.step)
    }),
    { numRuns: runs(1_000) },
  )
})
