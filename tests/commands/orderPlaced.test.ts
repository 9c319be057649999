import { expect, test } from 'vitest'
import { newCheckout } from '../../core/domain/checkout/checkout.ts'
import { shownLines } from '../../core/domain/cart/shownLines.ts'
import { evolve } from '../../core/events/evolve.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { createModelCommerce } from '../support/modelCommerce.ts'
import { sampleProduct } from '../support/sampleProducts.ts'
import { createShopDriver } from '../support/shopDriver.ts'

const boot = sampleProduct('A-1')

/** A purchase up to the answer that confirms it. */
const ordered = () => {
  const commerce = createModelCommerce([boot])
  const driver = createShopDriver()
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 2 })
  driver.ask({ _tag: 'SubmitShipping', address: sampleAddress })
  driver.settle(commerce)
  driver.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-1' })
  driver.settle(commerce)
  const place = () =>
    driver.ask({ _tag: 'PlaceOrder', shownTotal: viewCart(driver.shop().cart).totals.total.minor, online: true })
  expect(place()).toBeNull()
  driver.settle(commerce)
  return { commerce, driver, place }
}

test('CHK-10 one event puts the order in the place of the cart and the checkout: there is no moment with both, or neither', () => {
  const { commerce, driver } = ordered()
  const last = driver.history.at(-1)
  expect(last?.events.map(({ _tag }) => _tag)).toEqual(['v1.OrderConfirmed'])
  const before = driver.history.slice(0, -1).reduce(evolve, createShopDriver().shop())
  expect([shownLines(before.cart).length, before.order.confirmed]).toEqual([1, null])
  const { cart, checkout, order } = driver.shop()
  expect(order.confirmed?.orderNumber).toBe(commerce.orders[0]?.orderNumber)
  expect([shownLines(cart), cart.basket, cart.pending, order.placing]).toEqual([[], null, [], null])
  expect(checkout).toEqual(newCheckout())
})

test('CHK-10 a press after the order is no second order', () => {
  const { commerce, driver, place } = ordered()
  expect(place()).toEqual({ _tag: 'CartEmpty' })
  expect([commerce.orders.length, driver.send()]).toEqual([1, null])
})
