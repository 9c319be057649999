import { afterEach, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, field, fillCard, fillShipping, goodCard, isConfirmed, openProduct, pressBoth, sees, shippingEntries, thankYou, toBilling, toShipping, toSummary } from './support/walk.ts'
import { cartCount } from './support/walk.ts'
import { recordChanges } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Walks with Tab until what has the focus answers to the name. */
const tabTo = async (page: Page, name: string | RegExp): Promise<void> => {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : []
      return element?.getAttribute('aria-label') ?? labels[0]?.textContent ?? element?.textContent ?? ''
    })
    if (typeof name === 'string' ? focused.trim() === name : name.test(focused.trim())) return
  }
  throw new Error(`Tab never reached ${String(name)}.`)
}

test('RT-10 CHK-01 CHK-10 ORD-13 a guest buys a pair by mouse at 1440 px and the cart is empty again', async () => {
  shopper = await shop.visitor({ width: 1440 })
  const { page, url } = shopper
  await toSummary(shopper)
  await sees(page, 'Visa ending 4242')
  await press(page, 'Place order')
  const number = await thankYou(page)
  expect(new URL(page.url()).pathname).toBe('/en-us/order-confirmation')
  expect(number).toMatch(/^CN-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  for (const words of ['Harrow Mid', '1420 Spruce Street', 'Standard', 'Total paid']) await sees(page, words)
  await page.reload()
  expect(await thankYou(page)).toBe(number)
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await page.waitForURL(url)
  await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, empty')
})

test('CHK-01 the same walk by keyboard only at 390 px', { timeout: 90_000 }, async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page } = shopper
  const { keyboard } = page
  await openProduct(shopper)
  await tabTo(page, 'Add to cart')
  await keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, 'Checkout')
  await keyboard.press('Enter')
  await field(page, 'Email').waitFor()
  for (const [name, text] of Object.entries(shippingEntries).slice(0, 5)) {
    await tabTo(page, name)
    await keyboard.type(text)
  }
  await tabTo(page, 'State')
  while ((await field(page, 'State').inputValue()) !== 'CO') await keyboard.press('ArrowDown')
  await tabTo(page, 'ZIP code')
  await keyboard.type('80302')
  await tabTo(page, 'Phone')
  await keyboard.type('3035550142')
  await keyboard.press('Enter')
  await field(page, 'Card number').waitFor()
  await tabTo(page, 'Card number')
  await keyboard.type('4242424242424242')
  await keyboard.press('Tab')
  await keyboard.type('1239')
  await keyboard.press('Tab')
  await keyboard.type('123')
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  await isConfirmed(page)
  await tabTo(page, 'Place order')
  await keyboard.press('Enter')
  await thankYou(page)
})

test('VAL-34 nothing entered: each missing field says so, and the first step asks for at most eight', async () => {
  shopper = await shop.visitor()
  const { page } = shopper
  await toShipping(shopper)
  const fields = page.getByRole('main').locator('form').getByRole('textbox')
  expect(await fields.count()).toBeLessThanOrEqual(8)
  await press(page, 'Continue to billing')
  for (const label of ['Email', 'First name', 'Last name', 'Address line 1', 'City', 'ZIP code', 'Phone']) await sees(page, `${label} is missing.`)
  await sees(page, /need your attention/)
})

test('what is typed wrongly is told in its country’s words', async () => {
  shopper = await shop.visitor()
  const { page } = shopper
  await toShipping(shopper)
  await fillShipping(page, { Email: 'wren@', 'ZIP code': '8030' })
  await page.getByRole('textbox', { name: 'Phone' }).fill('303555')
  await press(page, 'Continue to billing')
  await sees(page, 'A ZIP code has five digits, like 80302.')
  await sees(page, 'This is not a whole phone number for +1.')
  await eventually(() => field(page, 'Email').getAttribute('aria-invalid'), 'true')
  expect(await field(page, 'First name').inputValue()).toBe('Wren')
})

test('an address with emoji is refused in words and nothing is lost', async () => {
  shopper = await shop.visitor()
  const { page } = shopper
  await toShipping(shopper)
  await fillShipping(page, { 'Address line 1': '1420 🥾 Street' })
  await press(page, 'Continue to billing')
  await eventually(() => field(page, 'Address line 1').getAttribute('aria-invalid'), 'true')
  await field(page, 'Address line 1').fill('1420 Spruce Street')
  await press(page, 'Continue to billing')
  await field(page, 'Card number').waitFor()
})

