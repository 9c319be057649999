import type { Call } from '../../core/commands/call.ts'
import { cartLocale } from '../../core/domain/cart/cartLocale.ts'
import { shownLines } from '../../core/domain/cart/shownLines.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { createModelCommerce } from './modelCommerce.ts'
import { sampleProduct } from './sampleProducts.ts'
import { createShopDriver } from './shopDriver.ts'

export const skus = ['A', 'B', 'C'] as const
const prices = { USD: 10_000, CAD: 14_000, GBP: 9_000, EUR: 11_000 } as const
const products = skus.flatMap((sku) =>
  Object.entries(prices).map(([currency, price]) =>
    sampleProduct(sku, { currency: currency as keyof typeof prices, price, originalPrice: price }),
  ),
)
export const soldIn = (locale: Locale, sku: string) =>
  products.find((product) => product.sku === sku && product.currency === locales[locale].currency)!

/** A shopper on the pages of `page`, and the server with a session for each country. */
export const createShopper = (page: Locale = 'en-us') => {
  const commerce = createModelCommerce(products)
  const driver = createShopDriver()
  const calls: Call[] = []
  const perform = (call: Call) => {
    calls.push(call)
    commerce.shop.currency = locales[cartLocale(driver.shop().cart, page)].currency
    return commerce.perform(call)
  }
  return {
    commerce,
    driver,
    calls,
    perform,
    settle: () => driver.settle({ ...commerce, perform }),
    add: (sku: string, locale: Locale = page, quantity = 1) =>
      driver.ask({ _tag: 'AddItem', product: soldIn(locale, sku), quantity }),
    move: (to: string, more: { readonly notSold?: string[]; readonly products?: typeof products } = {}) =>
      driver.ask({ _tag: 'MoveCart', to, from: page, ...more }),
    cart: () => viewCart(driver.shop().cart),
    keyOf: (n = 0) => shownLines(driver.shop().cart)[n]?.key ?? '',
    has: () => (commerce.basket()?.items ?? []).map(({ productId, qty }) => `${productId}×${qty}`),
  }
}

/** Two boots and a jacket in a cart in dollars, confirmed by the server. */
export const filledShopper = () => {
  const shopper = createShopper()
  shopper.add('A', 'en-us', 2)
  shopper.add('B')
  shopper.settle()
  shopper.calls.length = 0
  return shopper
}
