import { addToCart, field, fillShipping, harrowTen, isConfirmed, sees } from '../walk.ts'
import { giftCard, pay, pickStore, toCheckout, way } from '../walkDelivery.ts'
import { closed, turnAndAdd } from '../walkWithin.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

/** Deliveries other than to the door, each state from the one before. */
export const deliveryStates: readonly State[] = [
  {
    name: 'pickup with shops and their stock',
    reach: async (shopper) => {
      const { page } = shopper
      await addToCart(shopper)
      await toCheckout(page)
      await way(page, 'Pickup in store').click()
      await sees(page, 'In stock here')
      await press(page, 'Show all 16 stores')
      await sees(page, 'Out of stock here')
    },
  },
  {
    name: 'pickup in no shop yet',
    reach: async ({ page }) => {
      await press(page, 'Continue to payment')
      await sees(page, 'Choose a store.')
    },
  },
  {
    name: 'ship to store',
    reach: async ({ page }) => {
      await way(page, 'Ship to store').click()
      await pickStore(page, 'Seattle', 'Seattle, Ballard')
      await way(page, 'Ship to store: Seattle, Ballard').waitFor()
      await field(page, 'Address line 1').waitFor({ state: 'detached' })
      await isConfirmed(page)
    },
  },
  {
    name: 'billing without a delivery address',
    reach: async ({ page }) => {
      await press(page, 'Continue to payment')
      await field(page, 'Name on card').waitFor()
    },
  },
  {
    name: 'mixed order, a shop for one line',
    reach: async (shopper) => {
      const { page } = shopper
      await page.getByRole('link', { name: 'Back to shipping' }).click()
      await way(page, 'Standard').click()
      await field(page, 'Address line 1').waitFor()
      await turnAndAdd(shopper, harrowTen)
      await closed(shopper)
      await turnAndAdd(shopper, giftCard, 'Gift Card 25')
      await toCheckout(page)
      await page.getByRole('button', { name: 'Pick up in store: Harrow Mid' }).first().click()
      await sees(page, 'In stock here')
    },
  },
  {
    name: 'mixed order, shipping',
    reach: async ({ page }) => {
      await pickStore(page, 'Denver', 'Denver, Larimer Square')
      await page.getByRole('heading', { name: 'Shipment 3 of 3' }).waitFor()
      await way(page, 'Pickup in store: Denver, Larimer Square').waitFor()
      await fillShipping(page)
      await isConfirmed(page)
    },
  },
  {
    name: 'mixed order, confirmation',
    reach: async ({ page }) => {
      await press(page, 'Continue to payment')
      await pay(page, false)
    },
  },
  {
    name: 'problem report',
    isLayer: true,
    reach: async ({ page }) => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save file' }).waitFor()
    },
  },
  {
    name: 'no collection point found',
    reach: async (shopper) => {
      const { page, url } = shopper
      const british = url.replace('en-us', 'en-gb')
      await addToCart({ page, url: british })
      await toCheckout(page)
      await way(page, 'Pickup point').click()
      await page.getByLabel('Find a pickup point').fill('nowhere')
      await sees(page, 'There’s no pickup point nearby.')
    },
  },
  {
    name: 'collection points',
    reach: async ({ page }) => {
      await page.getByLabel('Find a pickup point').fill('WC1N 3NB')
      await way(page, 'Row Stationers').filter({ hasText: 'Temporarily closed' }).waitFor()
    },
  },
  {
    name: 'to a collection point, and who collects',
    reach: async ({ page }) => {
      await way(page, 'Conduit News').click()
      await way(page, 'Pickup point: Conduit News').waitFor()
      await field(page, 'Address line 1').waitFor({ state: 'detached' })
      await isConfirmed(page)
    },
  },
]
