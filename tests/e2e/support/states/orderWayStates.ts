import { sees, thankYou, toSummary } from '../walk.ts'
import { askingCard, authorise, seesBank } from '../walkBank.ts'
import { refusesToOpen, workerBegins } from '../brokenStorage.ts'
import { disturb, refusal } from '../wire.ts'
import { turnTo } from '../walkWithin.ts'
import { h1, press } from './State.ts'
import type { State } from './State.ts'

const orderCall = /\/cart\/v2\/checkout\/order$/

/**
 * An order in progress as other pages show it, refused orders, and a browser that stores nothing; each state continuing
 * from the one before.
 */
export const orderWayStates: readonly State[] = [
  {
    name: 'order refused, in a toast',
    reach: async (shopper) => {
      await toSummary(shopper, askingCard)
      await disturb(shopper.context, orderCall, 1, (route) => route.fulfill(refusal(409, 'TAX310')))
      await press(shopper.page, 'Place order')
      await shopper.page.locator('.toast').filter({ hasText: 'The tax for your order has been updated.' }).waitFor()
    },
    isLayer: true,
    leave: async ({ page, context }) => {
      await context.unroute(orderCall)
      await page.locator('.toast').getByRole('button').click()
      await page.locator('.toast').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'order under way, told on another page',
    reach: async ({ page, context, url }) => {
      await page.getByRole('button', { name: 'Place order' }).waitFor()
      await context.route(orderCall, () => undefined)
      await press(page, 'Place order')
      await sees(page, /^(Placing|We’re checking) your order/)
      await turnTo(page, `${url}/c/sandals-1040`)
      await h1(page, 'Sandals')
      await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
      await page.locator('.notice').first().waitFor()
    },
    leave: ({ context }) => context.unroute(orderCall),
  },
  {
    name: 'bank waits, told on another page',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/checkout`)
      await seesBank(page)
      await page.goto(`${url}/c/sandals-1040`)
      await page.getByRole('link', { name: 'Confirm payment' }).waitFor()
      await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
    },
    leave: async ({ page }) => {
      await page.getByRole('link', { name: 'Confirm payment' }).click()
      await seesBank(page)
      await authorise(page)
      await thankYou(page)
    },
  },
  {
    name: 'order placed, told on the empty cart',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/cart`)
      await h1(page, 'Cart')
      await sees(page, /^We’ve placed order CN-[\w-]+\./)
    },
  },
  {
    name: 'confirmation of no order',
    reach: async ({ page, url, context }) => {
      await workerBegins(context, refusesToOpen)
      await page.goto(`${url}/order-confirmation`)
      await sees(page, 'We can’t save your cart on this device.')
      await sees(page, 'We could not find this order.')
    },
  },
]
