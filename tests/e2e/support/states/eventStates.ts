import { isAlive } from '../hydrated.ts'
import { sees } from '../walk.ts'
import { openAccount } from '../walkAccount.ts'
import { closed } from '../walkWithin.ts'
import type { State } from './State.ts'

const join = (name: string) => ({ name, exact: true }) as const

/** SIGN-60: an event from its first step to its last, each state from the one before, then the first step in French. */
export const eventStates: readonly State[] = [
  {
    name: 'event sign-in',
    isLayer: true,
    reach: async ({ page, url }) => {
      await page.goto(`${url}/open-bench`)
      await isAlive(page)
      await page.locator('.event').getByRole('button', join('Join')).click()
      await sees(page, 'Sign in to join')
    },
  },
  {
    name: 'event new account',
    isLayer: true,
    reach: async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click()
      await page.getByRole('dialog').getByLabel('ZIP code').waitFor()
    },
    leave: closed,
  },
  {
    name: 'event days',
    isLayer: true,
    reach: async ({ page }) => {
      await openAccount(page)
      await page.locator('.event').getByRole('button', join('Join')).click()
      await page.getByRole('dialog').getByText('Saturday, March 13').waitFor()
    },
  },
  {
    name: 'event missing fields',
    isLayer: true,
    reach: async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', join('Join')).click()
      await sees(page, 'Choose at least one day.')
    },
  },
  {
    name: 'event joined',
    isLayer: true,
    reach: async ({ page }) => {
      const app = page.getByRole('dialog')
      await app.getByLabel('First name').fill('Wren')
      await app.getByLabel('Last name').fill('Holloway')
      await app.getByText('Saturday, March 13').click()
      await app.getByLabel(/^Guest’s name/).fill('Iris Kaya')
      await app.getByText('I have read the terms of the event').last().click()
      await app.getByRole('button', join('Join')).click()
      await sees(page, 'You have a bench')
    },
  },
  {
    name: 'event joined before',
    isLayer: true,
    reach: async ({ page }) => {
      const app = page.getByRole('dialog')
      await app.getByRole('button', join('Close')).last().click()
      await app.waitFor({ state: 'detached' })
      await page.locator('.event').getByRole('button', join('Join')).click()
      await app.getByLabel('First name').fill('Wren')
      await app.getByLabel('Last name').fill('Holloway')
      await app.getByText('Sunday, March 14').click()
      await app.getByText('I have read the terms of the event').last().click()
      await app.getByRole('button', join('Join')).click()
      await sees(page, 'You are already registered for this event.')
    },
    leave: closed,
  },
  {
    name: 'event in French',
    isLayer: true,
    reach: async ({ page, url }) => {
      await page.goto(`${url.replace('en-us', 'fr-fr')}/open-bench`)
      await page.locator('.event').getByRole('button', join('Participer')).click()
      await sees(page, 'Connectez-vous pour participer')
    },
    leave: closed,
  },
]
