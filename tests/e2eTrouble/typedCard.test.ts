import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import {
  eventually,
  field,
  fillCard,
  goodCard,
  isConfirmed,
  openCart,
  placeOrder,
  sees,
  toBilling,
} from '../e2e/support/walk.ts'
import { disturb, holdCalls, refusal } from '../e2e/support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const fields = ['Card number', 'Expiration (MM/YY)', 'Security code', 'Name on card']
const typed = (page: Page): Promise<string[]> => Promise.all(fields.map((name) => field(page, name).inputValue()))

/** Ends the worker from inside, as a browser short of memory would, without notifying the page. */
const killWorker = async (page: Page): Promise<void> => {
  await page.workers()[0]?.evaluate(() => void setTimeout(() => close()))
}

test('CART-27 a card that is being typed stays in its fields while cart and worker are replaced, and then pays', async () => {
  shopper = await shop.visitor()
  const { page, context } = shopper
  await toBilling(shopper)
  await fillCard(page, goodCard)
  await field(page, 'Name on card').fill('W. Holloway')
  await field(page, 'Security code').focus()
  const asTyped = [goodCard, '12/39', '123', 'W. Holloway']
  const other = await shopper.tab()
  await openCart({ ...shopper, page: other })
  await isConfirmed(other)
  const lost = await disturb(context, /\/cart\/v1\/cart\/[^/]+\/item$/, 1, (route) =>
    route.fulfill(refusal(404, 'BSK404')),
  )
  const rebuild = await holdCalls(context, /\/cart\/v1\/(cart|cartWithItem)$/)
  await other.getByRole('button', { name: 'One more' }).click()
  await eventually(() => rebuild.held.length, 1)
  await sees(page, /updating your cart/)
  expect(await typed(page)).toEqual(asTyped)
  await rebuild.release()
  await page
    .getByText(/updating your cart/)
    .first()
    .waitFor({ state: 'detached' })
  await isConfirmed(other)
  expect(lost.count()).toBeGreaterThanOrEqual(1)
  expect(await typed(page)).toEqual(asTyped)
  await other.close()
  await killWorker(page)
  await eventually(() => page.workers().length, 1)
  await isConfirmed(page)
  expect(await typed(page)).toEqual(asTyped)
  expect(await field(page, 'Security code').evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  await isConfirmed(page)
  await placeOrder(page)
  await sees(page, 'Visa ending 4242')
})
