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

test('VAL-34 SHIP-19 nothing entered: each missing field says so, and the first step asks for at most eight; what is typed wrongly is told in its country’s words; nothing is lost; a better spelling is offered, and taken by a press', async () => {
  shopper = await shop.visitor()
  const { page, context } = shopper
  await toShipping(shopper)
  const fields = page.getByRole('main').locator('form').getByRole('textbox')
  expect(await fields.count()).toBeLessThanOrEqual(8)
  await press(page, 'Continue to billing')
  for (const label of ['Email', 'First name', 'Last name', 'Address line 1', 'City', 'ZIP code', 'Phone'])
    await sees(page, `${label} is missing.`)
  await sees(page, /need your attention/)

  await fillShipping(page, { Email: 'wren@', 'Address line 1': emojiStreet, 'ZIP code': '8030' })
  await page.getByRole('textbox', { name: 'Phone' }).fill('303555')
  await press(page, 'Continue to billing')
  await sees(page, 'A ZIP code has five digits, like 80302.')
  await sees(page, 'This is not a whole phone number for +1.')
  await eventually(() => field(page, 'Email').getAttribute('aria-invalid'), 'true')
  expect(await field(page, 'First name').inputValue()).toBe('Wren')

  await fillShipping(page, { 'Address line 1': emojiStreet })
  await press(page, 'Continue to billing')
  for (const label of ['Email', 'ZIP code'])
    await eventually(async () => (await field(page, label).getAttribute('aria-invalid')) === 'true', false)
  await eventually(() => field(page, 'Address line 1').getAttribute('aria-invalid'), 'true')
  await field(page, 'Address line 1').fill('1420 spruce street')
  await press(page, 'Continue to billing')
  await field(page, 'Card number').waitFor()
  await sees(page, '1420 Spruce Street, Boulder CO 80302')
  await press(page, 'Use this spelling')
  await page.getByText('Is this how your address is written?').waitFor({ state: 'detached' })
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Back to shipping')

  const changes = recordChanges(context)
  await fillCard(page, '4242 4242 4242 4241')
  await press(page, 'Continue to summary')
  await eventually(() => field(page, 'Card number').getAttribute('aria-invalid'), 'true')
  expect(changes.filter(({ path }) => path.endsWith('/paymentInstruments'))).toEqual([])
  await payByCard(page)
  await sees(page, '1420 Spruce Street')
})

test('what was typed the moment before a reload, or before the tab was closed, is there again', async () => {
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
