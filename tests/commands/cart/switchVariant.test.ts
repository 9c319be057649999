import { describe, expect, test } from 'vitest'
import type { Call } from '../../../core/commands/call.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'

const [eight, nine, ten, other] = [
  sampleProduct('A-8'),
  sampleProduct('A-9'),
  sampleProduct('A-10'),
  sampleProduct('B-1'),
]

/** A cart with two of A-9 and one of B-1, all answered, and the calls since. */
const twoLines = () => {
  const commerce = createModelCommerce([eight, nine, ten, other])
  const driver = createShopDriver()
  const calls: Call[] = []
  driver.ask({ _tag: 'AddItem', product: nine, quantity: 2 })
  driver.ask({ _tag: 'AddItem', product: other, quantity: 1 })
  driver.settle(commerce)
  const settle = (): void => {
    for (let call = driver.send(); call; call = driver.send()) {
      calls.push(call)
      driver.answer(call, commerce.perform(call))
    }
  }
  const shownRows = () => shownLines(driver.shop().cart).map((line) => `${line.product.sku}×${line.quantity}`)
  const serverRows = () => (commerce.basket()?.items ?? []).map((item) => `${item.productId}×${item.qty}`)
  const called = () =>
    calls.map(({ endpoint, input }) =>
      [endpoint, input.body?.['productId']].filter((word) => typeof word === 'string').join(' '),
    )
  return { commerce, driver, settle, shownRows, serverRows, called, keyOf: (sku: string) => `${sku}|||home` }
}

describe('a switch in two calls', () => {
  test('CART-29 a switch of two calls shows the new variant at once, and takes the old one out of the basket', () => {
    const { driver, settle, shownRows, serverRows, called, keyOf } = twoLines()
    expect(driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-9'), to: ten })).toBeNull()
    expect(shownRows()).toEqual(['A-10×2', 'B-1×1'])
    settle()
    expect(called()).toEqual(['removeItem', 'addItem A-10'])
    expect([...serverRows()].sort()).toEqual(['A-10×2', 'B-1×1'])
    expect([...shownRows()].sort()).toEqual([...serverRows()].sort())
    expect(driver.shop().cart.refusals).toEqual([])
  })

  test('CART-29 asked so, only the old line goes when the new variant is in the cart already', () => {
    const { driver, settle, shownRows, serverRows, called, keyOf } = twoLines()
    expect(driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-9'), to: other })).toBeNull()
    settle()
    expect(called()).toEqual(['removeItem'])
    expect(shownRows()).toEqual(['B-1×1'])
    expect(serverRows()).toEqual(['B-1×1'])
  })

  test('CART-29 a new variant that is refused brings the old line back, and the shopper learns why', () => {
    const { commerce, driver, settle, shownRows, serverRows, called, keyOf } = twoLines()
    commerce.refuse.set('A-10', 'INV700')
    driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-9'), to: ten })
    settle()
    expect(called()).toEqual(['removeItem', 'addItem A-10', 'addItem A-9'])
    expect([...shownRows()].sort()).toEqual(['A-9×2', 'B-1×1'])
    expect([...serverRows()].sort()).toEqual(['A-9×2', 'B-1×1'])
    expect(driver.shop().cart.refusals).toMatchObject([
      { what: 'switch', errorId: 'INV700', lineKey: keyOf('A-9'), name: 'Style A-10' },
    ])
  })

  test('CART-29 a basket lost between the two calls of a switch still ends with the new variant', () => {
    const { commerce, driver, settle, shownRows, serverRows, keyOf } = twoLines()
    driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-9'), to: ten })
    const removal = driver.send()
    if (removal) driver.answer(removal, commerce.perform(removal))
    commerce.loseBaskets()
    settle()
    expect([...shownRows()].sort()).toEqual(['A-10×2', 'B-1×1'])
    expect([...serverRows()].sort()).toEqual(['A-10×2', 'B-1×1'])
  })
})

describe('a switch in one call', () => {
  test('CART-29 CART-17 a switch is one call, in which the line keeps its place and quantity and frees no piece', () => {
    const { driver, settle, shownRows, serverRows, called, keyOf } = twoLines()
    expect(driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-9'), to: ten, inPlace: true })).toBeNull()
    expect(shownRows()).toEqual(['A-10×2', 'B-1×1'])
    settle()
    expect(called()).toEqual(['updateItem A-10'])
    expect(shownRows()).toEqual(['A-10×2', 'B-1×1'])
    expect(serverRows()).toEqual(['A-10×2', 'B-1×1'])
    expect(driver.shop().cart).toMatchObject({ refusals: [], pending: [] })
  })

  test('CART-29 in one call too only the old line goes when the new variant is in the cart already', () => {
    const { driver, settle, shownRows, serverRows, called, keyOf } = twoLines()
    driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-9'), to: other, inPlace: true })
    settle()
    expect(called()).toEqual(['updateItem B-1'])
    expect(shownRows()).toEqual(['B-1×1'])
    expect(serverRows()).toEqual(['B-1×1'])
  })

  test('CART-29 a switch that is refused in one call leaves the old line in place, and changes to the new one are reported as impossible', () => {
    const { commerce, driver, settle, shownRows, serverRows, called, keyOf } = twoLines()
    commerce.refuse.set('A-10', 'INV700')
    driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-9'), to: ten, inPlace: true })
    const switching = driver.send()
    driver.ask({ _tag: 'SetQuantity', lineKey: keyOf('A-10'), quantity: 5 })
    if (switching) driver.answer(switching, commerce.perform(switching))
    settle()
    expect(called()).toEqual(['readCart'])
    expect(shownRows()).toEqual(['A-9×2', 'B-1×1'])
    expect(serverRows()).toEqual(['A-9×2', 'B-1×1'])
    expect(driver.shop().cart.refusals).toMatchObject([
      { what: 'switch', errorId: 'INV700', lineKey: keyOf('A-9'), name: 'Style A-10' },
      { what: 'quantity', errorId: 'line-gone', lineKey: keyOf('A-10') },
    ])
  })

  test('CART-29 CART-27 a basket lost under a switch in one call ends with the new variant in its place', () => {
    const { commerce, driver, settle, shownRows, serverRows, called, keyOf } = twoLines()
    driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-9'), to: ten, inPlace: true })
    commerce.loseBaskets()
    settle()
    expect(called()).toEqual(['updateItem A-10', 'createCartWithItem A-9', 'addItem B-1', 'updateItem A-10'])
    expect(shownRows()).toEqual(['A-10×2', 'B-1×1'])
    expect(serverRows()).toEqual(['A-10×2', 'B-1×1'])
  })

  test('CART-29 CART-16 a line that has not reached the server yet becomes another after it has', () => {
    const { driver, settle, shownRows, serverRows, called, keyOf } = twoLines()
    driver.ask({ _tag: 'AddItem', product: eight, quantity: 3 })
    driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-8'), to: ten, inPlace: true })
    settle()
    expect(called()).toEqual(['addItem A-8', 'updateItem A-10'])
    expect(shownRows()).toEqual(['A-9×2', 'B-1×1', 'A-10×3'])
    expect(serverRows()).toEqual(['A-9×2', 'B-1×1', 'A-10×3'])
  })
})
