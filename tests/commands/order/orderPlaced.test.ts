import { expect, test } from 'vitest'
import { newCheckout } from '../../../core/domain/checkout/checkout.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import { evolve } from '../../../core/events/evolve.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'
import { atSummary } from '../../support/checkoutWalk.ts'

const boot = sampleProduct('A-1')

/** A purchase up to the answer that confirms it. */
const ordered = () => {
  const walk = atSummary([boot])
  expect(walk.place()).toBeNull()
  walk.settle()
  return walk
}

test('CHK-10 one event puts the order in the place of the cart and the checkout: there is no moment with both, or neither', () => {
  const { commerce, driver } = ordered()
  const last = driver.history.at(-1)
  expect(last?.events.map(({ _tag }) => _tag)).toEqual(['v1.OrderConfirmed'])
  const before = driver.history.slice(0, -1).reduce(evolve, createShopDriver().shop())
  expect(shownLines(before.cart).length).toBe(1)
  expect(before.order.confirmed).toBeNull()
  const { cart, checkout, order } = driver.shop()
  expect(order.confirmed?.orderNumber).toBe(commerce.orders[0]?.orderNumber)
  expect(shownLines(cart)).toEqual([])
  expect(cart.basket).toBeNull()
  expect(cart.pending).toEqual([])
  expect(order.placing).toBeNull()
  expect(checkout).toEqual(newCheckout())
})

test('CHK-10 a press after the order is no second order', () => {
  const { commerce, driver, place } = ordered()
  expect(place()).toEqual({ _tag: 'CartEmpty' })
  expect(commerce.orders.length).toBe(1)
  expect(driver.send()).toBeNull()
})
