import { afterEach, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { addToCart, eventually, field, fillShipping, harrow, harrowTen, sees } from './support/walk.ts'
import { giftCard, pay, pickShop, way } from './support/walkDelivery.ts'
import { disturb, refusal } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const toCheckout = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()

/** The focus is on the radio of a shipping method. */
const holdsFocus = (page: Page, name: string): Promise<void> => way(page, name).locator('input:focus').waitFor({ state: 'attached' })

test('SHIP-05 STORE-05 DLG-09 DLG-24 CAT-06 an order is picked up in a shop found by its town; a shop that is out says so; another shop is asked about first; no address is asked', async () => {
  shopper = await shop.visitor({ width: 1440 })
  const { page } = shopper
  await addToCart(shopper)
  await toCheckout(page)
  await way(page, 'Pickup in store').click()
  await page.getByLabel('Find a shop').fill('Asheville')
  await sees(page, 'Out of stock here')
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await sees(page, 'Choose a shop.')
  await page.getByLabel('Find a shop').fill('Denver')
  await sees(page, 'In stock here')
  await way(page, 'Denver, Larimer Square').click()
  await way(page, 'Pickup in store: Denver, Larimer Square').waitFor()
  await field(page, 'Email').waitFor({ state: 'detached' })
  await holdsFocus(page, 'Pickup in store')
  await way(page, 'Standard').click()
  await field(page, 'Email').waitFor()
  await eventually(() => way(page, 'Standard').evaluate((choice) => choice.getBoundingClientRect().bottom <= innerHeight), true)
  await holdsFocus(page, 'Standard')
  await way(page, 'Pickup in store').click()
  await pickShop(page, 'Denver', 'Denver, Larimer Square')
  await field(page, 'Email').waitFor({ state: 'detached' })
  const question = page.getByRole('alertdialog', { name: 'Collect everything at Boulder, Pearl Street?' })
  for (const answer of ['Keep the shop', 'Change the shop']) {
    await page.getByRole('button', { name: 'Choose another shop' }).click()
    await pickShop(page, 'Boulder', 'Boulder, Pearl Street')
    await question.getByRole('button', { name: answer }).click()
    await question.waitFor({ state: 'detached' })
    if (answer === 'Keep the shop') await way(page, 'Pickup in store: Denver, Larimer Square').waitFor()
  }
  const told = page.getByRole('dialog', { name: 'The shop is changed' })
  await told.getByText('You collect at Boulder, Pearl Street now.').waitFor()
  await told.getByRole('button', { name: 'Go on' }).click()
  await way(page, 'Pickup in store: Boulder, Pearl Street').waitFor()
  await page.getByRole('button', { name: 'Choose another shop' }).click()
  await pickShop(page, 'Denver', 'Denver, Larimer Square')
  await page.getByRole('button', { name: 'Change the shop' }).click()
  await told.getByRole('button', { name: 'Go on' }).click()
  await told.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await pay(page, true)
  for (const words of ['Pickup in store: Denver, Larimer Square', '1425 Larimer Street', 'Ready to collect']) await sees(page, words)
})

test('SHIP-05 VAL-35 in French a shop is found, and an address names no province', async () => {
  shopper = await shop.visitor({ width: 390, locale: 'fr-fr' })
  const { page, url } = shopper
  await page.goto(`${url}${harrow}`)
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Commander' }).click()
  await field(page, 'Code postal').waitFor()
  await way(page, 'Retrait en magasin').click()
  await page.getByLabel('Trouver un magasin').waitFor()
  expect(await page.locator('#shipping-postalCode').count()).toBe(1)
  expect(await page.locator('#shipping-province').count()).toBe(0)
})

test('SHIP-05 an order is shipped to a shop', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page } = shopper
  await addToCart(shopper)
  await toCheckout(page)
  await way(page, 'Ship to store').click()
  await pickShop(page, 'Seattle', 'Seattle, Ballard')
  await way(page, 'Ship to store: Seattle, Ballard').waitFor()
  await field(page, 'Email').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await pay(page, true)
  for (const words of ['Ship to store: Seattle, Ballard', '5312 Ballard Avenue NW']) await sees(page, words)
})

test('CHK-11 a gift card goes by email: no shipping step, no delivery address', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page } = shopper
  await addToCart(shopper, giftCard)
  await toCheckout(page)
  await heading(page, 'How would you like to pay?').waitFor()
  expect(await page.getByText('1. Billing').count()).toBe(1)
  await pay(page, true)
  for (const words of ['By email', 'Gift Card 25']) await sees(page, words)
})

test('SHIP-06 SHIP-23 ORD-13 one order is sent, picked up and emailed: every shipment with its lines and its shop', { timeout: 90_000 }, async () => {
  shopper = await shop.visitor({ width: 1440 })
  const { page } = shopper
  for (const path of [harrow, harrowTen, giftCard]) await addToCart(shopper, path)
  await toCheckout(page)
  await heading(page, 'Shipment 2 of 2').waitFor()
  await page.getByRole('button', { name: 'Pick up in a shop: Harrow Mid' }).first().click()
  await pickShop(page, 'Denver', 'Denver, Larimer Square')
  await heading(page, 'Shipment 3 of 3').waitFor()
  await way(page, 'Pickup in store: Denver, Larimer Square').waitFor()
  await fillShipping(page)
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await pay(page, false)
  await heading(page, 'Shipment 3 of 3').waitFor()
  const shipments = page.locator('.receipt-shipment')
  expect(await shipments.count()).toBe(3)
  const told = await shipments.allInnerTexts()
  for (const [index, words] of [['1420 Spruce Street', 'Harrow Mid'], ['Pickup in store: Denver, Larimer Square', '1425 Larimer Street', 'Harrow Mid'], ['By email', 'Gift Card 25']].entries()) {
    for (const each of words) expect(told[index]).toContain(each)
  }
})

test('SHIP-09 ERR-17 a method that is refused is told at the top of the step, and the one before stays', async () => {
  shopper = await shop.visitor()
  const { page, context } = shopper
  await addToCart(shopper)
  await toCheckout(page)
  await field(page, 'Email').waitFor()
  await disturb(context, /\/cart\/v1\/shippingMethod$/, 1, (route) => route.fulfill(refusal(404, 'SHP404')))
  await way(page, 'Express').click()
  const told = page.getByText('This shipping method is not available.').filter({ visible: true }).first()
  await told.waitFor()
  await way(page, 'Standard').locator('input:checked').waitFor({ state: 'attached' })
  const tops = await Promise.all([told, field(page, 'Email')].map((place) => place.evaluate((element) => element.getBoundingClientRect().top)))
  expect(tops[0]).toBeLessThan(tops[1] ?? 0)
})
