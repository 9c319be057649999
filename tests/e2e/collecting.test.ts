import { afterEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { addToCart, eventually, field, goodCard, harrow, harrowTen, isConfirmed, sees, toCart } from './support/walk.ts'
import { heading, pay, pickStore, toCheckout, way } from './support/walkDelivery.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** The focus is on the radio of a shipping method. */
const holdsFocus = (page: Page, name: string): Promise<void> =>
  way(page, name).locator('input:focus').waitFor({ state: 'attached' })

describe('picked up in a store', () => {
  test('SHIP-05 SHIP-21 STORE-05 DLG-09 DLG-24 CAT-06 an order is picked up in a shop that has it, found by its town, with an email in place of an address', async () => {
    shopper = await shop.visitor({ width: 1440 })
    const { page } = shopper
    await addToCart(shopper)
    await toCheckout(page)
    await way(page, 'Pickup in store').click()
    await page.getByLabel('Find a store').fill('Asheville')
    await sees(page, 'Out of stock here')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await sees(page, 'Choose a store.')
    await page.getByLabel('Find a store').fill('Denver')
    await sees(page, 'In stock here')
    await way(page, 'Denver, Larimer Square').click()
    await way(page, 'Pickup in store: Denver, Larimer Square').waitFor()
    await field(page, 'Address line 1').waitFor({ state: 'detached' })
    await holdsFocus(page, 'Pickup in store')
    await way(page, 'Standard').click()
    await field(page, 'Address line 1').waitFor()
    await eventually(
      () => way(page, 'Standard').evaluate((choice) => choice.getBoundingClientRect().bottom <= innerHeight),
      true,
    )
    await holdsFocus(page, 'Standard')
    await way(page, 'Pickup in store').click()
    await pickStore(page, 'Denver', 'Denver, Larimer Square')
    await field(page, 'Address line 1').waitFor({ state: 'detached' })
    const question = page.getByRole('alertdialog', { name: 'Pick up everything at Boulder, Pearl Street?' })
    for (const answer of ['Keep my store', 'Change store']) {
      await page.getByRole('button', { name: 'Choose another store' }).click()
      await pickStore(page, 'Boulder', 'Boulder, Pearl Street')
      await question.getByRole('button', { name: answer }).click()
      await question.waitFor({ state: 'detached' })
      if (answer === 'Keep my store') await way(page, 'Pickup in store: Denver, Larimer Square').waitFor()
    }
    const reply = page.getByRole('dialog', { name: 'Store changed' })
    await reply.getByText('You’ll pick up at Boulder, Pearl Street.').waitFor()
    await reply.getByRole('button', { name: 'Continue' }).click()
    await way(page, 'Pickup in store: Boulder, Pearl Street').waitFor()
    await page.getByRole('button', { name: 'Choose another store' }).click()
    await pickStore(page, 'Denver', 'Denver, Larimer Square')
    await page.getByRole('button', { name: 'Change store' }).click()
    await reply.getByRole('button', { name: 'Continue' }).click()
    await reply.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await sees(page, 'Enter your email address.')
    await field(page, 'Email').fill('wren.holloway@example.com')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await pay(page, true)
    for (const words of ['Pickup in store: Denver, Larimer Square', '1425 Larimer Street', 'Ready for pickup'])
      await sees(page, words)
  })

  test('STORE-05 DLG-09 DLG-18 DLG-24 in the cart a second line that is to be picked up in another store asks whether the first comes along', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await addToCart(shopper, harrow)
    await toCart(shopper, harrowTen)
    const line = (size: string) => page.locator('li.cart-line').filter({ hasText: `Saddle and pine, ${size}` })
    const pickUp = async (size: string, town: string, name: string): Promise<void> => {
      await line(size).getByRole('button', { name: 'Pick up in store: Harrow Mid' }).click()
      await pickStore(page, town, name)
    }
    await pickUp('US 9', 'Denver', 'Denver, Larimer Square')
    await eventually(() => page.getByRole('dialog').count(), 0)
    await isConfirmed(page)
    const question = page.getByRole('alertdialog', { name: 'Pick up everything at Bend, Wall Street?' })
    await pickUp('US 10', 'Bend', 'Bend, Wall Street')
    await question.getByRole('button', { name: 'Change store' }).click()
    const answer = page.getByRole('dialog', { name: 'Store changed' })
    await answer.getByText('You’ll pick up at Bend, Wall Street.').waitFor()
    await answer.getByRole('button', { name: 'Continue' }).click()
    await isConfirmed(page)
    await page.getByRole('main').getByRole('button', { name: 'Checkout', exact: true }).click()
    await way(page, 'Pickup in store: Bend, Wall Street').waitFor()
    await eventually(() => way(page, 'Pickup in store: Denver, Larimer Square').count(), 0)
  })
})

