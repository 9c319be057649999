import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { focusedName, tabTo } from './support/keyboard.ts'
import { addToCart, cartCount, eventually, field, sees } from './support/walk.ts'
import { accountLink } from './support/walkAccount.ts'
import { refusal } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints.filter((complaint) => !/40[049]/.test(complaint))).toEqual([]))

const type = async (page: Page, label: RegExp, text: string): Promise<void> => {
  await tabTo(page, label)
  await page.keyboard.type(text)
}
const submit = async (page: Page): Promise<void> => {
  await tabTo(page, /^Create account$/)
  await page.keyboard.press('Enter')
}

test(
  'SIGN-07 SIGN-08 SIGN-11 SIGN-13 SIGN-16 SIGN-19 SIGN-20 SIGN-21 SIGN-22 SIGN-38 SIGN-39 DLG-12 SIGN-41 AUTH-07 VAL-42 VAL-44 by the keyboard alone, a full cart is taken into a new account',
  { timeout: 90_000 },
  async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, url } = shopper
    const { keyboard } = page
    const address = `maud-${randomUUID()}@example.com`
    await addToCart(shopper)
    await page.goto(`${url}/sign-up?email=consumer%40example.com&leadSource=FESTIVAL`)
    await eventually(() => field(page, 'Email').inputValue(), 'consumer@example.com')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor()
    await submit(page)
    await sees(page, 'Five things need your attention')
    await eventually(() => focusedName(page), 'First name')
    await sees(page, 'Please check this box to continue')
    await keyboard.type('Maud')
    await type(page, /^Last name$/, 'Ferreira')
    await type(page, /^Password$/, 'boulder')
    await eventually(
      () => page.locator('.password-checks > [data-done]').allInnerTexts(),
      ['At least one lowercase letter ✓'],
    )
    await keyboard.type('-B7')
    await eventually(() => page.locator('.password-checks > [data-done]').count(), 4)
    await type(page, /^Date of birth/, '1/2/1899')
    await tabTo(page, /^Phone/)
    await sees(page, 'Please enter a valid date of birth')
    await tabTo(page, /^Date of birth/, 'Shift+Tab')
    await keyboard.press('Control+A')
    await keyboard.type('02281990')
    expect(await page.getByLabel(/^Date of birth/).inputValue()).toBe('02/28/1990')
    expect(await page.getByLabel('Send me news by text message').isDisabled()).toBe(true)
    await type(page, /^Phone/, `2${String(Date.now()).slice(-9)}`)
    await type(page, /^ZIP code$/, '80302')
    await tabTo(page, /^Send me news by text message$/)
    await keyboard.press('Space')
    await tabTo(page, /^I accept$/)
    await keyboard.press('Enter')
    await eventually(() => focusedName(page), 'First name')
    expect(await page.getByLabel('Send me news by text message').isChecked()).toBe(true)
    for (const box of [/^Send me the newsletter by email/, /^I have read the terms/]) {
      await tabTo(page, box)
      await keyboard.press('Space')
    }
    await submit(page)
    await sees(page, 'This email address is already registered.')
    await eventually(() => focusedName(page), 'Email')
    expect(await field(page, 'Email').getAttribute('aria-invalid')).toBe('true')
    await keyboard.press('Control+A')
    await keyboard.type(address)
    await keyboard.press('Enter')
    await page.waitForURL(`${url}/account`)
    await page.getByRole('region', { name: 'Messages' }).getByText('account created', { exact: true }).waitFor()
    const interests = page.getByRole('dialog', { name: 'Interests' })
    await interests.waitFor()
    await tabTo(page, /^Hiking$/)
    await keyboard.press('Space')
    await tabTo(page, /^Save interests$/)
    await keyboard.press('Enter')
    await sees(page, 'We’ve saved your preferences.')
    await interests.waitFor({ state: 'detached' })
    await accountLink(page).waitFor()
    await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, 1 item')
    await page.goto(new URL('/dev/mailbox', url).href)
    await page.locator('article', { hasText: address }).getByText('Welcome to Cairn').waitFor()
  },
)

test('SIGN-44 a sign-up that is refused for a reason without a field shows it in a notice, scrolls there and keeps what was typed', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, url, context } = shopper
  await context.route(/\/auth\/signup$/, (route) => route.fulfill(refusal(400, 'GEN500')))
  await page.goto(`${url}/sign-up?email=maud%40example.com`)
  await page.getByLabel('First name').fill('Maud')
  await page.getByLabel('Last name').fill('Ferreira')
  await page.getByLabel('Password', { exact: true }).fill('Boulder-B7')
  await page.getByLabel('ZIP code').fill('80302')
  await page.getByText('I have read the terms').click()
  await page.getByRole('button', { name: 'Create account' }).click()
  const notice = page.getByRole('alert').filter({ visible: true }).first()
  await notice.waitFor()
  await expect.poll(async () => isInWindow(await notice.boundingBox(), page)).toBe(true)
  expect(await field(page, 'Email').inputValue()).toBe('maud@example.com')
  expect(await page.getByLabel('First name').inputValue()).toBe('Maud')
})

const isInWindow = (box: { readonly y: number; readonly height: number } | null, page: Page): boolean =>
  box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)

test('SIGN-76 the legal links of the form lead to pages that are there, in a new tab', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.goto(`${url}/sign-up`)
  await page.getByRole('textbox', { name: 'Phone' }).fill('3035550142')
  await page.getByText('Send me news by text message').click()
  await page.getByRole('button', { name: 'I accept' }).waitFor()
  const links = page.getByRole('main').locator('a[target="_blank"]')
  const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  expect(hrefs.map((href) => href.replace('/en-us', '')).toSorted()).toEqual([
    '/brand-terms',
    '/loyalty-terms',
    '/privacy',
    '/sms-terms',
  ])
  for (const href of hrefs) expect((await page.request.get(new URL(href, url).href)).status()).toBe(200)
})
