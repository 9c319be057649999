import type { Page } from 'playwright'
import { goodCard, isConfirmed, sees } from '../walk.ts'
import { closed, turnTo } from '../walkWithin.ts'
import type { State } from './State.ts'

const inFrench = (url: string): string => url.replace('en-us', 'fr-fr')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

const address = {
  email: 'maelys.lefebvre@example.com',
  firstName: 'Maëlys',
  lastName: 'Lefebvre',
  addressLine1: '12 rue de la République',
  postalCode: '74400',
  city: 'Chamonix-Mont-Blanc',
  phone: '0612345678',
}

/** A purchase in the longest texts there are, each state from the one before. */
export const frenchStates: readonly State[] = [
  {
    name: 'French product',
    reach: async ({ page, url }) => {
      await page.goto(`${inFrench(url)}/p/rime-beanie-RIMEBEANIE?colour=BERRY`)
      await button(page, 'Ajouter au panier').waitFor()
    },
  },
  {
    name: 'French mini cart',
    isLayer: true,
    reach: async ({ page }) => {
      await button(page, 'Ajouter au panier').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Commander' }).waitFor()
    },
  },
  {
    name: 'French cart',
    reach: async ({ page, url }) => {
      await closed({ page })
      await turnTo(page, `${inFrench(url)}/cart`)
      await page.locator('li.cart-line').first().waitFor()
      await isConfirmed(page)
    },
  },
  {
    name: 'French shipping with errors',
    reach: async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: 'Commander' }).click()
      await button(page, 'Continuer vers le paiement').click()
      await sees(page, /demandent votre attention/)
    },
  },
  {
    name: 'French shipping filled',
    reach: async ({ page }) => {
      for (const [field, text] of Object.entries(address)) await page.locator(`#shipping-${field}`).fill(text)
      await page.locator('.choice').first().waitFor()
      await isConfirmed(page)
    },
  },
  {
    name: 'French billing with errors',
    reach: async ({ page }) => {
      await button(page, 'Continuer vers le paiement').click()
      await page.locator('#card-number').waitFor()
      await button(page, 'Vérifier ma commande').click()
      await sees(page, /demandent votre attention/)
    },
  },
  {
    name: 'French gift card form',
    reach: async ({ page }) => {
      await button(page, /carte cadeau/).click()
      await page.locator('.gift-card-form input').first().waitFor()
    },
  },
  {
    name: 'French summary',
    reach: async ({ page }) => {
      for (const [field, text] of [
        ['number', goodCard],
        ['expiry', '12/39'],
        ['securityCode', '123'],
      ] as const)
        await page.locator(`#card-${field}`).fill(text)
      await button(page, 'Vérifier ma commande').click()
      await button(page, 'Commander avec obligation de paiement').waitFor()
      await isConfirmed(page)
    },
  },
  {
    name: 'French confirmation',
    reach: async ({ page }) => {
      await button(page, 'Commander avec obligation de paiement').click()
      await page.locator('.thank-you').waitFor()
    },
  },
  {
    name: 'French account',
    reach: async ({ page, url }) => {
      await page.goto(`${inFrench(url)}/account/preferences`)
      await page.locator('#sign-in-email').fill('regular@example.com')
      await page.locator('#sign-in-password').fill('Trail-2026')
      await page.keyboard.press('Enter')
      await page.locator('.account-nav [aria-current]').waitFor()
      await page.getByRole('main').getByRole('checkbox').first().waitFor()
    },
  },
]
