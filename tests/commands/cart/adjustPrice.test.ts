import { describe, expect, test } from 'vitest'
import { given } from '../../support/given.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { wants } from '../../../core/commands/wants.ts'
import { sampleSeller } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { refused } from '../../support/modelBasket.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'

const boot = sampleProduct('A-1')
const agentUntil = 1_790_000_600_000
const tenPercent = { type: 'PERCENT', value: 10, reason: 'Scratched' } as const

/** An agent's store session, with two boots in the cart. */
const selling = (session: object = { agentUntil }) => {
  const commerce = createModelCommerce([boot])
  const driver = createShopDriver()
  driver.ask({ _tag: 'StartAssociateSession', session: sampleSeller, ...session })
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 2 })
  driver.settle(commerce)
  const cart = () => viewCart(driver.shop().cart)
  const lineKey = cart().lines[0]!.lineKey
  const adjust = (adjustment: {
    readonly type: 'AMOUNT' | 'PERCENT'
    readonly value: number
    readonly reason: string
  }) => driver.ask({ _tag: 'AdjustPrice', lineKey, adjustment })
  return { commerce, driver, cart, lineKey, adjust }
}
const worth = boot.price * 2
const tenth = worth / 10

describe('when an agent adjusts a price', () => {
  test('CART-24 a pressed adjustment is seen at once with its figure, and the server’s answer confirms it', () => {
    const { commerce, driver, cart, adjust } = selling()
    expect(adjust(tenPercent)).toBeNull()
    expect(cart().lines[0]).toMatchObject({
      adjustment: { ...tenPercent, amount: tenth },
      rowTotal: { minor: worth - tenth, estimated: true },
    })
    expect(cart().totals.itemSubTotal.minor).toBe(worth - tenth)
    expect(wants(driver.shop())[0]).toMatchObject({ endpoint: 'addPriceAdjustment', input: { body: tenPercent } })
    driver.settle(commerce)
    expect(cart().lines[0]).toMatchObject({
      adjustment: { amount: tenth },
      rowTotal: { minor: worth - tenth, estimated: false },
      state: 'confirmed',
    })
  })

  test('CART-24 another adjustment changes the one there is, by its id', () => {
    const { commerce, driver, cart, adjust } = selling()
    adjust(tenPercent)
    driver.settle(commerce)
    adjust({ type: 'AMOUNT', value: 700, reason: ' Last pair ' })
    expect(wants(driver.shop())[0]).toMatchObject({
      endpoint: 'changePriceAdjustment',
      input: {
        params: { adjustmentId: expect.any(String) },
        body: { type: 'AMOUNT', value: 700, reason: 'Last pair' },
      },
    })
    driver.settle(commerce)
    expect(cart().lines[0]?.rowTotal.minor).toBe(worth - 700)
  })

  test('CART-24 taking an adjustment off brings the price back', () => {
    const { commerce, driver, cart, lineKey, adjust } = selling()
    adjust(tenPercent)
    driver.settle(commerce)
    driver.ask({ _tag: 'RemoveAdjustment', lineKey })
    expect(cart().lines[0]?.adjustment).toBeUndefined()
    expect(wants(driver.shop())[0]).toMatchObject({ endpoint: 'removePriceAdjustment' })
    driver.settle(commerce)
    expect(cart().lines[0]).toMatchObject({ rowTotal: { minor: worth, estimated: false } })
  })

  test('CART-24 adjustments that have not left are one, or none once it is taken off again', () => {
    const { driver, lineKey, adjust } = selling()
    adjust(tenPercent)
    adjust({ ...tenPercent, value: 20 })
    expect(driver.shop().cart.pending).toHaveLength(1)
    driver.ask({ _tag: 'RemoveAdjustment', lineKey })
    expect(driver.shop().cart.pending).toEqual([])
    given(driver.shop()).owes([])
  })
})

