import { describe, expect, test } from 'vitest'
import type { Call } from '../../../core/commands/call.ts'
import { wants } from '../../../core/commands/wants.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { evolve } from '../../../core/events/evolve.ts'
import { heldUntil } from '../../support/modelBasket.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'

const boot = sampleProduct('A-1')
const other = sampleProduct('A-2')
const cape = sampleProduct('B-1')

const newCart = () => {
  const commerce = createModelCommerce([boot, other, cape])
  const driver = createShopDriver()
  const lines = () =>
    viewCart(driver.shop().cart).lines.map(({ sku, quantity, isCollected, reservation }) => ({
      sku,
      quantity,
      isCollected,
      reservation,
    }))
  const keyOf = (sku: string) => viewCart(driver.shop().cart).lines.find((line) => line.sku === sku)!.lineKey
  const reserve = (product = boot, quantity = 1, reserveAt = 'US002') =>
    driver.ask({ _tag: 'AddItem', product, quantity, reserveAt })
  return { commerce, driver, lines, keyOf, reserve }
}
const held = (sku: string, quantity: number, until: number | null = heldUntil) => ({
  sku,
  quantity,
  isCollected: true,
  reservation: { quantity, confirmed: until === null ? null : { until, storeName: 'Denver' } },
})
const answerOf = ({ endpoint, input: { query, body } }: Call) => [
  endpoint,
  query,
  body?.['storeId'],
  body?.['code'],
  body?.['reserve'],
]

describe('CART-13 when a product is reserved', () => {
  test('CART-13 a reservation opens a cart', () => {
    const { commerce, driver, lines, reserve } = newCart()
    expect(reserve()).toBeNull()
    expect(lines()).toEqual([held('A-1', 1, null)])
    expect(answerOf(driver.send()!)).toEqual(['reserveWithItem', { storeId: 'US002' }, 'US002', 'pickup', undefined])
    driver.settle(commerce)
  })

  test('CART-13 a reservation joins the cart that is there', () => {
    const { commerce, driver, reserve } = newCart()
    expect(reserve()).toBeNull()
    driver.settle(commerce)
    reserve(cape, 2)
    expect(answerOf(driver.send()!)).toEqual(['addItem', undefined, 'US002', 'pickup', true])
  })

  test('CART-13 the server decides until when a reservation holds, and the log records it', () => {
    const { commerce, driver, lines, reserve } = newCart()
    expect(reserve()).toBeNull()
    driver.settle(commerce)
    reserve(cape, 2)
    driver.settle(commerce)
    expect(lines()).toEqual([held('A-1', 1), held('B-1', 2)])
    const again = driver.history.reduce(evolve, initialState())
    expect(viewCart(again.cart).lines.map(({ reservation }) => reservation?.confirmed?.until)).toEqual([
      heldUntil,
      heldUntil,
    ])
  })

  test('CART-13 reserved once more, all pieces of the line are reserved', () => {
    const { lines, reserve } = newCart()
    reserve()
    reserve(boot, 2)
    expect(lines()).toEqual([held('A-1', 3, null)])
  })

  test('CART-13 fewer pieces of a reserved line are fewer reserved ones', () => {
    const { commerce, driver, lines, keyOf, reserve } = newCart()
    reserve()
    reserve(boot, 2)
    driver.settle(commerce)
    driver.ask({ _tag: 'SetQuantity', lineKey: keyOf('A-1'), quantity: 2 })
    expect(lines()).toEqual([held('A-1', 2)])
  })

  test('CART-13 pieces added to a line with reserved ones are not reserved', () => {
    const { commerce, driver, lines, keyOf, reserve } = newCart()
    reserve()
    reserve(boot, 2)
    driver.settle(commerce)
    driver.ask({ _tag: 'SetQuantity', lineKey: keyOf('A-1'), quantity: 5 })
    expect(lines()).toMatchObject([{ quantity: 5, reservation: { quantity: 3 } }])
    driver.ask({ _tag: 'AddItem', product: boot, quantity: 1 })
    expect(lines()[1]).toEqual({ sku: 'A-1', quantity: 1, isCollected: false, reservation: undefined })
  })
})

