import { describe, expect, test } from 'vitest'
import type { Basket, BasketItem } from '../../../contracts/api/entities/basket.ts'
import { deliveryOf } from '../../../core/domain/cart/delivery.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { viewCheckout } from '../../../core/events/checkout/viewCheckout.ts'
import { sampleBasket, sampleItem } from '../../support/sampleBasket.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'
import type { ShopDriver } from '../../support/shopDriver.ts'

const [boot, sock] = [sampleProduct('A'), sampleProduct('B')]
const home = (sku: string) => `${sku}|||home`
const denver = (sku: string) => `${sku}|||US002`
const offeredWay = { deliveryTime: '1 day', label: 'Way', price: 0 }

/** The server's answer about a boot and a sock; the boot perhaps in a shipment of its own, for pickup. */
const answerOf = (version: number, isPicked: boolean, code: 'standard' | 'pickup' | 'sts' = 'standard'): Basket => {
  const bootItem: BasketItem = {
    ...sampleItem(boot, 'i1', 1),
    ...(isPicked ? { shippingId: 'pickup', pickupStoreId: 'US002', selectedShippingOption: 'pickup' as const } : {}),
  }
  const me = { ...offeredWay, code, shippingId: 'me', ...(code === 'standard' ? {} : { storeId: 'US002' }) }
  const offers = (['standard', 'pickup', 'sts'] as const).map((each) => ({
    ...offeredWay,
    code: each,
    shippingId: 'me',
  }))
  const pickup = { ...offeredWay, code: 'pickup' as const, shippingId: 'pickup', storeId: 'US002' }
  return {
    ...sampleBasket('b1', version, [bootItem, sampleItem(sock, 'i2', 1)]),
    shippingMethods: [
      { ...me, applicableShippingMethods: offers },
      ...(isPicked
        ? [
            {
              ...pickup,
              applicableShippingMethods: [pickup, { ...offeredWay, code: 'standard' as const, shippingId: 'pickup' }],
            },
          ]
        : []),
    ],
  }
}

/** Sends what is owed, and answers with this basket. */
const answer = (driver: ShopDriver, body: Basket) => {
  const call = driver.send()
  if (!call) throw new Error('Nothing is owed.')
  driver.answer(call, { _tag: 'Confirmed', body })
  return call
}

const twoLineCart = (isPicked = false) => {
  const driver = createShopDriver()
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 1 })
  answer(driver, sampleBasket('b1', 1, [sampleItem(boot, 'i1', 1)]))
  driver.ask({ _tag: 'AddItem', product: sock, quantity: 1 })
  answer(driver, answerOf(2, isPicked))
  return driver
}
const deliveriesOf = (driver: ShopDriver) =>
  viewCart(driver.shop().cart).lines.map(({ lineKey, group, shippingId, isCollected }) => [
    lineKey,
    group,
    shippingId,
    isCollected,
  ])

describe('one line is picked up in a store', () => {
  test('SHIP-23 CART-30 CART-37 one line is picked up in a store: shown at once, asked for by action and store, named by its shipment', () => {
    const driver = twoLineCart()
    expect(driver.ask({ _tag: 'SetDelivery', lineKey: home('A'), storeId: 'US002' })).toBeNull()
    expect(deliveriesOf(driver)).toEqual([
      [denver('A'), 'pickup', null, true],
      [home('B'), 'home', 'me', false],
    ])
    const { endpoint, input } = answer(driver, answerOf(3, true))
    expect(endpoint).toBe('updateItem')
    expect(input).toEqual({
      params: { basketId: 'b1' },
      query: { action: 'pickup', favStoreId: 'US002' },
      body: { cartId: 'b1', itemId: 'i1' },
    })
    expect(deliveriesOf(driver)).toEqual([
      [denver('A'), 'pickup', 'pickup', true],
      [home('B'), 'home', 'me', false],
    ])
    expect(driver.ask({ _tag: 'SetDelivery', lineKey: denver('A'), storeId: null })).toBeNull()
    expect(answer(driver, answerOf(4, false)).input.query).toEqual({ action: 'home' })
    expect(deliveriesOf(driver)[0]).toEqual([home('A'), 'home', 'me', false])
  })

  test('SHIP-23 a change of a line that was asked for after its move is done, not lost', () => {
    const driver = twoLineCart()
    driver.ask({ _tag: 'SetDelivery', lineKey: home('A'), storeId: 'US002' })
    expect(driver.ask({ _tag: 'SetQuantity', lineKey: denver('A'), quantity: 3 })).toBeNull()
    answer(driver, answerOf(3, true))
    expect(driver.send()?.input.body).toMatchObject({ itemId: 'i1', qty: 3 })
    expect(driver.shop().cart.refusals).toEqual([])
  })
})

