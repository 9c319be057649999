import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { focusedName } from './support/keyboard.ts'
import { eventually, field, goodCard, harrowTen, placeOrder, sees, toSummary } from './support/walk.ts'
import { openAccount } from './support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() =>
  expect(shopper.complaints.filter((complaint) => !/40[04]|ERR_INTERNET_DISCONNECTED/.test(complaint))).toEqual([]),
)

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
    'ORD-08 ORD-09 is tracked by a guest with number and e-mail, and cancelled once the connection is back',
    { timeout: 120_000 },
    async () => {
      shopper = await shop.visitor({ width: 390 })
      const { page, url, context } = shopper
      await toSummary(shopper, goodCard, harrowTen)
      const number = await placeOrder(page)
      await page.getByRole('main').getByRole('link', { name: 'Track this order' }).click()
      await eventually(() => field(page, 'Order number').inputValue(), number)
      expect(await field(page, 'Email').inputValue()).toBe('wren.holloway@example.com')
      await field(page, 'Email').fill('somebody.else@example.com')
      await button('Track order').click()
      await sees(page, 'We could not find this order.')
      await field(page, 'Email').fill('wren.holloway@example.com')
      await button('Track order').click()
      await eventually(() => focusedName(page), `Order ${number}`)
      await page.locator('.shipment-track li[aria-current="step"]').filter({ hasText: 'Confirmed' }).waitFor()
      expect(await button(/invoice/).count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

      await context.setOffline(true)
      await button('Cancel order').click()
      await eventually(() => focusedName(page), 'Yes, cancel order')
      await page.keyboard.press('Enter')
      await sees(page, /We couldn’t connect/)
      await context.setOffline(false)
      await button('Yes, cancel order').click()
      await sees(page, 'You’ve canceled your order.')
      await page.locator('.shipment-track li[aria-current="step"]').filter({ hasText: 'Canceled' }).waitFor()
      await eventually(() => button('Cancel order').count(), 0)
      await page.goto(new URL('/dev/mailbox', url).href)
      await page.getByRole('heading', { name: `Your order ${number} is cancelled` }).waitFor()
    },
  )

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
      await button('Get return label').click()
      await sees(page, 'Choose at least one item.')
      await page.getByLabel(/^Quantity to return: Harrow Mid/).selectOption('1')
      await button('Get return label').click()
      const label = page.getByRole('link', { name: 'Return label 1 (PDF), 1 item' })
      await label.waitFor()
      await eventually(() => button('Get return label').count(), 0)
      expect(await fileOf(() => label.click())).toEqual({ name: `return-label-${number}-R1.pdf`, start: '%PDF-' })

      await page.getByRole('link', { name: /^Something broke/ }).click()
      await eventually(() => field(page, 'Order number').inputValue(), number)
      await button('Request a repair').click()
      await sees(page, /^Three things need your attention/)
      await field(page, 'Product').fill('Harrow Mid')
      await page.getByLabel('What happened?').fill('The left sole came off on a scree.')
      await field(page, 'Email').fill(email)
      await context.setOffline(true)
      await button('Request a repair').click()
      await sees(page, /What you typed is still here/)
      expect(await page.getByLabel('What happened?').inputValue()).toBe('The left sole came off on a scree.')
      await context.setOffline(false)
      await button('Request a repair').click()
      await sees(page, /^Thanks, we have your message. Its number is CS-/)
    },
  )
})

test('ORD-12 I18N-01 in French: what it is about, an error at its field, and the number of the case', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.goto(new URL('/fr-fr/help/contact-us', url).href)
  await page.getByRole('option', { name: 'Produits' }).waitFor({ state: 'attached' })
  await field(page, 'Quel est le sujet ?').selectOption('Produits')
  await field(page, 'Précisez le sujet').selectOption('Quelle taille ?')
  await field(page, 'E-mail').fill('wren')
  await page.getByLabel('Votre message').fill('Mes pieds font 26,2 cm.')
  await button('Envoyer le message').click()
  await page.getByRole('link', { name: 'E-mail' }).waitFor()
  await field(page, 'E-mail').fill('wren.holloway@example.com')
  await button('Envoyer le message').click()
  await sees(page, /^Merci, nous avons bien reçu votre message. Son numéro est CS-/)
})
