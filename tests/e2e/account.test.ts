import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { addToCart, cartCount, eventually, goodCard, harrow, placeOrder, sees, toSummary } from './support/walk.ts'
import { accountLink, beginSelling, openDoor, sellerBar, signIn } from './support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints.filter((complaint) => !/40[0-9]|410/.test(complaint))).toEqual([]))

test('AUTH-07 AUTH-14 RT-09 RT-11 RT-14 SIGN-03 a guest who has ordered signs in, finds order and cart in the account, and signs out of both tabs', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await toSummary(shopper, goodCard, harrow)
  const number = await placeOrder(page)
  await sees(page, 'Create an account and this order waits there for you.')
  await openDoor(page)
  await signIn(page, 'consumer@example.com', 'not the password')
  await sees(page, 'The email or password you entered is not correct.')
  const help = page.getByRole('alert').getByRole('link', { name: 'Forgot password?' })
  expect([await help.getAttribute('target'), await help.getAttribute('href')]).toEqual(['_blank', '/en-us/forgot-password'])
  expect(await page.getByRole('dialog').getByLabel('Email', { exact: true }).inputValue()).toBe('consumer@example.com')
  await signIn(page, 'consumer@example.com')
  await page.waitForURL(`${url}/account`)
  await sees(page, 'You have successfully logged in')
  await page.getByRole('link', { name: `Order ${number}` }).click()
  await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor()
  await sees(page, 'Harrow Mid')
  const other = await shopper.tab()
  await addToCart({ ...shopper, page: other })
  await eventually(() => accountLink(other).count(), 1)
  await eventually(() => cartCount(page).getAttribute('aria-label'), /1 item/)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(url)
  await sees(page, 'You have been signed out.')
  await eventually(() => accountLink(other).count(), 0)
  await eventually(() => cartCount(other).getAttribute('aria-label'), 'Cart, empty')
  await page.reload()
  await openDoor(page)
  await signIn(page, 'consumer@example.com')
  await sees(page, 'You have successfully logged in')
  expect(await page.getByText('You have been signed out.').count()).toBe(0)
  await eventually(() => cartCount(page).getAttribute('aria-label'), /1 item/)
})

test('AUTH-23 RT-13 RT-18 a forgotten password: the letter, its link, the new password, and the link a second time', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.goto(`${url}/account`)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  await page.goto(`${url}/forgot-password`)
  await page.getByLabel('Email', { exact: true }).fill('athlete@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await sees(page, /a letter with a link is on its way/)
  await page.goto(new URL('/dev/mailbox', url).href)
  const link = await page.locator('article', { hasText: 'athlete@example.com' }).first().getByRole('link').getAttribute('href')
  const choose = async (password: string) => {
    await page.goto(new URL(link ?? '', url).href)
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Set password' }).click()
  }
  await choose('short')
  await sees(page, 'Password does not meet requirements.')
  await choose('Boulder-2027')
  await sees(page, /Your password is changed/)
  await choose('Boulder-2028')
  await sees(page, 'This reset link has expired. Please ask for a new one.')
  await openDoor(page)
  await signIn(page, 'athlete@example.com', 'Boulder-2027')
  await accountLink(page).waitFor()
})

test('RT-12 BIS-03 BIS-04 BIS-06 a store employee sells: the bar on every page, in every tab and after a reload; its end empties the cart and leads every tab back', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await beginSelling(shopper, 'June Okafor')
  await sees(page, 'Boulder, Pearl Street')
  await page.waitForURL(url)
  const other = await shopper.tab()
  await addToCart({ ...shopper, page: other })
  await sellerBar(other).getByText('June Okafor').waitFor()
  await page.goto(`${url}/checkout`)
  await page.reload()
  await sellerBar(page).getByText('June Okafor').waitFor()
  await page.getByLabel('Email', { exact: true }).fill('customer@example.com')
  await sellerBar(page).getByRole('button', { name: 'End session' }).click()
  for (const tab of [page, other]) {
    await tab.waitForURL(`${url}/associate-login`)
    await tab.getByLabel('Store', { exact: true }).waitFor()
    expect(await sellerBar(tab).count()).toBe(0)
    await eventually(() => cartCount(tab).getAttribute('aria-label'), 'Cart, empty')
  }
})
