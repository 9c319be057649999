import { expect, test } from 'vitest'
import type { Call } from '../../core/commands/call.ts'
import { wants } from '../../core/commands/wants.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { evolve } from '../../core/events/evolve.ts'
import { heldUntil } from '../support/modelBasket.ts'
import { createModelCommerce } from '../support/modelCommerce.ts'
import { sampleProduct } from '../support/sampleProducts.ts'
import { createShopDriver } from '../support/shopDriver.ts'

const boot = sampleProduct('A-1')
const other = sampleProduct('A-2')
const cape = sampleProduct('B-1')

const open = () => {
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
  reservation: { quantity, said: until === null ? null : { until, storeName: 'Denver' } },
})
const answerOf = ({ endpoint, input: { query, body } }: Call) => [
  endpoint,
  query,
  body?.['storeId'],
  body?.['code'],
  body?.['reserve'],
]

test('CART-13 a reservation opens a cart, or joins the one that is there; until when it holds is the server’s to say, and stands in the log', () => {
  const { commerce, driver, lines, reserve } = open()
  expect(reserve()).toBeNull()
  expect([lines(), answerOf(driver.send()!)]).toEqual([
    [held('A-1', 1, null)],
    ['reserveWithItem', { storeId: 'US002' }, 'US002', 'pickup', undefined],
  ])
  driver.settle(commerce)
  reserve(cape, 2)
  expect(answerOf(driver.send()!)).toEqual(['addItem', undefined, 'US002', 'pickup', true])
  driver.settle(commerce)
  expect(lines()).toEqual([held('A-1', 1), held('B-1', 2)])
  const again = driver.history.reduce(evolve, initialState())
  expect(viewCart(again.cart).lines.map(({ reservation }) => reservation?.said?.until)).toEqual([heldUntil, heldUntil])
})

test('CART-13 reserved once more, all pieces of the line are; fewer are fewer, and what is added beside them is not reserved', () => {
  const { commerce, driver, lines, keyOf, reserve } = open()
  reserve()
  reserve(boot, 2)
  expect(lines()).toEqual([held('A-1', 3, null)])
  driver.settle(commerce)
  driver.ask({ _tag: 'SetQuantity', lineKey: keyOf('A-1'), quantity: 2 })
  expect(lines()).toEqual([held('A-1', 2)])
  driver.ask({ _tag: 'SetQuantity', lineKey: keyOf('A-1'), quantity: 5 })
  expect(lines()).toMatchObject([{ quantity: 5, reservation: { quantity: 3 } }])
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 1 })
  expect(lines()[1]).toEqual({ sku: 'A-1', quantity: 1, isCollected: false, reservation: undefined })
})

test('CART-13 taken out and put back it is reserved again, and after its time only added', () => {
  for (const isOver of [false, true]) {
    const { commerce, driver, keyOf, reserve } = open()
    driver.ask({ _tag: 'AddItem', product: cape, quantity: 1 })
    reserve()
    // The model puts things aside until the very start of the test's time, so that its own time is over.
    if (isOver) driver.settle(commerce)
    else driver.answer(driver.send()!, commerce.perform(driver.send()!))
    if (!isOver) driver.send()
    driver.ask({ _tag: 'RemoveLine', lineKey: keyOf('A-1') })
    const removal = driver.lastCommandId()
    driver.settle(commerce)
    driver.ask({ _tag: 'UndoRemove', removal })
    expect(answerOf(driver.send()!)).toEqual(['addItem', undefined, 'US002', 'pickup', isOver ? undefined : true])
  }
})

test('CART-13 DLG-09 what is reserved in another store takes along what is picked up, and is asked for again where the cart was lost', () => {
  const { commerce, driver, lines, reserve } = open()
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

test('CART-13 CART-29 another size is reserved in its place, and when the store has none the first one is again', () => {
  const { commerce, driver, lines, keyOf, reserve } = open()
  driver.ask({ _tag: 'AddItem', product: cape, quantity: 1 })
  reserve()
  driver.answer(driver.send()!, commerce.perform(driver.send()!))
  driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-1'), to: other })
  driver.settle(commerce)
  expect(lines()[1]).toEqual(held('A-2', 1))
})

test('CART-13 CART-29 switched in its place a line stays put aside: in the one call of the switch, and as it was when that is refused', () => {
  for (const isRefused of [false, true]) {
    const { commerce, driver, lines, keyOf, reserve } = open()
    reserve()
    if (isRefused) commerce.refuse.set('A-2', 'INV700')
    driver.ask({ _tag: 'SwitchVariant', lineKey: keyOf('A-1'), to: other, inPlace: true })
    expect(lines()).toEqual([held('A-2', 1, null)])
    const adding = driver.send()!
    driver.answer(adding, commerce.perform(adding))
    const call = driver.send()!
    expect([call.endpoint, call.input.body]).toEqual([
      'updateItem',
      { cartId: call.basketId, itemId: expect.any(String), productId: 'A-2' },
    ])
    driver.answer(call, commerce.perform(call))
    expect(lines()).toEqual([held(isRefused ? 'A-1' : 'A-2', 1)])
  }
})

test('CART-13 what is in no store cannot be reserved: sent by email, made to order; and what the warehouse has sold out may be', () => {
  const { driver, reserve } = open()
  expect(reserve(sampleProduct('C-1', { isDigital: true }))).toEqual({ _tag: 'MethodNotOffered' })
  expect(
    driver.ask({ _tag: 'AddItem', product: boot, quantity: 1, recipeId: 'initials:AB', reserveAt: 'US002' }),
  ).toEqual({ _tag: 'MethodNotOffered' })
  expect(reserve(sampleProduct('C-1', { stock: 0 }))).toBeNull()
})