describe('sent to a collection point or a store', () => {
  test('SHIP-03 SHIP-21 STORE-02 a parcel goes to an open collection point near the shopper or a postal code, and summary and receipt name it', async () => {
    shopper = await shop.visitor({ width: 390, locale: 'fr-fr' })
    const { page, url, context } = shopper
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 45.9, longitude: 6.12 })
    await page.goto(`${url}${harrow}`)
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Commander' }).click()
    await way(page, 'Point relais').click()
    await page.getByRole('button', { name: 'Près de moi' }).click()
    await sees(page, 'Classés par distance.')
    await way(page, 'Librairie Vaugelas').waitFor()
    await page.getByLabel('Trouver un point relais').fill('75009')
    await way(page, 'Fleurs d’Oberkampf')
      .filter({ hasText: 'Fermé temporairement' })
      .locator('input:disabled')
      .waitFor({ state: 'attached' })
    await way(page, 'Consigne Paradis').filter({ hasText: 'Ouvert 24 h/24' }).waitFor()
    await way(page, 'Tabac du Cadet').click()
    await way(page, 'Point relais\u00a0: Tabac du Cadet').waitFor()
    await field(page, 'Adresse').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
    await page.locator('#shipping-lastName[aria-invalid=true]').waitFor()
    for (const [name, text] of Object.entries({ 'E-mail': 'camille@example.com', Prénom: 'Camille', Nom: 'Aubert' }))
      await field(page, name).fill(text)
    await page.getByRole('textbox', { name: 'Téléphone' }).fill('612345678')
    await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
    for (const [name, text] of Object.entries({
      'Numéro de carte': goodCard,
      'Expiration (MM/AA)': '12/39',
      'Code de sécurité': '123',
      'Nom sur la carte': 'Camille Aubert',
      Adresse: '3 rue Cadet',
      Ville: 'Paris',
      'Code postal': '75009',
    }))
      await field(page, name).fill(text)
    await page.getByRole('button', { name: 'Vérifier ma commande' }).click()
    for (const words of ['À retirer par', '22 rue Cadet, 75009 Paris']) await sees(page, words)
    await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click()
    await page.locator('.receipt-shipment').waitFor()
    for (const words of ['Point relais\u00a0: Tabac du Cadet', '22 rue Cadet']) await sees(page, words)
  })

  test('SHIP-05 an order is shipped to a shop', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page } = shopper
    await addToCart(shopper)
    await toCheckout(page)
    await way(page, 'Ship to store').click()
    await pickStore(page, 'Seattle', 'Seattle, Ballard')
    await way(page, 'Ship to store: Seattle, Ballard').waitFor()
    await field(page, 'Address line 1').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await pay(page, true)
    for (const words of ['Ship to store: Seattle, Ballard', '5312 Ballard Avenue NW']) await sees(page, words)
  })
})

describe('looking for a store or a collection point', () => {
  test('STORE-06 STORE-01 the footer leads to the shops: by town, or around the device, with how far it is and when they are open', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, url, context } = shopper
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 40.01, longitude: -105.27 })
    await page.goto(url)
    const footer = page.getByRole('contentinfo')
    await footer.locator('summary').filter({ hasText: 'Cairn' }).click()
    await footer.getByRole('link', { name: 'Stores' }).click()
    await heading(page, 'Our stores').waitFor()
    await page.getByLabel('Find a store').fill('seattle')
    const seattle = page.locator('li.store').filter({ hasText: '5312 Ballard Avenue NW' })
    await seattle.waitFor()
    await seattle.getByText('Opening hours').click()
    await seattle.getByText('Monday').waitFor()
    await page.getByLabel('Find a store').fill('nowhere')
    await sees(page, 'No stores match “nowhere”.')
    await page.getByRole('button', { name: 'Near me' }).click()
    await page
      .locator('li.store')
      .first()
      .filter({ hasText: 'Boulder, Pearl Street' })
      .filter({ hasText: 'mi away' })
      .waitFor()
  })
})
