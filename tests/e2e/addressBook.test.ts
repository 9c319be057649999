import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { focusedName, tabTo } from './support/keyboard.ts'
import { addToCart, eventually, field, fillShipping, sees } from './support/walk.ts'
import { accountLink, openSignIn, signIn } from './support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test(
  'ACC-07…10 ACC-20…25 CHK-12 by the keyboard at 390 px: addresses and a profile are kept, and fill the checkout',
  { timeout: 150_000 },
  async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, url } = shopper
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
    await fillShipping(page)
    await field(page, 'City').press('Enter')
    await rows.filter({ hasText: '1420 Spruce Street' }).getByText('Default').waitFor()
    await sees(page, 'We’ve saved your address.')
    await add('2 Second Street', true)
    await rows.filter({ hasText: '2 Second Street' }).getByText('Default').waitFor()
    await eventually(() => page.getByText('Default', { exact: true }).count(), 1)

    await tabTo(page, /^Delete 2 Second Street$/)
    await keyboard.press('Enter')
    await eventually(() => focusedName(page), 'Yes, delete')
    await keyboard.press('Enter')
    await rows.filter({ hasText: '2 Second Street' }).waitFor({ state: 'detached' })
    await rows.filter({ hasText: '1420 Spruce Street' }).getByText('Default').waitFor()
    expect(await focusedName(page)).toBe('Shipping addresses')

    await tabTo(page, /^Profile$/, 'Shift+Tab')
    await keyboard.press('Enter')
    await sees(page, 'You can still add your date of birth, phone, and ZIP code.')
    await page.getByLabel(/^Date of birth/).fill('05011990')
    await page.getByRole('textbox', { name: 'Phone' }).fill('3035550177')
    await field(page, 'ZIP code').fill('80302')
    await field(page, 'ZIP code').press('Enter')
    await sees(page, 'We’ve saved your profile.')
    await page.getByText('You can still add your').waitFor({ state: 'detached' })
    await page.reload()
    await eventually(() => page.getByLabel(/^Date of birth/).inputValue(), '05/01/1990')

    await addToCart(shopper)
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).click()
    await page
      .getByRole('radio', { name: /1420 Spruce Street/ })
      .and(page.locator(':checked'))
      .waitFor({ state: 'attached' })
    expect(await field(page, 'City').inputValue()).toBe('Boulder')
    expect(await field(page, 'State').inputValue()).toBe('CO')
  },
)
