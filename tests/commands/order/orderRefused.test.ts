import { describe, expect, test } from 'vitest'
import { isBasket } from '../../../core/commands/answer.ts'
import type { Settled } from '../../../core/commands/answer.ts'
import type { Call } from '../../../core/commands/call.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { viewOrder } from '../../../core/events/order/viewOrder.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import type { createShopDriver } from '../../support/shopDriver.ts'
import { atBilling, atSummary } from '../../support/checkoutWalk.ts'

const boot = sampleProduct('A-1')
const refused = (errorId: string, status = 409): Settled => ({
  _tag: 'Refused',
  status,
  errorId,
  message: `said ${errorId}`,
})

/** An order requested at the summary, with every call answered except the placing itself. */
const placing = () => {
  const { commerce, driver, place: press } = atSummary([boot])
  const rejection = press()
  if (rejection) throw new Error(rejection._tag)
  const prepare = driver.send()
  if (prepare) driver.answer(prepare, commerce.perform(prepare))
  const place = driver.send()
  if (place?.endpoint !== 'placeOrder') throw new Error(`owed ${place?.endpoint}`)
  return { commerce, driver, place }
}

/** Where the shopper is and what they read once the order was refused with this code. */
const afterRefusal = (errorId: string) => {
  const { driver, place } = placing()
  driver.answer(place, refused(errorId))
  const { checkout, order } = driver.shop()
  const { problem } = viewOrder(order)
  return {
    step: checkout.step,
    surface: problem?.surface,
    errorId: problem?.errorId,
    placing: order.placing,
    next: driver.send()?.endpoint ?? null,
  }
}

/** The cart that is read after the refusal has this flash. */
const look = (
  commerce: ReturnType<typeof placing>['commerce'],
  driver: ReturnType<typeof placing>['driver'],
  code: string,
) => {
  const call = driver.send()
  const settled = call?.endpoint === 'readCart' ? commerce.perform(call) : null
  if (!call || settled?._tag !== 'Confirmed' || !isBasket(settled.body)) throw new Error(`owed ${call?.endpoint}`)
  driver.answer(call, { ...settled, body: { ...settled.body, flashMessages: [{ code }] } })
}

test('SHIP-09 CHK-13 a shipping method that is gone is reported at the top of the shipping step, and the methods are read again', () => {
  expect(afterRefusal('SHP404')).toEqual({
    step: 'shipping',
    surface: 'banner',
    errorId: 'SHP404',
    placing: null,
    next: 'readCart',
  })
})

test.each([
  ['ERR-10', 'ORD430', 'flash', 'summary', 'readCart'],
  ['ERR-14', 'PickupToHome', 'flash', 'shipping', 'readCart'],
  ['ERR-14', 'ProductItemNotAvailable', 'flash', 'summary', 'readCart'],
  ['ERR-11', 'PAY400', 'banner', 'billing', null],
  ['ERR-11', 'PAY402', 'banner', 'billing', null],
  ['ERR-11', 'INV701', 'banner', 'summary', 'readCart'],
  ['ERR-26', 'INV406', 'toast', 'summary', 'readCart'],
  ['ERR-11', 'SHP500', 'banner', 'shipping', null],
  ['ERR-12', 'GEN500', 'toast', 'summary', null],
] as const)('%s CHK-13 %s on place order: %s, the %s step', (_id, errorId, surface, step, next) => {
  expect(afterRefusal(errorId)).toEqual({ step, surface, errorId, placing: null, next })
})

test.each([
  ['PickupToHome', 'shipping'],
  ['StoreToHome', 'shipping'],
  ['InvalidShippingAddress', 'shipping'],
  ['PickupToStore', 'summary'],
  ['HomeToPickup', 'summary'],
  ['ProductItemNotAvailable', 'summary'],
] as const)('CHK-05 ERR-10 an item is gone, and the cart that is read after it says %s: the %s step', (code, step) => {
  const { commerce, driver, place } = placing()
  driver.answer(place, refused('ORD430'))
  expect(driver.shop().checkout.step).toBe('summary')
  look(commerce, driver, code)
  expect(driver.shop().checkout.step).toBe(step)
})

test('CHK-05 a cart that is read for any other reason keeps the step', () => {
  const { commerce, driver, place } = placing()
  driver.answer(place, refused('INV406'))
  look(commerce, driver, 'PickupToHome')
  expect(driver.shop().checkout.step).toBe('summary')
})

test('SHIP-09 a shipping method the shop refuses leads back to the shipping step and is reported there', () => {
  const { driver, commerce } = shippingGiven()
  expect(driver.ask({ _tag: 'ChooseShippingMethod', code: 'home', shippingId: 'me' })).toBeNull()
  const call = driver.send()
  if (call) driver.answer(call, refused('SHP404', 404))
  const { cart, checkout } = driver.shop()
  expect(cart.refusals).toMatchObject([{ what: 'shipping', errorId: 'SHP404', lineKey: null }])
  expect(checkout.step).toBe('shipping')
  expect(driver.send()?.endpoint).toBe('readCart')
  expect(commerce.basket()?.items).toHaveLength(1)
})

describe('ERR-13 when the basket is lost on place order', () => {
  test('ERR-13 CART_NOT_FOUND is reported at the top', () => {
    const { commerce, driver, place } = placing()
    commerce.loseBaskets()
    driver.answer(place, commerce.perform(place))
    expect(viewOrder(driver.shop().order).problem).toMatchObject({ surface: 'banner', errorId: 'BSK404', step: null })
  })

  test('ERR-13 CART_NOT_FOUND keeps the lines and places nothing', () => {
    const { commerce, driver, place } = placing()
    commerce.loseBaskets()
    driver.answer(place, commerce.perform(place))
    driver.settle(commerce)
    expect(commerce.orders).toEqual([])
    expect(shownLines(driver.shop().cart).map((line) => line.quantity)).toEqual([2])
  })
})

test('ERR-22 CART-28 INVALID_CUSTOMER on any call clears the cart, stops the order and is reported once', () => {
  const onTheCart = (): { driver: ReturnType<typeof createShopDriver>; call: Call | null } => {
    const { driver } = shippingGiven()
    driver.ask({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
    return { driver, call: driver.send() }
  }
  const { driver: ordering, place } = placing()
  for (const { driver, call } of [onTheCart(), { driver: ordering, call: place }]) {
    if (call) driver.answer(call, refused('AUT498', 400))
    const { cart, order } = driver.shop()
    expect(shownLines(cart)).toEqual([])
    expect(cart.basket).toBeNull()
    expect(cart.pending).toEqual([])
    expect(order.placing).toBeNull()
    expect(viewCart(cart).customerRejectedAt).toBe(1_790_000_000_000)
    expect(driver.send()).toBeNull()
  }
})

const shippingGiven = () => atBilling([boot])
