import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, field, goodCard, harrowTen, placeOrder, sees, toSummary } from './support/walk.ts'
import { openAccount } from './support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints.filter((complaint) => !/40[04]/.test(complaint))).toEqual([]))

const button = (name: string | RegExp) => shopper.page.getByRole('button', { name })
const fileOf = async (press: () => Promise<unknown>) => {
  const [download] = await Promise.all([shopper.page.waitForEvent('download'), press()])
  return {
    name: download.suggestedFilename(),
    start: (await readFile(await download.path())).subarray(0, 5).toString(),
  }
}

describe('an order that has been placed', () => {
  test(
    'ORD-04…07 ORD-11 has in the account its invoice, its way, a late cancellation, a return label, and a repair',
    { timeout: 120_000 },
    async () => {
      shopper = await shop.visitor()
      const { page, url, context } = shopper
      await page.goto(url)
      const email = await openAccount(page)
      await toSummary(shopper, goodCard, harrowTen)
      const number = await placeOrder(page)
      await page.goto(`${url}/account/orders`)
      await page.locator('.order-row', { hasText: number }).getByRole('link', { name: 'Track order' }).click()
      await button('Cancel order').waitFor()
      expect(await fileOf(() => button('Download invoice (PDF)').click())).toEqual({
        name: `invoice-${number}.pdf`,
        start: '%PDF-',
      })

      const move = () => context.request.post(new URL(`/dev/warehouse/${number}`, url).href)
      for (let station = 0; station < 2; station++) await move()
      await button('Cancel order').click()
      await button('Yes, cancel order').click()
      await sees(page, 'We couldn’t cancel this order.')
      await page.locator('.shipment-track li[aria-current="step"]').filter({ hasText: 'On its way' }).waitFor()
      await sees(page, /Waymark Parcel, tracking number WM\d{12}/)
      await eventually(() => button('Cancel order').count(), 0)
      await sees(page, /can no longer cancel this order/)
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('order-status')

      await move()
      await page.reload()
      await page.getByLabel(/^Quantity to return: Harrow Mid/).selectOption('1')
      await button('Get return label').click()
      const label = page.getByRole('link', { name: 'Return label 1 (PDF), 1 item' })
      await label.waitFor()
      await eventually(() => button('Get return label').count(), 0)
      expect(await fileOf(() => label.click())).toEqual({ name: `return-label-${number}-R1.pdf`, start: '%PDF-' })

      await page.getByRole('link', { name: /^Something broke/ }).click()
      await eventually(() => field(page, 'Order number').inputValue(), number)
      await field(page, 'Product').fill('Harrow Mid')
      await page.getByLabel('What happened?').fill('The left sole came off on a scree.')
      await field(page, 'Email').fill(email)
      await button('Request a repair').click()
      await sees(page, /^Thanks, we have your message. Its number is CS-/)
    },
  )
})
