import { field, fillCard, fillShipping, openProduct, sees, thankYou, toSummary } from '../walk.ts'
import { accountLink, openDoor, removeCard, signIn } from '../walkAccount.ts'
import { placedOrderStates } from './placedOrderStates.ts'
import { specialStates } from './specialStates.ts'
import { h1, press } from './State.ts'
import type { State } from './State.ts'

/** An account, each state going on from the one before. */
export const accountStates: readonly State[] = [
  ...specialStates,
  {
    name: 'sign-in page',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/account`)
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
    },
  },
  {
    name: 'sign-in missing fields',
    reach: async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      await sees(page, /need your attention|needs your attention/)
    },
  },
  {
    name: 'sign-up page',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/sign-up?email=wren%40example.com`)
      await page.getByLabel('Password', { exact: true }).fill('boulder')
      await page.getByRole('textbox', { name: 'Phone' }).fill('3035550142')
      await page.getByText('Send me news by text message').click()
      await page.getByRole('button', { name: 'I accept' }).waitFor()
    },
  },
  {
    name: 'sign-up missing fields',
    reach: async ({ page }) => {
      await press(page, 'Create account')
      await sees(page, /need your attention/)
    },
  },
  {
    name: 'password forgotten',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/forgot-password`)
      await page.getByLabel('Email', { exact: true }).waitFor()
    },
  },
  {
    name: 'password link sent',
    reach: async ({ page }) => {
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
      await press(page, 'Send the link')
      await sees(page, /a letter with a link is on its way/)
    },
  },
  {
    name: 'password to choose',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/forgot-password?email=wren%40example.com&code=over`)
      await page.getByLabel('New password', { exact: true }).fill('boulder')
    },
  },
  {
    name: 'password link over',
    reach: async ({ page }) => {
      await page.getByLabel('New password', { exact: true }).fill('Boulder-2027')
      await press(page, 'Set password')
      await page.getByRole('link', { name: 'Ask for a new link' }).waitFor()
    },
  },
  {
    name: 'sign-in refused',
    isLayer: true,
    reach: async (shopper) => {
      await openProduct(shopper)
      await openDoor(shopper.page)
      // Another stranger each time: after some wrong passwords the same one is told something else (AUTH-25).
      await signIn(shopper.page, `stranger-${Date.now()}@example.com`, 'not the password')
      await sees(shopper.page, 'The email or password you entered is not correct.')
    },
  },
  {
    name: 'sign-up in two fields',
    isLayer: true,
    reach: async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click()
      await sees(page, /needs your attention/)
    },
    leave: async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).waitFor()
    },
  },
  {
    name: 'account',
    reach: async (shopper) => {
      await signIn(shopper.page, 'member@example.com')
      await accountLink(shopper.page).waitFor()
      await toSummary(shopper)
      await press(shopper.page, 'Place order')
      await thankYou(shopper.page)
      await shopper.page.goto(`${shopper.url}/account`)
      await shopper.page.getByRole('link', { name: /^Order CN-/ }).first().waitFor()
    },
  },
  {
    name: 'account orders',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/account/orders`)
      await page.getByRole('link', { name: /^Order CN-/ }).first().waitFor()
    },
  },
  {
    name: 'account order',
    reach: async ({ page }) => {
      await page.getByRole('link', { name: /^Order CN-/ }).first().click()
      await h1(page, /^Order CN-/)
      await page.getByRole('main').getByText('Harrow Mid').first().waitFor()
    },
  },
  ...placedOrderStates,
  {
    name: 'account address missing fields',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/account/addresses/new?type=S`)
      await field(page, 'Address line 1').waitFor()
      await press(page, 'Save address')
      await sees(page, 'Address line 1 is missing.')
    },
  },
  {
    name: 'account addresses',
    reach: async ({ page, url }) => {
      for (const street of ['Spruce Street', 'Walnut Street']) {
        await page.goto(`${url}/account/addresses/new?type=S`)
        await field(page, 'Address line 1').waitFor()
        // Another number each time: the same address twice is refused (ACC-25).
        await fillShipping(page, { 'Address line 1': `${Date.now() % 100_000} ${street}` })
        await press(page, 'Save address')
        await page.locator('.account-row').filter({ hasText: street }).first().waitFor()
      }
      await page.getByRole('button', { name: /^Make main delivery address: / }).first().waitFor()
    },
  },
  {
    name: 'account address to delete',
    reach: async ({ page }) => {
      await page.getByRole('button', { name: /^Delete \d+ Spruce Street$/ }).first().click()
      await page.getByRole('button', { name: 'Yes, delete' }).waitFor()
    },
  },
  {
    name: 'account profile missing fields',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/account/profile`)
      await field(page, 'Current password').waitFor()
      await press(page, 'Change password')
      await sees(page, /things need your attention/)
    },
  },
  {
    name: 'account preferences',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/account/preferences`)
      await page.getByText('Newsletter by email').waitFor()
    },
  },
  {
    name: 'account loyalty',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/account/loyalty`)
      await sees(page, 'Code WELCOME10')
    },
  },
  {
    name: 'account new card missing fields',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/account/payment-methods/new`)
      await field(page, 'Card number').waitFor()
      await press(page, 'Save card')
      await sees(page, /things need your attention/)
    },
  },
  {
    name: 'account payment methods',
    reach: async ({ page, url }) => {
      const rows = page.locator('.account-row')
      await fillCard(page)
      await press(page, 'Save card')
      // Where the card is there from an earlier round, it is refused (PAY-14).
      await rows.or(page.getByText('This card is already saved to your account.')).first().waitFor()
      await page.goto(`${url}/account/payment-methods`)
      await rows.first().waitFor()
    },
    // In the next round the card is typed at the checkout again.
    leave: ({ page }) => removeCard(page),
  },
]
