import { describe, expect, test } from 'vitest'
import type { Basket } from '../../contracts/api/entities/basket.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { spokenKeys } from '../ui/cart/spokenKeys.ts'
import { createModelCommerce } from '../support/modelCommerce.ts'
import { sampleProduct } from '../support/sampleProducts.ts'
import { createShopDriver } from '../support/shopDriver.ts'
import { flashRows, lineFlashes, withoutLineFlashes } from '../../ui/src/cart/parts/CartFlashes.tsx'
import type { CartCopy } from '../../ui/src/copy/copyByNoun.ts'

/** The view of a basket with one shipment, `me`, whose answer carried these flashes. */
const stateWith = (flashMessages: (basket: Basket) => Basket['flashMessages']) => {
  const commerce = createModelCommerce([sampleProduct('A-1')])
  const driver = createShopDriver()
  driver.ask({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1 })
  const call = driver.send()
  const answer = call && commerce.perform(call)
  if (!call || answer?._tag !== 'Confirmed') throw new Error('The first line was not added.')
  const basket = answer.body as Basket
  driver.answer(call, { _tag: 'Confirmed', body: { ...basket, flashMessages: flashMessages(basket) } })
  return driver
}
const viewWith = (flashMessages: Basket['flashMessages']) => viewCart(stateWith(() => flashMessages).shop().cart)
const t = spokenKeys<CartCopy>()

describe('a message about a shipment', () => {
  test('CART-37 the message about an invalid shipping address stays with its shipment, from the answer to the screen', () => {
    const view = viewWith([{ code: 'InvalidShippingAddress', shipmentId: 'me' }])
    expect(view.messages).toEqual([{ code: 'InvalidShippingAddress', message: '', shipmentId: 'me' }])
    expect(flashRows(t, view)).toMatchObject([{ words: 'flashInvalidShippingAddress', shipmentId: 'me' }])
  })

  test('CART-37 a shipment the basket does not have falls back to the cart', () => {
    expect(viewWith([{ code: 'InvalidShippingAddress', shipmentId: 'gone' }]).messages).toMatchObject([
      { shipmentId: null },
    ])
    expect(viewWith([{ code: 'InvalidShippingAddress' }]).messages).toMatchObject([{ shipmentId: null }])
  })
})

test('CART-39 a message is shown once for each code and shipment', () => {
  const twice = [{ code: 'ProductItemNotAvailable' }, { code: 'InvalidShippingAddress', shipmentId: 'me' }] as const
  const view = viewWith([...twice, ...twice, { code: 'InvalidShippingAddress', shipmentId: 'gone' }])
  expect(view.messages.map(({ code, shipmentId }) => [code, shipmentId])).toEqual([
    ['ProductItemNotAvailable', null],
    ['InvalidShippingAddress', 'me'],
    ['InvalidShippingAddress', null],
  ])
  expect(flashRows(t, view).map(({ words }) => words)).toEqual([
    'flashNotAvailable',
    'flashInvalidShippingAddress',
    'flashInvalidShippingAddress',
  ])
})

test('CART-38 a message about a line is shown at that line, elsewhere with its name, and disappears with it', () => {
  const driver = stateWith(({ items }) => [
    { code: 'ProductItemRequired', itemId: items[0]!.itemId },
    { code: 'ProductItemMaxQuantity' },
  ])
  const view = viewCart(driver.shop().cart)
  const { lineKey } = view.lines[0]!
  expect(lineFlashes(t, view, lineKey)).toEqual(['flashItemRequired'])
  expect(flashRows(t, withoutLineFlashes(view)).map(({ words }) => words)).toEqual(['flashMaxQuantity'])
  expect(flashRows(t, view).map(({ words }) => words)).toEqual([
    'ofItem(Style A-1) flashItemRequired',
    'flashMaxQuantity',
  ])
  driver.ask({ _tag: 'RemoveLine', lineKey })
  expect(viewCart(driver.shop().cart).messages.map(({ code }) => code)).toEqual(['ProductItemMaxQuantity'])
})

test.each([
  ['CART-35', 'ProductItemNotAvailable', 'flashNotAvailable'],
  ['SHIP-11', 'PickupToHome', 'flashDeliveryChanged(pickupInStore, shipToHome)'],
  ['SHIP-12', 'PickupToStore', 'flashDeliveryChanged(pickupInStore, shipToStore)'],
  ['SHIP-13', 'StoreToHome', 'flashDeliveryChanged(shipToStore, shipToHome)'],
  ['SHIP-14', 'StoreToPickup', 'flashDeliveryChanged(shipToStore, pickupInStore)'],
  ['SHIP-15', 'HomeToPickup', 'flashDeliveryChanged(shipToHome, pickupInStore)'],
  ['SHIP-16', 'OrderShippingMethodDowngraded', 'flashShippingDowngraded'],
])('%s %s of the server’s answer is a message of the cart', (_row, code, words) => {
  const view = viewWith([{ code }])
  expect(view.messages).toEqual([{ code, message: '', shipmentId: null }])
  expect(flashRows(t, view).map((row) => row.words)).toEqual([words])
})

const out = [{ code: 'ProductLineItemFullInventoryMissing' }]

describe('when the cart is empty', () => {
  test('CART-36 while the last line is being taken out nothing is said of stock', () => {
    const driver = stateWith(() => out)
    expect(flashRows(t, viewCart(driver.shop().cart)).map(({ words }) => words)).toEqual(['flashOutOfStock'])
    driver.ask({ _tag: 'RemoveLine', lineKey: viewCart(driver.shop().cart).lines[0]!.lineKey })
    expect(viewCart(driver.shop().cart)).toMatchObject({ lines: [], messages: [] })
  })

  test('CART-36 for a cart emptied by the server the message says that stock ran out', () => {
    const driver = stateWith(() => out)
    driver.ask({ _tag: 'RemoveLine', lineKey: viewCart(driver.shop().cart).lines[0]!.lineKey })
    const { basket } = stateWith(() => out).shop().cart
    const emptied = viewCart({ ...driver.shop().cart, pending: [], basket: { ...basket!, lines: [] } })
    expect(flashRows(t, emptied).map(({ words }) => words)).toEqual(['flashOutOfStockEmpty'])
  })
})
