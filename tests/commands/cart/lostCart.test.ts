import { describe, expect, test } from 'vitest'
import type { Call } from '../../../core/commands/call.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import type { ModelCommerce } from '../../support/modelCommerce.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'
import type { ShopDriver } from '../../support/shopDriver.ts'

const [one, two, three] = [sampleProduct('A-1'), sampleProduct('B-1'), sampleProduct('C-1')]

/** Two lines and a coupon, all known to a server that then forgets the basket. */
const lost = (): { readonly commerce: ModelCommerce; readonly driver: ShopDriver } => {
  const commerce = createModelCommerce([one, two, three])
  const driver = createShopDriver()
  driver.ask({ _tag: 'AddItem', product: one, quantity: 2 })
  driver.ask({ _tag: 'AddItem', product: two, quantity: 1 })
  driver.ask({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
  driver.settle(commerce)
  commerce.loseBaskets()
  return { commerce, driver }
}

const settled = ({ commerce, driver }: ReturnType<typeof lost>): readonly Call[] => {
  const calls: Call[] = []
  for (let call = driver.send(); call && calls.length < 50; call = driver.send()) {
    calls.push(call)
    driver.answer(call, commerce.perform(call))
  }
  return calls
}

describe('CART-27 when the server has lost the basket', () => {
  test('ERR-21 CART-27 CART_NOT_FOUND: the lines are put back one by one, then the call goes again under a key of its own', () => {
    const shop = lost()
    shop.driver.ask({ _tag: 'AddItem', product: three, quantity: 4 })
    const calls = settled(shop)
    expect(
      calls.map(({ endpoint, input }) => [
        endpoint,
        input.body?.['productId'] ?? input.body?.['code'],
        input.body?.['qty'],
      ]),
    ).toEqual([
      ['addItem', 'C-1', 4],
      ['createCartWithItem', 'A-1', 2],
      ['addItem', 'B-1', 1],
      ['applyCoupon', 'WELCOME10', undefined],
      ['addItem', 'C-1', 4],
    ])
    expect(new Set(calls.map(({ key }) => key)).size).toBe(calls.length)
    expect(shop.commerce.basket()?.items.map((item) => `${item.productId}×${item.qty}`)).toEqual([
      'A-1×2',
      'B-1×1',
      'C-1×4',
    ])
    expect(shop.driver.shop().cart.refusals).toEqual([])
  })

  test('ERR-21 CART-27 a line that cannot be put back is reported, and the others are still put back', () => {
    const shop = lost()
    shop.commerce.refuse.set('A-1', 'INV700')
    shop.driver.ask({ _tag: 'SetQuantity', lineKey: 'B-1|||home', quantity: 3 })
    settled(shop)
    expect(shop.commerce.basket()?.items.map((item) => `${item.productId}×${item.qty}`)).toEqual(['B-1×3'])
    expect(shop.driver.shop().cart.refusals).toMatchObject([{ what: 'add', errorId: 'INV700', name: 'Style A-1' }])
  })

  /** The basket is lost again whenever the third product is put in, at most fifty calls long. */
  const loseTwice = () => {
    const { commerce, driver } = lost()
    driver.ask({ _tag: 'AddItem', product: three, quantity: 1 })
    let calls = 0
    for (let call = driver.send(); call && calls < 50; call = driver.send()) {
      calls += 1
      if (call.endpoint === 'addItem' && call.input.body?.['productId'] === 'C-1') commerce.loseBaskets()
      driver.answer(call, commerce.perform(call))
    }
    return { driver, calls }
  }

  test('ERR-21 CART-27 a second CART_NOT_FOUND for one call is reported instead of trying for ever', () => {
    const { driver, calls } = loseTwice()
    expect(calls).toBeLessThan(50)
    expect(driver.shop().cart.refusals).toMatchObject([{ what: 'add', errorId: 'cart-lost', name: 'Style C-1' }])
  })

  test('CART-27 after a second CART_NOT_FOUND the other lines stay on the screen', () => {
    const { driver } = loseTwice()
    expect(shownLines(driver.shop().cart).map((line) => line.product.sku)).toEqual(['A-1', 'B-1'])
  })
})