test('a number that cannot be a card never leaves the page', async () => {
  shopper = await shop.visitor()
  const { page } = shopper
  await toBilling(shopper)
  await fillCard(page, '4242 4242 4242 4241')
  await press(page, 'Continue to summary')
  await eventually(() => field(page, 'Card number').getAttribute('aria-invalid'), 'true')
  await fillCard(page, goodCard)
  await press(page, 'Continue to summary')
  await page.getByRole('button', { name: 'Place order' }).waitFor()
})

for (const [row, card] of [
  ['PAY400 a declined card', '4000 0000 0000 0002'],
  ['PYT402 a card held for fraud', '4100 0000 0000 0019'],
  ['FE309 an expired card', '4000 0000 0000 0069'],
] as const)
  test(`${row} is told in words and another one is taken`, async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await toSummary(shopper, card)
    await press(page, 'Place order')
    await page.getByRole('heading', { level: 1, name: 'How would you like to pay?' }).waitFor()
    await page.getByRole('alert').filter({ hasText: /\w/ }).or(page.getByRole('region', { name: 'Messages' })).first().waitFor()
    const another = page.getByRole('button', { name: 'Use another card' })
    await another.or(field(page, 'Card number')).first().waitFor()
    if (await another.isVisible()) await another.click()
    await fillCard(page)
    await press(page, 'Continue to summary')
    await page.getByRole('button', { name: 'Place order' }).waitFor()
    await isConfirmed(page)
    await press(page, 'Place order')
    await thankYou(page)
  })

test('a reload in every step keeps what was entered; the card is typed again', async () => {
  shopper = await shop.visitor()
  const { page } = shopper
  await toShipping(shopper)
  await fillShipping(page)
  const other = await shopper.tab()
  await other.goto(page.url())
  await eventually(() => other.getByRole('textbox', { name: 'Phone' }).inputValue(), '(303) 555 - 0142')
  await other.close()
  await page.reload()
  for (const [name, text] of Object.entries(shippingEntries)) await eventually(() => field(page, name).inputValue(), text)
  await press(page, 'Continue to billing')
  await field(page, 'Card number').waitFor()
  await page.reload()
  await field(page, 'Card number').waitFor()
  await fillCard(page)
  const isCardTaken = page.waitForResponse(/\/paymentInstruments$/)
  await press(page, 'Continue to summary')
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  await isCardTaken
  await page.reload()
  await sees(page, 'Visa ending 4242')
  await isConfirmed(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await thankYou(page)
})

test('CHK-01 "Same as shipping address" counts for the press right after it', async () => {
  shopper = await shop.visitor()
  const { page, context } = shopper
  await toBilling(shopper)
  await page.locator('label', { hasText: 'Same as shipping address' }).click()
  await field(page, 'Address line 1').waitFor()
  await field(page, 'Address line 1').fill('9 Canyon Boulevard')
  await fillCard(page)
  const changes = recordChanges(context)
  await pressBoth(page, 'Same as shipping address', 'Continue to summary')
  await eventually(() => changes.filter(({ path }) => path.endsWith('/billingAddress')).map(({ body }) => body.includes('1420 Spruce Street') && !body.includes('Canyon')), [true])
  await page.getByRole('button', { name: 'Place order' }).waitFor()
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
  expect(await next.evaluate(() => localStorage.getItem('cairn:left-behind'))).toBeNull()
})

test('the bill can go elsewhere, and the steps lead back', async () => {
  shopper = await shop.visitor()
  const { page } = shopper
  await toBilling(shopper)
  await page.locator('label', { hasText: 'Same as shipping address' }).click()
  await field(page, 'Address line 1').waitFor()
  await field(page, 'Address line 1').fill('9 Canyon Boulevard')
  await fillCard(page)
  await press(page, 'Continue to summary')
  await sees(page, /9 Canyon Boulevard/)
  await page.goBack()
  await field(page, 'Address line 1').waitFor()
  await page.getByRole('link', { name: 'Back to shipping' }).click()
  await field(page, 'Email').waitFor()
})
