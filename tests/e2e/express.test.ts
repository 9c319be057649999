import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { tabTo } from './support/keyboard.ts'
import { addToCart, eventually, placeOrder, sees, thankYou, toCart } from './support/walk.ts'
import { accountLink, openSignIn, signIn } from './support/walkAccount.ts'
import { giftCard } from './support/walkDelivery.ts'
import { recordChanges } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test('CHK-02 CHK-03 by the keyboard at 390 px: a shopper with a saved card and address orders in two presses', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, context } = shopper
  await addToCart(shopper)
  expect(await page.getByRole('button', { name: 'Express checkout' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await openSignIn(page)
  await signIn(page, 'regular@example.com')
  await accountLink(page).waitFor()
  await addToCart(shopper)
  await page
    .getByRole('dialog')
    .getByText('Visa ending 4242, to Hanne Brandt, 1420 Spruce Street, Boulder CO 80302')
    .waitFor()
  const changes = recordChanges(context)
  await tabTo(page, /^Express checkout$/)
  await page.keyboard.press('Enter')
  await eventually(() => page.url(), /\/checkout\?step=summary$/)
  await page.getByRole('main').getByText('Visa ending 4242', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  await eventually(() => page.getByRole('button', { name: 'Place order' }).getAttribute('data-pending'), null)
  await tabTo(page, /^Place order$/)
  await page.keyboard.press('Enter')
  expect(await thankYou(page)).toMatch(/^CN-/)
  const answers = changes.map(({ path }) => path.replace(/^.*\//, ''))
  expect(answers.slice(-5)).toEqual([
    'shippingAddress',
    'billingAddress',
    'paymentInstruments',
    'prepareOrder',
    'order',
  ])
})

test('CHK-03 CHK-11 ORD-10 a gift card is ordered by express without an address, and its letter can be sent again', async () => {
  shopper = await shop.visitor({ width: 1440 })
  const { page, url, context } = shopper
  await page.goto(url)
  await openSignIn(page)
  await signIn(page, 'regular@example.com')
  await accountLink(page).waitFor()
  await toCart(shopper, giftCard)
  await page.getByRole('main').getByRole('button', { name: 'Express checkout' }).click()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  await eventually(() => page.getByRole('button', { name: 'Place order' }).getAttribute('data-pending'), null)
  const number = await placeOrder(page)
  await page.goto(`${url}/account/orders/${number}`)
  const again = page.getByRole('button', { name: /^Resend email: Gift Card 25/ })
  await again.click()
  await page.getByRole('button', { name: 'Yes, send' }).click()
  await sees(page, 'Use only the number and PIN in the new email from now on.')
  const letters = await (await context.request.get(new URL('/dev/mailbox', url).href)).text()
  const withCard = letters.split('<article>').filter((letter) => /To regular@example\.com.*Number: /s.test(letter))
  expect(withCard.length).toBeGreaterThanOrEqual(2)
})