describe('when that is not allowed', () => {
  test('CART-24 only an agent changes a price, for ten minutes and for one shopper', () => {
    expect(selling({}).adjust(tenPercent)).toEqual({ _tag: 'AgentNeeded' })
    expect(selling({ agentUntil: 1_790_000_000_000 }).adjust(tenPercent)).toEqual({ _tag: 'AgentNeeded' })
    const { driver, lineKey } = selling()
    driver.ask({ _tag: 'StartAssociateSession', session: sampleSeller })
    expect(driver.shop().account.associate?.agentUntil).toBe(agentUntil)
    driver.ask({ _tag: 'EndAssociateSession', site: 'us' })
    driver.ask({ _tag: 'StartAssociateSession', session: sampleSeller })
    expect(driver.ask({ _tag: 'RemoveAdjustment', lineKey })).toEqual({ _tag: 'AgentNeeded' })
  })

  test('CART-24 an adjustment above the limit, without a reason, on a gift card or on no line is refused without a call', () => {
    const { driver, adjust, lineKey } = selling()
    expect(adjust({ ...tenPercent, value: 30.01 })).toEqual({ _tag: 'AdjustmentTooHigh', maximum: worth * 0.3 })
    expect(adjust({ type: 'AMOUNT', value: worth * 0.3 + 1, reason: 'x' })).toEqual({
      _tag: 'AdjustmentTooHigh',
      maximum: worth * 0.3,
    })
    expect(adjust({ ...tenPercent, reason: ' ' })).toEqual({ _tag: 'AdjustmentUnreadable' })
    expect(driver.ask({ _tag: 'AdjustPrice', lineKey: 'no', adjustment: tenPercent })).toEqual({
      _tag: 'LineNotInCart',
    })
    expect(driver.ask({ _tag: 'RemoveAdjustment', lineKey })).toBeNull()
    given(driver.shop()).owes([])
  })
})

describe('when the line changes or its basket is lost', () => {
  test('CART-24 more pieces keep the percentage, fewer keep the limit', () => {
    const { commerce, driver, cart, lineKey, adjust } = selling()
    adjust({ type: 'AMOUNT', value: worth * 0.3, reason: 'x' })
    driver.ask({ _tag: 'SetQuantity', lineKey, quantity: 1 })
    expect(cart().lines[0]?.rowTotal.minor).toBe(boot.price - boot.price * 0.3)
    driver.settle(commerce)
    expect(cart().lines[0]).toMatchObject({ rowTotal: { minor: boot.price - boot.price * 0.3, estimated: false } })
  })

  test('CART-24 a refusal is shown on the line and the old figure comes back', () => {
    const { driver, cart, lineKey, adjust } = selling()
    adjust(tenPercent)
    driver.answer(driver.send()!, refused(403, 'AUT432'))
    expect(cart().refusals).toMatchObject([{ what: 'adjustment', errorId: 'AUT432', lineKey, name: boot.name }])
    expect(cart().lines[0]).toMatchObject({ rowTotal: { minor: worth } })
    expect(wants(driver.shop())[0]?.endpoint).toBe('readCart')
  })

  test('CART-27 CART-24 a lost basket is put back with what was agreed on its lines', () => {
    const { commerce, driver, cart, lineKey, adjust } = selling()
    adjust(tenPercent)
    driver.settle(commerce)
    driver.ask({ _tag: 'SetQuantity', lineKey, quantity: 3 })
    driver.answer(driver.send()!, refused(404, 'BSK404'))
    driver.settle(commerce)
    expect(cart().refusals).toEqual([])
    expect(cart().lines[0]).toMatchObject({
      quantity: 3,
      adjustment: tenPercent,
      rowTotal: { minor: worth * 1.5 * 0.9, estimated: false },
    })
  })

  test('CART-24 an adjustment of a line that has gone meanwhile is reported as impossible', () => {
    const { commerce, driver, cart, lineKey, adjust } = selling()
    driver.ask({ _tag: 'RemoveLine', lineKey })
    expect(adjust(tenPercent)).toEqual({ _tag: 'LineNotInCart' })
    driver.settle(commerce)
    expect(cart().lines).toEqual([])
  })
})
