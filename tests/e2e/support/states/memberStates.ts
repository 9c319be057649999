import { field, fillShipping, sees } from '../walk.ts'
import { placedOrderStates } from './placedOrderStates.ts'
import { turnTo } from '../walkWithin.ts'
import { h1, press } from './State.ts'
import type { State } from './State.ts'

/** The account of a member who has ordered, each state continuing from the one before. */
export const memberStates: readonly State[] = [
  {
    name: 'account',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/account`)
      await page
        .getByRole('link', { name: /^Order CN-/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'account orders',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/account/orders`)
      await h1(page, 'Orders')
      await page
        .getByRole('link', { name: /^Order CN-/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'account order',
    reach: async ({ page }) => {
      await page
        .getByRole('link', { name: /^Order CN-/ })
        .first()
        .click()
      await h1(page, /^Order CN-/)
      await page.getByRole('main').getByText('Harrow Mid').first().waitFor()
    },
  },
  ...placedOrderStates,
  {
    name: 'account address missing fields',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/account/addresses/new?type=S`)
      await field(page, 'Address line 1').waitFor()
      await press(page, 'Save address')
      await sees(page, 'Enter your street address.')
    },
  },
  {
    name: 'account addresses',
    reach: async ({ page, url }) => {
      for (const street of ['Spruce Street', 'Walnut Street']) {
        await turnTo(page, `${url}/account/addresses/new?type=S`)
        await field(page, 'Address line 1').waitFor()
        // A different number each time: the same address twice is refused (ACC-25).
        await fillShipping(page, { 'Address line 1': `${Date.now() % 100_000} ${street}` })
        await press(page, 'Save address')
        await page.locator('.account-row').filter({ hasText: street }).first().waitFor()
      }
      await page
        .getByRole('button', { name: /^Make default shipping address: / })
        .first()
        .waitFor()
    },
  },
  {
    name: 'account address to delete',
    reach: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Delete \d+ Spruce Street$/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Yes, delete' }).waitFor()
    },
  },
  {
    name: 'account profile missing fields',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/account/profile`)
      await field(page, 'Current password').waitFor()
      await press(page, 'Change password')
      await sees(page, /things need your attention/)
    },
  },
  {
    name: 'account preferences',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/account/preferences`)
      await page.getByText('Newsletter by email').waitFor()
    },
  },
  {
    name: 'account loyalty',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/account/loyalty`)
      await sees(page, 'Code WELCOME10')
    },
  },
]
