import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { focusedName, tabTo } from './support/keyboard.ts'
import { addToCart, cartCount, eventually, field, sees } from './support/walk.ts'
import { accountLink, openAccount, openSignIn } from './support/walkAccount.ts'

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

test('SIGN-08 ACC-14 a link with an id and an email fills the form with what the shop knows of that pair', async () => {
  shopper = await shop.visitor()
  const { page, url, context } = shopper
  const asked: unknown[] = []
  await context.route(/\/retrieveUserData$/, async (route) => {
    asked.push(route.request().postDataJSON())
    await (asked.length > 1
      ? route.continue()
      : route.fulfill({
          json: {
            consumerDetails: {
              email: 'ilse@example.com',
              firstName: 'Ilse',
              lastName: 'Marr',
              birthDate: '1990-02-28',
              phone: '+13035550142',
              phoneCode: '1',
              postalCode: '80302',
              address: [],
              identity: [],
            },
            enrollments: [],
          },
        }))
  })
  await page.goto(`${url}/sign-up?consumerId=0193-known&email=ilse%40example.com`)
  await eventually(
    () =>
      page
        .getByLabel(/^(First name|Last name|Email|Date of birth|ZIP code)/)
        .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value)),
    ['Ilse', 'Marr', 'ilse@example.com', '02/28/1990', '80302'],
  )
  expect(asked).toEqual([{ consumerId: '0193-known', email: 'ilse@example.com' }])
  await page.reload()
  await eventually(
    () =>
      page
        .getByLabel(/^(First name|Email)/)
        .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value)),
    ['', 'ilse@example.com'],
  )
})

/** A full form without mistakes; the server's answer to it is given. */
const refusedWith = async (errorId: string, status: number) => {
  shopper = await shop.visitor({ width: 390 })
  const { page, url, context } = shopper
  await context.route(/\/auth\/signup$/, (route) =>
    route.fulfill({ status, json: { errorDetails: [{ errorId, message: 'Refused.' }], correlationId: 'c' } }),
  )
  await page.goto(`${url}/sign-up?email=maud%40example.com`)
  await page.getByLabel('First name').fill('Maud')
  await page.getByLabel('Last name').fill('Ferreira')
  await page.getByLabel('Password', { exact: true }).fill('Boulder-B7')
  await page.getByLabel('ZIP code').fill('80302')
  await page.getByText('I have read the terms').click()
  await page.getByRole('button', { name: 'Create account' }).click()
}

describe('a refused sign-up', () => {
  test('SIGN-43 without a birth date marks that field again, and takes the focus there', async () => {
    await refusedWith('PRO411', 400)
    const { page } = shopper
    await eventually(() => focusedName(page), /^Date of birth/)
    expect(await page.getByLabel(/^Date of birth/).getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.type('02281990')
    await eventually(() => page.getByLabel(/^Date of birth/).getAttribute('aria-invalid'), null)
  })

  test('SIGN-42 because of a phone number that has an account marks that field', async () => {
    await refusedWith('AUT442', 409)
    const { page } = shopper
    const phone = page.getByRole('textbox', { name: 'Phone' })
    await eventually(() => phone.getAttribute('aria-invalid'), 'true')
    await eventually(() => focusedName(page), /^Phone/)
    expect(await field(page, 'Email').getAttribute('aria-invalid')).toBe(null)
  })

  test('SIGN-44 for another reason shows it in a notice and scrolls there, and keeps what was typed', async () => {
    await refusedWith('GEN500', 400)
    const { page } = shopper
    const notice = page.getByRole('alert').filter({ visible: true }).first()
    await notice.waitFor()
    await expect.poll(async () => isInWindow(await notice.boundingBox(), page)).toBe(true)
    expect(await field(page, 'Email').inputValue()).toBe('maud@example.com')
    expect(await page.getByLabel('First name').inputValue()).toBe('Maud')
  })
})

const isInWindow = (box: { readonly y: number; readonly height: number } | null, page: Page): boolean =>
  box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)

test('SIGN-18 where the site asks for it, the gender has to be chosen', async () => {
  shopper = await shop.visitor({ locale: 'fr-fr' })
  const { page, url } = shopper
  await page.goto(`${url}/sign-up`)
  const gender = page.getByLabel(/^Genre/)
  await page.getByRole('main').getByRole('button', { name: 'Créer le compte' }).press('Enter')
  await eventually(() => gender.getAttribute('aria-invalid'), 'true')
  await gender.selectOption('N')
  await eventually(() => gender.getAttribute('aria-invalid'), 'false')
})

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

describe('what a form asks for', () => {
  const asked = () =>
    shopper.page
      .locator('form')
      .filter({ has: shopper.page.getByRole('button', { name: /^(Create account|Join the loyalty program)$/ }) })
      .locator('label')
      .allInnerTexts()
      .then((labels) => labels.map((label) => label.replace(/\s*optional$/, '').trim()))

  test('SIGN-09 the full one: who you are, where, and how you want to hear from us', async () => {
    shopper = await shop.visitor()
    await shopper.page.goto(`${shopper.url}/sign-up`)
    await field(shopper.page, 'First name').waitFor()
    expect(await asked()).toEqual([
      'First name',
      'Last name',
      'Email',
      'Password',
      'Date of birth',
      'Phone',
      'ZIP code',
      'Send me news by text message',
      'Send me the newsletter by email',
      'Join the loyalty program: points on every order',
      'I have read the terms of use and the privacy policy and agree to them',
    ])
  })

  test('SIGN-09 the simplified one: email and password', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}/stores`)
    await openSignIn(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).press('Enter')
    await page.getByRole('dialog', { name: 'Create an account' }).waitFor()
    expect(await asked()).toEqual(['Email', 'Password'])
  })

  test('SIGN-09 the one that enrols an account in the loyalty program: what the account does not know yet', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(url)
    await openAccount(page)
    await page.goto(`${url}/account`)
    await page.getByRole('button', { name: 'Join the loyalty program' }).press('Enter')
    await field(page, 'First name').waitFor()
    expect(await asked()).toEqual(['First name', 'Last name', 'Date of birth', 'Phone', 'ZIP code'])
  })
})
