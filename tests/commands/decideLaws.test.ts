import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { given } from '../support/given.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import { wants } from '../../core/commands/wants.ts'
import { shownLines } from '../../core/domain/cart/shownLines.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { evolve } from '../../core/events/evolve.ts'
import { anyBareCommand, numbered } from '../support/commandArbitraries.ts'
import { histories } from '../support/histories.ts'
import { createModelCommerce } from '../support/modelCommerce.ts'
import { runs } from '../support/runs.ts'
import { sampleProduct } from '../support/sampleProducts.ts'
import { createShopDriver } from '../support/shopDriver.ts'

describe('any command', () => {
  test('decide answers every command in every state: a rejection or events, never an exception', () => {
    fc.assert(
      fc.property(histories, anyBareCommand, ({ shop }, bare) => {
        const decision = decide(shop, numbered(bare, 999))
        if (!isRejection(decision)) evolve(shop, { events: decision, commandId: 'c999' })
        expect(isRejection(decision) || Array.isArray(decision)).toBe(true)
      }),
      { numRuns: runs(3_000) },
    )
  })

  test('a command that comes twice is done once', () => {
    fc.assert(
      fc.property(histories, anyBareCommand, ({ shop }, bare) => {
        const command = numbered(bare, 999)
        const decision = decide(shop, command)
        if (isRejection(decision) || decision.length === 0) return
        const after = evolve(shop, { events: decision, commandId: command.commandId })
        expect(decide(after, command)).toEqual([])
      }),
      { numRuns: runs(2_000) },
    )
  })
})

test('CART-18 adding and then removing an item brings the lines back to where they were', () => {
  fc.assert(
    fc.property(histories, ({ shop }) => {
      if (shop.order.placing) return
      const product = sampleProduct('NEW-1')
      const added = decide(shop, numbered({ _tag: 'AddItem', product, quantity: 2 }, 998))
      if (isRejection(added)) return
      const withLine = evolve(shop, { events: added, commandId: 'c998' })
      const removed = decide(withLine, numbered({ _tag: 'RemoveLine', lineKey: 'NEW-1|||home' }, 999))
      if (isRejection(removed)) throw new Error(removed._tag)
      const after = evolve(withLine, { events: removed, commandId: 'c999' })
      expect(shownLines(after.cart)).toEqual(shownLines(shop.cart))
      expect(after.cart.pending).toEqual(shop.cart.pending)
    }),
    { numRuns: runs(2_000) },
  )
})

describe('the calls that are owed', () => {
  test('nothing is owed when nothing is pending, and never more than one call a lane', () => {
    fc.assert(
      fc.property(histories, ({ shop }) => {
        const owed = wants(shop)
        const { cart, order } = shop
        if (cart.pending.length === 0 && !cart.rebuild && !cart.refresh && !shop.saved.refresh && !order.placing)
          expect(owed).toEqual([])
        expect(new Set(owed.map((call) => call.lane)).size).toBe(owed.length)
        given(initialState()).owes([])
      }),
      { numRuns: runs(2_000) },
    )
  })

  test('CART-16 fifty presses on plus are at most two requests', () => {
    const product = sampleProduct('A-1')
    const commerce = createModelCommerce([product])
    const driver = createShopDriver()
    driver.ask({ _tag: 'AddItem', product, quantity: 1 })
    driver.settle(commerce)
    const sent: string[] = []
    for (let quantity = 2; quantity <= 51; quantity++) {
      driver.ask({ _tag: 'SetQuantity', lineKey: 'A-1|||home', quantity })
      if (quantity === 2) sent.push(driver.send()?.key ?? '')
    }
    for (let call = driver.send(); call; call = driver.send()) {
      if (!sent.includes(call.key)) sent.push(call.key)
      driver.answer(call, commerce.perform(call))
    }
    expect(sent).toHaveLength(2)
    expect(commerce.basket()?.items[0]?.qty).toBe(51)
  })
})
