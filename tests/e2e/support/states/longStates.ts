import { randomUUID } from 'node:crypto'
import { addToCart, fillShipping, isConfirmed, openCart, payByCard, sees } from '../walk.ts'
import type { Visitor } from '../browser.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

type Details = { readonly variants: readonly { readonly sku: string; readonly stock: number }[] }

/**
 * A cart of fifty lines with its gift. The shopper adds one; the others are added on the shopper's behalf, and appear
 * with the next answer.
 */
const fillCart = async (shopper: Visitor): Promise<void> => {
  const { page, context, url } = shopper
  const answered = page.waitForResponse(/\/cart\/v1\/cartWithItem/)
  await addToCart(shopper)
  const answer = await answered
  const sent = await answer.request().allHeaders()
  const headers = Object.fromEntries(
    Object.entries(sent).filter(([name]) => /^(authorization|channel|locale|x-.*)$/.test(name)),
  )
  const { basketId: cartId, items } = (await answer.json()) as {
    readonly basketId: string
    readonly items: readonly { readonly productId: string }[]
  }
  const shop = new URL(url).origin
  const products = ['HARROWMID1', 'CORNICEAPP', 'BAROGLOVE1']
  const details = await Promise.all(
    products.map(
      async (id) =>
        (await (
          await context.request.get(`${shop}/products/v2/products/${id}/details`, { headers })
        ).json()) as Details,
    ),
  )
  const skus = details
    .flatMap(({ variants }) => variants.filter(({ stock }) => stock > 0).map(({ sku }) => sku))
    .filter((sku) => !items.some(({ productId }) => productId === sku))
  for (const productId of skus.slice(0, 49)) {
    const added = await context.request.post(`${shop}/cart/v1/item`, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data: { cartId, productId, qty: 1, maxQty: 999, pdpUrl: '/' },
    })
    if (!added.ok()) throw new Error(`${productId}: ${added.status()} ${await added.text()}`)
  }
}

/** Everything at its longest, each state from the one before. */
export const longStates: readonly State[] = [
  {
    name: 'cart of fifty lines, with a gift',
    reach: async (shopper) => {
      await fillCart(shopper)
      await openCart(shopper)
      await shopper.page
        .getByRole('button', { name: /^One more/ })
        .first()
        .click()
      await shopper.page.locator('li.cart-line').nth(49).waitFor()
      await isConfirmed(shopper.page)
    },
  },
  {
    name: 'summary of fifty lines',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/checkout`)
      await fillShipping(page)
      await press(page, 'Continue to payment')
      await payByCard(page)
      await sees(page, 'Review your order')
    },
  },
]
