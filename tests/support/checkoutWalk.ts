import type { LineProduct } from '../../contracts/commands/lineProduct.ts'
import type { Rejection } from '../../contracts/rejections.ts'
import { shownLines } from '../../core/domain/cart/shownLines.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { createModelCommerce } from './modelCommerce.ts'
import type { ModelCommerce } from './modelCommerce.ts'
import { sampleProduct } from './sampleProducts.ts'
import { createShopDriver } from './shopDriver.ts'
import type { ShopDriver } from './shopDriver.ts'

/** A shopper on the way through the checkout, and their server. */
export type CheckoutWalk = {
  readonly commerce: ModelCommerce
  readonly driver: ShopDriver
  /** By card. */
  pay(secretRef?: string): Rejection | null
  /** For what is on the screen. */
  place(): Rejection | null
  settle(): void
  /** `key×quantity`, sorted. */
  lines(): readonly string[]
}

/** With two of each in the cart and a shipping address, everything answered. `before`: what has happened already. */
export const atBilling = (
  products: readonly LineProduct[] = [sampleProduct('A-1')],
  before: readonly ShopEvent[] = [],
): CheckoutWalk => {
  const commerce = createModelCommerce(products)
  const driver = createShopDriver(before)
  for (const product of products) driver.ask({ _tag: 'AddItem', product, quantity: 2 })
  driver.ask({ _tag: 'SubmitShipping', address: sampleAddress })
  driver.settle(commerce)
  return {
    commerce,
    driver,
    pay: (secretRef = 'card-1') =>
      driver.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef }),
    place: () =>
      driver.ask({ _tag: 'PlaceOrder', shownTotal: viewCart(driver.shop().cart).totals.total.minor, online: true }),
    settle: () => driver.settle(commerce),
    lines: () =>
      shownLines(driver.shop().cart)
        .map(({ key, quantity }) => `${key}×${quantity}`)
        .toSorted(),
  }
}

/** The card has been entered and saved too. */
export const atSummary = (products?: readonly LineProduct[], before?: readonly ShopEvent[]): CheckoutWalk => {
  const walk = atBilling(products, before)
  walk.pay()
  walk.settle()
  return walk
}
