import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { addToCart, cartCount, eventually, goodCard, harrow, placeOrder, sees, toSummary } from './support/walk.ts'
import { accountLink, beginSelling, openSignIn, sellerBar, signIn } from './support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints.filter((complaint) => !/40[0-9]|410/.test(complaint))).toEqual([]))

describe('a shopper with an account', () => {
  test('AUTH-07 AUTH-14 RT-09 RT-11 RT-14 SIGN-01 SIGN-02 SIGN-03 SIGN-05 DLG-21 DLG-22 finds order and cart there, until signing out in every tab', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await toSummary(shopper, goodCard, harrow)
    const number = await placeOrder(page)
    await sees(page, 'Create an account to save this order to it.')
    await openSignIn(page)
    await signIn(page, 'consumer@example.com')
    await page.waitForURL(`${url}/account`)
    await page
      .getByRole('region', { name: 'Messages' })
      .getByText('you have successfully logged in', { exact: true })
      .waitFor()
    await page.getByRole('link', { name: `Order ${number}` }).click()
    await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor()
    await sees(page, 'Harrow Mid')
    const other = await shopper.tab()
    await addToCart({ ...shopper, page: other })
    await eventually(() => accountLink(other).count(), 1)
    await eventually(() => cartCount(page).getAttribute('aria-label'), /1 item/)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(url)
    await sees(page, 'You’re signed out.')
    await eventually(() => accountLink(other).count(), 0)
    await eventually(() => cartCount(other).getAttribute('aria-label'), 'Cart, empty')
    await page.goto(`${url}/account/loyalty`)
    await page.getByLabel('Email', { exact: true }).fill('consumer@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Trail-2026')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'you have successfully logged in', exact: true })
      .getByRole('button', { name: 'Continue' })
      .click()
    await page.getByRole('button', { name: 'Join the loyalty program' }).waitFor()
    expect(await page.getByText('You’re signed out.').count()).toBe(0)
    await eventually(() => cartCount(page).getAttribute('aria-label'), /1 item/)
  })

  test('AUTH-23 DLG-11 RT-13 RT-18 who forgot the password gets a letter, and sets a new one by its link', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}/account`)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
    await openSignIn(page)
    await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill('athlete@example.com')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('dialog', { name: 'Reset your password' }).getByRole('button', { name: 'Send link' }).click()
    await sees(page, /we’ve emailed a reset link/)
    await page.goto(new URL('/dev/mailbox', url).href)
    const link = await page
      .locator('article', { hasText: 'athlete@example.com' })
      .first()
      .getByRole('link')
      .getAttribute('href')
    await page.goto(new URL(link ?? '', url).href)
    await page.getByLabel('New password', { exact: true }).fill('Boulder-2027')
    await page.getByRole('button', { name: 'Set password' }).click()
    await sees(page, /You’ve changed your password/)
    await openSignIn(page)
    await signIn(page, 'athlete@example.com', 'Boulder-2027')
    await accountLink(page).waitFor()
  })
})

describe('people who work for the shop', () => {
  test('RT-12 ACC-13 CART-24 AUTH-24 BIS-03 BIS-04 BIS-06 a store employee and then an agent sell to a customer, and the end of their session empties the cart in every tab', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await beginSelling(shopper, 'June Okafor')
    await sees(page, 'Boulder, Pearl Street')
    await page.waitForURL(url)
    const other = await shopper.tab()
    await addToCart({ ...shopper, page: other })
    await sellerBar(other).getByText('June Okafor').waitFor()
    await page.goto(`${url}/cart`)
    await page.getByRole('button', { name: /^Change the price of/ }).press('Enter')
    await sees(page, /the sale stays with June Okafor/)
    await page.getByLabel('Email', { exact: true }).fill('agent@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Trail-2026')
    await page.keyboard.press('Enter')
    await page.getByLabel('How much').fill('10')
    await page.getByLabel('Reason').fill('Scratched')
    await page.keyboard.press('Enter')
    for (const tab of [page, other]) await sees(tab, /Price adjustment: \$[\d.]+ off\. Scratched/)
    await page.goto(`${url}/checkout`)
    await sees(page, /Price adjustment: \$[\d.]+ off\. Scratched/)
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
    await page.getByRole('button', { name: 'Sign in as an agent' }).click()
    const agents = page.getByRole('button', { name: 'Start session as an agent' })
    await page.getByRole('button', { name: 'Choose a store first' }).last().waitFor()
    await page.getByLabel('Store', { exact: true }).selectOption({ label: 'Boulder, Pearl Street' })
    await page.getByLabel('Email', { exact: true }).fill('agent@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Trail-2026')
    await agents.click()
    await sellerBar(page).getByText('Petra Quill').waitFor()
    await sellerBar(other).getByText('Petra Quill').waitFor()
  })

  test('AUTH-17 AUTH-18 CART-31 DLG-03 DLG-10 FAV-17 ACC-12 an employee who accepts the terms in any tab pays less at once, and the account shows spend and cap', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await addToCart(shopper)
    await page.keyboard.press('Escape')
    const other = await shopper.tab()
    await other.goto(`${url}/cart`)
    await openSignIn(page)
    await signIn(page, 'employee@example.com')
    const terms = page.getByRole('alertdialog', { name: 'Terms of the employee discount' })
    await terms.waitFor()
    await other.getByRole('alertdialog').waitFor()
    expect(await terms.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await page.reload()
    await terms.waitFor()
    await page.getByRole('button', { name: 'Accept terms' }).click()
    await sees(page, 'You now get the employee discount.')
    await eventually(() => terms.count(), 0)
    await eventually(() => other.getByRole('alertdialog').count(), 0)
    await sees(other, 'Employee discount')
    expect((await shopper.context.cookies()).map(({ name }) => name).toSorted()).toEqual([
      'access',
      'cairn-audience',
      'locale',
      'login',
      'place',
    ])
    await page.goto(`${url}/account`)
    await sees(page, /You’ve spent .* of \$2,500\.00 this year/)
    const places = page.getByRole('navigation', { name: 'Your account' }).getByRole('link')
    await eventually(async () => (await places.allTextContents()).includes('Favorites'), false)
    await page.reload()
    await accountLink(page).waitFor()
    await eventually(() => page.getByRole('alertdialog').count(), 0)
  })
})
