import { afterEach, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { focusedName } from './support/keyboard.ts'
import { eventually, field, fillCard, fillShipping, payByCard, sees, toShipping } from './support/walk.ts'
import { recordChanges } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

const emojiStreet = '1420 🥾 Street'

test('VAL-34 SHIP-19 the address form names each field that is missing or wrong in the words of its country, and loses nothing', async () => {
  shopper = await shop.visitor()
  const { page, context } = shopper
  await toShipping(shopper)
  const fields = page.getByRole('main').locator('form').getByRole('textbox')
  expect(await fields.count()).toBeLessThanOrEqual(8)
  await press(page, 'Continue to payment')
  const missing = ['email address', 'first name', 'last name', 'street address', 'city', 'ZIP code', 'phone number']
  for (const name of missing) await sees(page, `Enter your ${name}.`)
  await sees(page, /need your attention/)

  await fillShipping(page, { Email: 'wren@', 'Address line 1': emojiStreet, 'ZIP code': '8030' })
  await page.getByRole('textbox', { name: 'Phone' }).fill('303555')
  await press(page, 'Continue to payment')
  await sees(page, 'A ZIP code has five digits, like 80302.')
  await sees(page, 'Check the phone number: it doesn’t look right for +1.')
  await eventually(() => field(page, 'Email').getAttribute('aria-invalid'), 'true')
  expect(await field(page, 'First name').inputValue()).toBe('Wren')

  await fillShipping(page, { 'Address line 1': emojiStreet })
  await press(page, 'Continue to payment')
  for (const label of ['Email', 'ZIP code'])
    await eventually(async () => (await field(page, label).getAttribute('aria-invalid')) === 'true', false)
  await eventually(() => field(page, 'Address line 1').getAttribute('aria-invalid'), 'true')
  await field(page, 'Address line 1').fill('1420 spruce street')
  await press(page, 'Continue to payment')
  await field(page, 'Card number').waitFor()
  await sees(page, '1420 Spruce Street, Boulder CO 80302')
  await press(page, 'Use this address')
  await page.getByText('Did you mean this address?').waitFor({ state: 'detached' })
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Back to shipping')

  const changes = recordChanges(context)
  await fillCard(page, '4242 4242 4242 4241')
  await press(page, 'Continue to review')
  await eventually(() => field(page, 'Card number').getAttribute('aria-invalid'), 'true')
  expect(changes.filter(({ path }) => path.endsWith('/paymentInstruments'))).toEqual([])
  await payByCard(page)
  await sees(page, '1420 Spruce Street')
})

test('text typed the moment before a reload, or before the tab was closed, is there again', async () => {
  shopper = await shop.visitor()
  const { page } = shopper
  await toShipping(shopper)
  await field(page, 'City').focus()
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => {
      document.execCommand('insertText', false, 'Nederland')
      location.reload()
    }),
  ])
  await eventually(() => field(page, 'City').inputValue(), 'Nederland')
  await field(page, 'First name').focus()
  await page.keyboard.insertText('Wren')
  await page.close()
  const next = await shopper.tab()
  await next.goto(`${shopper.url}/checkout`)
  await eventually(() => field(next, 'First name').inputValue(), 'Wren')
  expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('left-behind')))).toEqual([])
})
