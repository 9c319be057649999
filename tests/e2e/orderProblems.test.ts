import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, field, toSummary } from './support/walk.ts'
import { disturb, refusal } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test('ERR-10 ERR-12 CHK-05 SHIP-11 an order that is refused says so in a toast, or by the messages of the cart at the step they are about', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, context } = shopper
  await toSummary(shopper)
  const refusals = ['TAX310', 'TAX310', 'ORD430']
  await disturb(context, /\/cart\/v2\/checkout\/order$/, 3, (route) =>
    route.fulfill(refusal(409, refusals.shift() ?? '')),
  )
  const place = page.getByRole('button', { name: 'Place order' })
  await place.click()
  const toast = page.locator('.toast').filter({ hasText: 'The tax for your order has been updated.' })
  await toast.waitFor()
  await page.reload()
  await toast.waitFor()
  const other = await shopper.tab()
  await other.goto(page.url())
  const there = other.locator('.toast').filter({ hasText: 'The tax for your order has been updated.' })
  await there.waitFor()
  await toast.getByRole('button').click()
  for (const gone of [toast, there]) await gone.waitFor({ state: 'detached' })
  await other.close()
  await place.click()
  await toast.waitFor()

  await context.route(/\/cart\/v1\/cart\/[\w-]+(\?|$)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), flashMessages: [{ code: 'PickupToHome' }] },
    })
  })
  await place.click()
  await page.getByRole('main').getByText('The delivery method changed from Pickup in store to Ship to home.').waitFor()
  await toast.waitFor({ state: 'detached' })
  await field(page, 'Email').waitFor()
  await eventually(() => new URL(page.url()).searchParams.get('step'), 'shipping')
})
