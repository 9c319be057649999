import type { Route } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isConfirmed, toCart } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

type Answer = { readonly items: readonly { readonly itemId: string }[] }

const withMessages = (more: (items: Answer['items']) => object) => async (route: Route) => {
  const response = await route.fetch()
  const basket = (await response.json()) as Answer
  await route.fulfill({ response, json: { ...basket, ...more(basket.items) } })
}

test('CART-32 CART-34 CART-35 CART-36 CART-37 CART-38 CART-39 a message about the cart is shown once, at the top, line or shipment it concerns', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, context, url } = shopper
  await toCart(shopper)
  await context.route(
    /\/cart\/v1\/cart\/[^/]+\/item$/,
    withMessages((items) => ({
      notifications: [{ code: 'Note', message: 'The warehouse rests on Sunday.' }],
      flashMessages: [
        { code: 'ProductLineItemInventoryMissing' },
        { code: 'ProductItemNotAvailable' },
        { code: 'ProductLineItemFullInventoryMissing' },
        { code: 'ProductItemMaxQuantity', itemId: items[0]?.itemId },
        { code: 'InvalidShippingAddress', shipmentId: 'me' },
        ...['The shop says so.', 'The shop says so.', ''].map((message, n) => ({
          code: `BrandNew${n === 2 ? 2 : ''}`,
          message,
        })),
      ],
      items: items.map((item) => ({
        ...item,
        customerNotifications: [{ code: 'Boxes', message: 'Comes in two boxes.' }],
      })),
    })),
  )
  await page.getByRole('button', { name: 'One more' }).click()
  const [top, line] = [page.locator('.cart-messages'), page.locator('li.cart-line')]
  await top.getByText('The warehouse rests on Sunday.').waitFor()
  await isConfirmed(page)
  expect((await top.innerText()).split('\n').filter((words) => words !== '')).toEqual([
    'We don’t have enough of some items in your cart, so we’ve updated the quantities.',
    'We’ve removed an item from your cart because it’s no longer available.',
    'We’ve removed an item from your cart because it’s out of stock.',
    'Please check the shipping address for this shipment.',
    'The shop says so.',
    'The warehouse rests on Sunday.',
  ])
  const shown = await line.innerText()
  for (const words of ['Comes in two boxes.', 'You have reached the maximum quantity for this item.'])
    expect(shown).toContain(words)
  await page.goto(`${url}/checkout`)
  await page.getByRole('main').getByText('Please check the shipping address for this shipment.').waitFor()

  await page.goto(`${url}/cart`)
  await context.route(
    /\/cart\/v1\/item$/,
    withMessages(() => ({ flashMessages: [{ code: 'ProductLineItemFullInventoryMissing' }] })),
  )
  await Promise.all([
    page.waitForResponse(/\/cart\/v1\/item$/),
    page.getByRole('button', { name: 'Remove Harrow Mid' }).click(),
  ])
  await page.getByRole('main').getByText('We can’t complete your order because the items are out of stock.').waitFor()
})
