import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { focusedName, tabTo } from './support/keyboard.ts'
import { addToCart, eventually, field, fillShipping, sees } from './support/walk.ts'
import { accountLink, openSignIn, signIn } from './support/walkAccount.ts'
import { holdCalls } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() =>
  expect(shopper.complaints.filter((complaint) => !/40[09]|ERR_INTERNET_DISCONNECTED/.test(complaint))).toEqual([]),
)

test(
  'ACC-07…10 ACC-20…25 CHK-12 by the keyboard at 390 px: addresses and a profile are kept, refused at their fields, and fill the checkout',
  { timeout: 150_000 },
  async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, url, context } = shopper
    const { keyboard } = page
    const rows = page.locator('.account-row')
    const add = async (street: string, isMain = false) => {
      await tabTo(page, /^Add a shipping address$/)
      await keyboard.press('Enter')
      await field(page, 'Address line 1').waitFor()
      await fillShipping(page, { 'Address line 1': street })
      if (isMain) await page.getByText('Use as my default shipping address').click()
      await field(page, 'City').press('Enter')
    }
    await page.goto(url)
    await openSignIn(page)
    await signIn(page, 'prosumer@example.com')
    await accountLink(page).waitFor()
    await page.goto(`${url}/account`)
    await tabTo(page, /^Addresses$/)
    await keyboard.press('Enter')
    await sees(page, 'You have no saved shipping address.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await tabTo(page, /^Add a shipping address$/)
    await keyboard.press('Enter')
    await field(page, 'First name').waitFor()
    expect(await field(page, 'First name').inputValue()).toBe('Anselm')
    expect(await field(page, 'Email').inputValue()).toBe('prosumer@example.com')
    await tabTo(page, /^Save address$/)
    await keyboard.press('Enter')
    await eventually(() => focusedName(page), /things need your attention/)
    await sees(page, 'Enter your Address line 1.')
    await fillShipping(page)
    await field(page, 'City').press('Enter')
    await rows.filter({ hasText: '1420 Spruce Street' }).getByText('Default').waitFor()
    await sees(page, 'We’ve saved your address.')
    await add('1420 spruce street')
    await sees(page, 'This address is already saved.')
    expect(await field(page, 'Address line 1').inputValue()).toBe('1420 spruce street')
    await field(page, 'Address line 1').fill('2 Second Street')
    await page.getByText('Use as my default shipping address').click()
    await field(page, 'City').press('Enter')
    await rows.filter({ hasText: '2 Second Street' }).getByText('Default').waitFor()
    await eventually(() => page.getByText('Default', { exact: true }).count(), 1)

    await context.setOffline(true)
    await tabTo(page, /^Delete 2 Second Street$/)
    await keyboard.press('Enter')
    await eventually(() => focusedName(page), 'Yes, delete')
    await keyboard.press('Enter')
    await sees(page, /We couldn’t connect/)
    await keyboard.press('Escape')
    await eventually(() => focusedName(page), 'Delete 2 Second Street')
    await context.setOffline(false)
    await keyboard.press('Enter')
    await eventually(() => focusedName(page), 'Yes, delete')
    await keyboard.press('Enter')
    await rows.filter({ hasText: '2 Second Street' }).waitFor({ state: 'detached' })
    await rows.filter({ hasText: '1420 Spruce Street' }).getByText('Default').waitFor()
    expect(await focusedName(page)).toBe('Shipping addresses')

    await tabTo(page, /^Profile$/, 'Shift+Tab')
    await keyboard.press('Enter')
    await sees(page, 'Please complete your profile: Date of birth, Phone, and ZIP code. Add the missing details below.')
    await page.getByLabel(/^Date of birth/).fill('02301990')
    await field(page, 'ZIP code').press('Enter')
    await eventually(() => focusedName(page), /One thing needs your attention/)
    await page.getByLabel(/^Date of birth/).fill('05011990')
    await page.getByRole('textbox', { name: 'Phone' }).fill('3035550177')
    await field(page, 'ZIP code').fill('80302')
    await field(page, 'ZIP code').press('Enter')
    await sees(page, 'We’ve saved your profile.')
    await page.getByText('Please complete your profile').waitFor({ state: 'detached' })
    await page.reload()
    await eventually(() => page.getByLabel(/^Date of birth/).inputValue(), '05/01/1990')

    await addToCart(shopper)
    const profile = await holdCalls(context, /\/consumers-v3\/consumer$/)
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).click()
    await sees(page, 'Choose a delivery method')
    await eventually(() => profile.held.length > 0, true)
    expect(await field(page, 'Address line 1').count()).toBe(0)
    await profile.release()
    await page
      .getByRole('radio', { name: /1420 Spruce Street/ })
      .and(page.locator(':checked'))
      .waitFor({ state: 'attached' })
    expect(await field(page, 'City').inputValue()).toBe('Boulder')
    expect(await field(page, 'State').inputValue()).toBe('CO')
    await field(page, 'Address line 1').fill('3 Third Street')
    await page
      .getByRole('radio', { name: 'Another address' })
      .and(page.locator(':checked'))
      .waitFor({ state: 'attached' })
  },
)