describe('the methods of two shipments', () => {
  test('SHIP-08 SHIP-22 a way to a store goes with its store, and leaves the other shipment’s choice alone', () => {
    const driver = twoLineCart(true)
    driver.ask({ _tag: 'ChooseShippingMethod', code: 'sts', shippingId: 'me', storeId: 'US002' })
    const { methods } = viewCheckout(driver.shop().checkout, driver.shop().cart)
    expect(
      methods.filter(({ selected }) => selected).map(({ code, shippingId, storeId }) => [code, shippingId, storeId]),
    ).toEqual([
      ['sts', 'me', 'US002'],
      ['pickup', 'pickup', 'US002'],
    ])
  })

  test('CART-20 SHIP-22 each shipment’s choice waits separately and is sent with its store', () => {
    const driver = twoLineCart(true)
    driver.ask({ _tag: 'ChooseShippingMethod', code: 'sts', shippingId: 'me', storeId: 'US002' })
    driver.ask({ _tag: 'ChooseShippingMethod', code: 'standard', shippingId: 'pickup' })
    expect(driver.shop().cart.pending.length).toBe(2)
    expect(deliveriesOf(driver)[0]).toEqual([home('A'), 'home', null, false])
    expect(driver.send()?.input).toMatchObject({
      query: { favStoreId: 'US002' },
      body: { code: 'sts', shippingId: 'me' },
    })
  })
})

describe('the address that is asked for', () => {
  test('CHK-11 goods for a store need no address', () => {
    const driver = twoLineCart(true)
    expect(deliveryOf(driver.shop().cart)).toBe('toAddress')
    driver.ask({ _tag: 'ChooseShippingMethod', code: 'sts', shippingId: 'me', storeId: 'US002' })
    expect(deliveryOf(driver.shop().cart)).toBe('toStore')
    expect(driver.ask({ _tag: 'SubmitShipping', address: {} })).toBeNull()
    const view = () => viewCheckout(driver.shop().checkout, driver.shop().cart)
    expect(view().step).toBe('billing')
    expect(view().needsAddress).toBe(false)
    expect(view().complete).toEqual(['shipping'])
  })

  test('CHK-11 the step is open again as soon as something is sent', () => {
    const driver = twoLineCart(true)
    driver.ask({ _tag: 'ChooseShippingMethod', code: 'sts', shippingId: 'me', storeId: 'US002' })
    expect(driver.ask({ _tag: 'SubmitShipping', address: {} })).toBeNull()
    const view = () => viewCheckout(driver.shop().checkout, driver.shop().cart)
    driver.ask({ _tag: 'ChooseShippingMethod', code: 'standard', shippingId: 'me' })
    expect(view().step).toBe('shipping')
    expect(view().needsAddress).toBe(true)
    expect(view().complete).toEqual([])
    expect(driver.ask({ _tag: 'SubmitShipping', address: {} })).toMatchObject({ _tag: 'FieldsInvalid' })
  })
})

test('CART-27 a lost cart is filled again as it was: what was picked up is picked up there', () => {
  const driver = twoLineCart(true)
  driver.ask({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
  driver.answer(driver.send()!, { _tag: 'Refused', errorId: 'BSK404', message: '', status: 404 })
  expect(driver.send()?.input.body).toMatchObject({ productId: 'A', code: 'pickup', storeId: 'US002' })
})
