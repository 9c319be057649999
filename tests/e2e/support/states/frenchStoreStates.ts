import type { Page } from 'playwright'
import { isConfirmed, sees } from '../walk.ts'
import { alterBaskets } from '../wire.ts'
import { closed, turnTo } from '../walkWithin.ts'
import { h1 } from './State.ts'
import type { State } from './State.ts'

const inFrench = (url: string): string => url.replace('en-us', 'fr-fr')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

/** SHIP-11…16 in its longest words. */
const answers = ['PickupToHome', 'OrderShippingMethodDowngraded', 'PointToHome', 'ProductLineItemFullInventoryMissing']

/**
 * Stores, collection points and the shop's messages, in the longest texts there are; each state from the one before.
 */
export const frenchStoreStates: readonly State[] = [
  {
    name: 'French sign-in page',
    reach: async ({ page, url }) => {
      await page.goto(`${inFrench(url)}/account`)
      await page.locator('#sign-in-email').waitFor()
    },
  },
  {
    name: 'French product sold only with another',
    reach: async ({ page, url }) => {
      await turnTo(page, `${inFrench(url)}/p/drover-liner-sock-DROVERLIN1?colour=OAT&size=M`)
      await sees(page, /Vendu uniquement avec/)
    },
  },
  {
    name: 'French try on in a store',
    isLayer: true,
    reach: async ({ page, url }) => {
      await turnTo(page, `${inFrench(url)}/p/harrow-mid-boot-HARROWMID1?colour=SAPI&size=090`)
      await h1(page, 'Harrow Mid')
      await button(page, 'Réserver et essayer en magasin').click()
      await page.getByRole('dialog').getByText('En stock ici').first().waitFor()
    },
  },
  {
    name: 'French cart, put aside and told what changed',
    reach: async ({ page, context, url }) => {
      await alterBaskets(context, () => ({ flashMessages: answers.map((code) => ({ code })) }))
      await page.getByRole('dialog').locator('.choice').filter({ hasText: 'En stock ici' }).first().click()
      await page
        .getByRole('dialog')
        .getByText(/réservés? pour vous/)
        .waitFor()
      await closed({ page })
      await turnTo(page, `${inFrench(url)}/cart`)
      await sees(page, /réservés? pour vous/)
      await isConfirmed(page)
    },
  },
  {
    name: 'French shipping, collected in a store',
    reach: async ({ page, url }) => {
      await turnTo(page, `${inFrench(url)}/checkout`)
      await page.locator('#shipping-email').waitFor()
      await button(page, 'Choisir un autre magasin').click()
      await page.locator('.shop-picker .choice').first().waitFor()
    },
  },
  {
    name: 'French stores',
    reach: async ({ page, url }) => {
      await turnTo(page, `${inFrench(url)}/stores`)
      await page.locator('li.store').first().waitFor()
    },
  },
  {
    name: 'French returns page',
    reach: async ({ page, url }) => {
      await turnTo(page, `${inFrench(url)}/help/returns/how-to-return`)
      await h1(page, /retour/i)
    },
  },
]
