import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { tabTo } from './support/keyboard.ts'
import { addToCart, eventually, field, fillCard, fillShipping, isConfirmed, sees } from './support/walk.ts'
import { openAccount } from './support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** On the payment methods page. */
const saveCard = async (page: Page, number: string, name: string): Promise<void> => {
  await page.getByRole('link', { name: 'Add a card' }).click()
  await fillCard(page, number)
  await field(page, 'Name on card').fill('Idris Vale')
  await field(page, 'Security code').press('Enter')
  await page.locator('.account-row').filter({ hasText: name }).waitFor()
}

const checked = (page: Page): Promise<string[]> =>
  page
    .locator('.choice')
    .filter({ has: page.locator('input:checked') })
    .locator('.choice-name')
    .allInnerTexts()

test('ACC-30 PAY-05 by the keyboard: the arrows move among the saved cards alone, and the chosen card pays', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  const { keyboard } = page
  await page.goto(url)
  await openAccount(page)
  await page.goto(`${url}/account/payment-methods`)
  await saveCard(page, '4242 4242 4242 4242', 'Visa ending 4242')
  await saveCard(page, '5555 5555 5555 4444', 'Mastercard ending 4444')
  await addToCart(shopper)
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).click()
  await field(page, 'Email').waitFor()
  await fillShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await sees(page, 'Mastercard ending 4444')
  const card = page.getByRole('radio', { name: 'Card', exact: true })
  await card.focus()
  await keyboard.press('ArrowDown')
  await eventually(() => checked(page), ['Klarna'])
  await keyboard.press('ArrowUp')
  await sees(page, 'Mastercard ending 4444')
  await eventually(() => checked(page), ['Card', 'Visa ending 4242'])
  await tabTo(page, /^Visa ending 4242/)
  for (const [key, name] of [
    ['ArrowDown', 'Mastercard ending 4444'],
    ['ArrowRight', 'Another card'],
    ['ArrowDown', 'Visa ending 4242'],
    ['ArrowUp', 'Another card'],
    ['ArrowLeft', 'Mastercard ending 4444'],
  ] as const) {
    await keyboard.press(key)
    await eventually(() => checked(page), ['Card', name])
    expect(await page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? '')).toContain(name)
    await eventually(() => field(page, 'Card number').count(), name === 'Another card' ? 1 : 0)
  }
  await tabTo(page, /^Continue to review$/)
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  await isConfirmed(page)
  await sees(page, 'Mastercard ending 4444')
})
