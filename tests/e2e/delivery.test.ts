import { afterEach, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { addToCart, eventually, field, fillShipping, goodCard, harrow, harrowTen, sees } from './support/walk.ts'
import { giftCard, pay, pickShop, way } from './support/walkDelivery.ts'
import { disturb, refusal } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const toCheckout = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()

/** The focus is on the radio of a shipping method. */
const holdsFocus = (page: Page, name: string): Promise<void> => way(page, name).locator('input:focus').waitFor({ state: 'attached' })

test('SHIP-05 SHIP-21 STORE-05 DLG-09 DLG-24 CAT-06 an order is picked up in a shop found by its town; a shop that is out says so; another shop is asked about first; no address is asked, but an email', async () => {
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
  await field(page, 'Address line 1').waitFor({ state: 'detached' })
  await holdsFocus(page, 'Pickup in store')
  await way(page, 'Standard').click()
  await field(page, 'Address line 1').waitFor()
  await eventually(() => way(page, 'Standard').evaluate((choice) => choice.getBoundingClientRect().bottom <= innerHeight), true)
  await holdsFocus(page, 'Standard')
  await way(page, 'Pickup in store').click()
  await pickShop(page, 'Denver', 'Denver, Larimer Square')
  await field(page, 'Address line 1').waitFor({ state: 'detached' })
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
  await sees(page, 'Email is missing.')
  await field(page, 'Email').fill('wren.holloway@example.com')
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

test('SHIP-03 SHIP-21 STORE-02 a parcel goes to a collection point near the shopper or a postal code; a closed one says so; who collects is asked; summary and receipt name the point', async () => {
  shopper = await shop.visitor({ width: 390, locale: 'fr-fr' })
  const { page, url, context } = shopper
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 45.9, longitude: 6.12 })
  await page.goto(`${url}${harrow}`)
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Commander' }).click()
  await way(page, 'Point relais').click()
  await page.getByRole('button', { name: 'Près de moi' }).click()
  await way(page, 'Librairie Vaugelas').waitFor()
  await page.getByLabel('Trouver un point relais').fill('75009')
  await way(page, 'Fleurs d’Oberkampf').filter({ hasText: 'Fermé pour quelque temps' }).locator('input:disabled').waitFor({ state: 'attached' })
  await way(page, 'Consigne Paradis').filter({ hasText: 'Ouvert jour et nuit' }).waitFor()
  await way(page, 'Tabac du Cadet').click()
  await way(page, 'Point relais\u00a0: Tabac du Cadet').waitFor()
  await field(page, 'Adresse').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Continuer vers la facturation' }).click()
  await page.locator('#shipping-lastName[aria-invalid=true]').waitFor()
  for (const [name, text] of Object.entries({ 'E-mail': 'camille@example.com', Prénom: 'Camille', Nom: 'Aubert' })) await field(page, name).fill(text)
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('612345678')
  await page.getByRole('button', { name: 'Continuer vers la facturation' }).click()
  for (const [name, text] of Object.entries({ 'Numéro de carte': goodCard, 'Date d’expiration (MM/AA)': '12/39', 'Code de sécurité': '123', 'Nom sur la carte': 'Camille Aubert', Adresse: '3 rue Cadet', Ville: 'Paris', 'Code postal': '75009' })) await field(page, name).fill(text)
  await page.getByRole('button', { name: 'Continuer vers le récapitulatif' }).click()
  for (const words of ['Retiré par', '22 rue Cadet, 75009 Paris']) await sees(page, words)
  await page.getByRole('button', { name: 'Passer la commande' }).click()
  await page.locator('.receipt-shipment').waitFor()
  for (const words of ['Point relais\u00a0: Tabac du Cadet', '22 rue Cadet']) await sees(page, words)
})

test('SHIP-05 an order is shipped to a shop', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page } = shopper
  await addToCart(shopper)
  await toCheckout(page)
  await way(page, 'Ship to store').click()
  await pickShop(page, 'Seattle', 'Seattle, Ballard')
  await way(page, 'Ship to store: Seattle, Ballard').waitFor()
  await field(page, 'Address line 1').waitFor({ state: 'detached' })
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
