import { openProduct, sees } from '../walk.ts'
import { beginSelling, sellerBar } from '../walkAccount.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

/** A store's device, each state going on from the one before. */
export const storeStates: readonly State[] = [
  {
    name: 'store sign-in',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/associate-login`)
      await page.getByRole('option', { name: 'Boulder, Pearl Street' }).waitFor({ state: 'attached' })
    },
  },
  {
    name: 'store sign-in missing fields',
    reach: async ({ page }) => {
      await press(page, 'Start session')
      await sees(page, 'Please choose your store.')
    },
  },
  {
    name: 'product with store bar',
    reach: async (shopper) => {
      await beginSelling(shopper, 'Ada Lindqvist')
      await openProduct(shopper)
      await sellerBar(shopper.page).waitFor()
    },
  },
  {
    name: 'store session running',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/associate-login`)
      await sees(page, /You are selling as Ada Lindqvist/)
      await sellerBar(page).waitFor()
    },
  },
  {
    name: 'store session ended',
    reach: async ({ page, url }) => {
      await sellerBar(page).getByRole('button', { name: 'End session' }).click()
      await page.waitForURL(`${url}/associate-login`)
      await sees(page, 'The store session has ended.')
    },
  },
]