test.each([
  ['before its time is over is reserved again', false],
  ['after its time is only added', true],
])('CART-13 a reserved line that is taken out and put back %s', (_what, isOver) => {
  const { commerce, driver, keyOf, reserve } = newCart()
  driver.ask({ _tag: 'AddItem', product: cape, quantity: 1 })
  reserve()
  // The model reserves things until the very start of the test's time, so that the reservation is over.
  if (isOver) driver.settle(commerce)
  else driver.answer(driver.send()!, commerce.perform(driver.send()!))
  if (!isOver) driver.send()
  driver.ask({ _tag: 'RemoveLine', lineKey: keyOf('A-1') })
  const removal = driver.lastCommandId()
  driver.settle(commerce)
  driver.ask({ _tag: 'UndoRemove', removal })
  expect(answerOf(driver.send()!)).toEqual(['addItem', undefined, 'US002', 'pickup', isOver ? undefined : true])
})

test('CART-13 DLG-09 a reservation in another store takes pickup lines along, and is asked for again after the cart was lost', () => {
  const { commerce, driver, lines, reserve } = newCart()
  reserve()
  driver.settle(commerce)
  reserve(cape, 1, 'US003')
  expect(lines()).toEqual([
    { sku: 'A-1', quantity: 1, isCollected: true, reservation: undefined },
    held('B-1', 1, null),
  ])
  driver.settle(commerce)
  commerce.loseBaskets()
  driver.ask({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
  driver.answer(driver.send()!, commerce.perform(driver.send()!))
  expect(answerOf(wants(driver.shop())[0]!).slice(0, 2)).toEqual(['reserveWithItem', { storeId: 'US002' }])
})

describe('CART-13 when a reserved line takes another variant', () => {
  test('CART-13 CART-29 another size is reserved in its place, and when the store has none the first one is again', () => {
    const { commerce, driver, lines, keyOf, reserve } = newCart()
    driver.ask({ _tag: 'AddItem', product: cape, quantity: 1 })
    reserve()
    driver.answer(driver.send()!, commerce.perform(driver.send()!))
    driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-1'), to: other })
    driver.settle(commerce)
    expect(lines()[1]).toEqual(held('A-2', 1))
  })

  test('CART-13 CART-29 a line switched in its place stays reserved, in the one call of the switch and when that is refused', () => {
    for (const isRefused of [false, true]) {
      const { commerce, driver, lines, keyOf, reserve } = newCart()
      reserve()
      if (isRefused) commerce.refuse.set('A-2', 'INV700')
      driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-1'), to: other, inPlace: true })
      expect(lines()).toEqual([held('A-2', 1, null)])
      const adding = driver.send()!
      driver.answer(adding, commerce.perform(adding))
      const call = driver.send()!
      expect(call.endpoint).toBe('updateItem')
      expect(call.input.body).toEqual({ cartId: call.basketId, itemId: expect.any(String), productId: 'A-2' })
      driver.answer(call, commerce.perform(call))
      expect(lines()).toEqual([held(isRefused ? 'A-1' : 'A-2', 1)])
    }
  })
})

test('CART-13 an item sent by email or made to order cannot be reserved', () => {
  const { driver, reserve } = newCart()
  expect(reserve(sampleProduct('C-1', { isDigital: true }))).toEqual({ _tag: 'MethodNotOffered' })
  expect(
    driver.ask({ _tag: 'AddItem', product: boot, quantity: 1, recipeId: 'initials:AB', reserveAt: 'US002' }),
  ).toEqual({ _tag: 'MethodNotOffered' })
})

test('CART-13 an item sold out in the warehouse can be reserved', () => {
  const { reserve } = newCart()
  expect(reserve(sampleProduct('C-1', { stock: 0 }))).toBeNull()
})
