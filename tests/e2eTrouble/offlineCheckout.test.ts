import { afterEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import {
  eventually,
  field,
  fillCard,
  fillShipping,
  isConfirmed,
  placeOrder,
  sees,
  shippingEntries,
  toShipping,
} from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const state = (page: Page) => field(page, 'State').and(page.locator('select'))

/** Past shipping and billing without a connection; the card's number stays in the worker. */
const fillOffline = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
}

test('VAL-36 the states are a choice from a list although the server never says which there are', async () => {
  shopper = await shop.visitor()
  await shopper.context.route('**/addressFields/**', () => undefined)
  await toShipping(shopper)
  await eventually(() => state(shopper.page).locator('option').count(), 52)
  await fillShipping(shopper.page)
  await shopper.page.getByRole('button', { name: 'Continue to payment' }).click()
  await field(shopper.page, 'Card number').waitFor()
})

describe('a checkout filled in offline', () => {
  test('CHK-12 is taken as it is when the connection returns', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    await context.route('**/addressFields/**', () => undefined)
    await toShipping(shopper)
    await isConfirmed(page)
    await context.setOffline(true)
    await sees(page, 'You’re offline.')
    await fillShipping(page)
    await fillOffline(page)
    await context.setOffline(false)
    await isConfirmed(page)
    expect(await page.getByText('We couldn’t use this address.').count()).toBe(0)
    await placeOrder(page)
  })

  test('ERR-17 with an address that is then refused has one notice that names the field, and keeps what was entered', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    // A rule that has changed since: the device has a list with an extra entry.
    const ended = {
      fields: { province: { required: true } },
      provinces: [
        { code: 'JF', name: 'Jefferson' },
        { code: 'CO', name: 'Colorado' },
      ],
    }
    await context.route('**/addressFields/**', (route) => route.fulfill({ json: ended }))
    await toShipping(shopper)
    await isConfirmed(page)
    await state(page).locator('option', { hasText: 'Jefferson' }).waitFor({ state: 'attached' })
    await context.setOffline(true)
    await sees(page, 'You’re offline.')
    await fillShipping(page)
    await state(page).selectOption({ label: 'Jefferson' })
    await fillOffline(page)
    await context.unroute('**/addressFields/**')
    await context.setOffline(false)
    await page.getByText('We couldn’t use this address.').waitFor()
    await eventually(() => page.locator('.refusal').count(), 1)
    await page.locator('.refusal').getByRole('link', { name: 'State' }).waitFor()
    await eventually(() => state(page).getAttribute('aria-invalid'), 'true')
    expect(await state(page).inputValue()).toBe('JF')
    for (const [name, text] of Object.entries(shippingEntries)) expect(await field(page, name).inputValue()).toBe(text)
    await state(page).selectOption({ label: 'Colorado' })
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await sees(page, 'Visa ending 4242')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await isConfirmed(page)
    await eventually(() => page.locator('.refusal').count(), 0)
    await placeOrder(page)
  })
})
