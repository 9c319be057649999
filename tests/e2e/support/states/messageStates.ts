import type { Route } from 'playwright'
import { field, harrow, isConfirmed, openCart, sees, viewCart } from '../walk.ts'
import { alterBaskets, holdCalls, refusal } from '../wire.ts'
import { closed, turnAndAdd, turnTo } from '../walkWithin.ts'
import { h1, press, seesProducts } from './State.ts'
import type { State } from './State.ts'
import type { Visitor } from '../browser.ts'

/** Removes the answers that a state made the shop give. */
let takeBack: () => Promise<void> = () => Promise.resolve()

const oneMore = ({ page }: Pick<Visitor, 'page'>): Promise<void> =>
  page
    .getByRole('button', { name: /^One more/ })
    .first()
    .click()

/** The next change of the cart's first quantity gets this answer. */
const answered = (context: Visitor['context'], act: (route: Route) => Promise<void>): Promise<unknown> =>
  context.route(/\/cart\/v1\/cart\/[^/]+\/item$/, act, { times: 1 })

/** SHIP-11…16: how the server itself changed a delivery. */
const moved = ['PickupToHome', 'PickupToStore', 'StoreToHome', 'StoreToPickup', 'HomeToPickup']
const aboutShipment = [
  'OrderShippingMethodDowngraded',
  'InvalidShippingAddress',
  'PointToHome',
  'ProductLineItemInventoryMissing',
]

/** Unrequested messages and refusals of the shop; each state continuing from the one before. */
export const messageStates: readonly State[] = [
  {
    name: 'checkout of an empty cart',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/checkout`)
      await sees(page, /Your cart is empty/)
    },
  },
  {
    name: 'mini cart empty',
    isLayer: true,
    reach: async ({ page, url }) => {
      await turnTo(page, url)
      await seesProducts(page)
      await page.getByRole('banner').getByRole('link', { name: 'Cart, empty' }).click()
      await page.getByRole('dialog').getByText('Your cart is empty').waitFor()
    },
  },
  {
    name: 'cart waiting for an answer',
    reach: async (shopper) => {
      await closed(shopper)
      await turnAndAdd(shopper, harrow)
      await viewCart(shopper.page)
      const held = await holdCalls(shopper.context, /\/cart\/v\d\//)
      takeBack = () => held.release()
      await oneMore(shopper)
      await sees(shopper.page, 'Underlined amounts are estimates')
    },
    leave: async ({ page }) => {
      await takeBack()
      await isConfirmed(page)
    },
  },
  {
    name: 'cart, a quantity refused',
    reach: async (shopper) => {
      await answered(shopper.context, (route) => route.fulfill(refusal(409, 'INV700')))
      await oneMore(shopper)
      await sees(shopper.page, 'We couldn’t change the quantity.')
    },
    leave: ({ page }) => press(page, 'OK'),
  },
  {
    name: 'mini cart, an add refused',
    isLayer: true,
    reach: async ({ page, url, context }) => {
      await context.route(/\/cart\/v1\/item$/, (route) => route.fulfill(refusal(409, 'INV700')), { times: 1 })
      await turnTo(page, `${url}/p/rime-beanie-RIMEBEANIE?colour=BERRY`)
      await h1(page, 'Rime Beanie')
      await press(page, 'Add to cart')
      await sees(page, 'We couldn’t add this item.')
    },
    leave: ({ page }) => press(page, 'OK'),
  },
  {
    // Here, while its page is short: axe checks after each press.
    name: 'flight recorder',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/debug`)
      await page.getByRole('button', { name: 'Export log' }).waitFor()
      await page.locator('.debug-work').waitFor()
    },
  },
  {
    name: 'cart, deliveries moved by the shop',
    reach: async (shopper) => {
      takeBack = await alterBaskets(shopper.context, ({ items }) => ({
        flashMessages: [
          ...moved.map((code) => ({ code })),
          { code: 'ProductLineItemFullInventoryMissing' },
          { code: 'ProductItemMaxQuantity', itemId: items[0]?.['itemId'] },
        ],
      }))
      await openCart(shopper)
      await oneMore(shopper)
      await sees(shopper.page, 'The delivery method changed from Pickup in store to Ship to home.')
      await isConfirmed(shopper.page)
    },
    leave: () => takeBack(),
  },
  {
    name: 'shipping, deliveries moved by the shop',
    reach: async (shopper) => {
      const { page, context, url } = shopper
      takeBack = await alterBaskets(context, ({ shippingMethods }) => ({
        flashMessages: [
          ...moved.slice(0, 2).map((code) => ({ code })),
          ...[...moved, ...aboutShipment].map((code) => ({ code, shipmentId: shippingMethods[0]?.shippingId })),
        ],
      }))
      await oneMore(shopper)
      await isConfirmed(page)
      await turnTo(page, `${url}/checkout`)
      await field(page, 'Email').waitFor()
      await sees(page, /Your pickup point is no longer available/)
    },
    leave: () => takeBack(),
  },
  {
    name: 'cart put together anew',
    reach: async (shopper) => {
      await turnTo(shopper.page, `${shopper.url}/cart`)
      await shopper.page.locator('li.cart-line').first().waitFor()
      await isConfirmed(shopper.page)
      await answered(shopper.context, (route) => route.fulfill(refusal(404, 'BSK404')))
      const held = await holdCalls(shopper.context, /\/cartWithItem$/)
      takeBack = () => held.release()
      await oneMore(shopper)
      await sees(shopper.page, /We’re updating your cart/)
    },
    leave: async ({ page }) => {
      await takeBack()
      await isConfirmed(page)
    },
  },
  {
    name: 'cart, a gift is near',
    reach: async (shopper) => {
      await shopper.page.getByRole('spinbutton').first().fill('4')
      await shopper.page.keyboard.press('Enter')
      await sees(shopper.page, /away from a gift/)
      await isConfirmed(shopper.page)
    },
  },
  {
    name: 'cart with a gift',
    reach: async ({ page }) => {
      await page.getByRole('spinbutton').first().fill('5')
      await page.keyboard.press('Enter')
      await sees(page, 'Gift with your order')
      await isConfirmed(page)
    },
  },
  {
    name: 'cart, the gift declined',
    reach: async ({ page }) => {
      await press(page, 'Remove Pipkin Pack')
      await page.getByText('Gift with your order').first().waitFor({ state: 'detached' })
      await isConfirmed(page)
    },
  },
]
