import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, field, goodCard, harrowTen, placeOrder, sees, shippingEntries, toSummary } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints.filter((complaint) => !/40[049]/.test(complaint))).toEqual([]))

const button = (name: string | RegExp) => shopper.page.getByRole('button', { name })
const saved = async (press: () => Promise<unknown>) => {
  const [download] = await Promise.all([shopper.page.waitForEvent('download'), press()])
  return {
    name: download.suggestedFilename(),
    start: (await readFile(await download.path())).subarray(0, 5).toString(),
  }
}

describe('an order of a guest', () => {
  test(
    'ORD-15 ORD-16 ORD-17 ORD-19 tracked with its postal code it has invoice, carrier’s page, label, emails, refund and “Order again” elsewhere',
    { timeout: 120_000 },
    async () => {
      shopper = await shop.visitor()
      await toSummary(shopper, goodCard, harrowTen)
      const number = await placeOrder(shopper.page)
      for (let station = 0; station < 3; station++)
        await shopper.context.request.post(new URL(`/dev/warehouse/${number}`, shopper.url).href)

      shopper = await shop.visitor({ width: 390 })
      const { page, url } = shopper
      await page.goto(`${url}/track-order?order=${number}`)
      await field(page, 'Email').fill(shippingEntries.Email)
      await button('Track order').click()
      await sees(page, /^To return items, get the invoice .* also enter the order’s ZIP/)
      expect(await button(/invoice|return label/).count()).toBe(0)
      const carrier = page.getByRole('link', { name: 'Track with Waymark Parcel' })
      const [opened] = await Promise.all([page.waitForEvent('popup'), carrier.click()])
      await opened.getByRole('heading', { name: /^WM\d{12}$/ }).waitFor()
      await sees(opened, 'Delivered')
      await opened.close()

      await page.getByLabel(/^ZIP code/).fill('99999')
      await button('Track order').click()
      await sees(page, 'We could not find this order.')
      await page.getByLabel(/^ZIP code/).fill(shippingEntries['ZIP code'])
      await button('Track order').click()
      expect(await saved(() => button('Download invoice (PDF)').click())).toEqual({
        name: `invoice-${number}.pdf`,
        start: '%PDF-',
      })
      await page.getByLabel(/^Quantity to return: Harrow Mid/).selectOption('1')
      await button('Get return label').press('Enter')
      const label = page.getByRole('link', { name: 'Return label 1 (PDF), 1 item' })
      await label.waitFor()
      await eventually(() => button('Get return label').count(), 0)
      await button('Resend order emails').click()
      await sees(page, /^We’ve sent your order confirmation and your shipping email to \w•+@.* again\.$/)
      expect(await saved(() => label.click())).toEqual({ name: `return-label-${number}-R1.pdf`, start: '%PDF-' })
      await button('Order again').click()
      await sees(page, /^We’ve added 1 item to your cart\./)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await violationsOn(page, 'a guest’s order with its papers')).toEqual([])

      await shopper.context.request.post(new URL(`/dev/warehouse/${number}`, url).href)
      await button('Track order').click()
      await sees(page, /^We’ve refunded \$/)
      await page.getByRole('main').getByRole('link', { name: 'View cart' }).waitFor({ state: 'detached' })
      await page.goto(`${url}/cart`)
      await page.locator('li.cart-line', { hasText: 'Harrow Mid' }).waitFor()
    },
  )
})
