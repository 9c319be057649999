import { isAlive } from '../hydrated.ts'
import { sees } from '../walk.ts'
import { openSignIn } from '../walkAccount.ts'
import { closed, turnTo } from '../walkWithin.ts'
import type { State } from './State.ts'

/** What a visitor without an account can ask for: letters, text messages, and an account by two fields. */
export const letterStates: readonly State[] = [
  {
    name: 'letters page',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/newsletter`)
      await isAlive(page)
      await page.getByRole('heading', { name: 'By text message' }).waitFor()
    },
  },
  {
    name: 'letter missing fields',
    isLayer: true,
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/newsletter#letter`)
      await page.getByRole('dialog').getByRole('button', { name: 'Send me the letter' }).click()
      await sees(page, 'Please accept the privacy notice so we can email you.')
    },
    leave: closed,
  },
  {
    name: 'text message terms',
    isLayer: true,
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/newsletter#texts`)
      await page.getByRole('dialog').getByRole('textbox', { name: 'Phone' }).fill('3035550142')
      await page.getByRole('dialog').getByRole('button', { name: 'Send me text messages' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'I accept' }).waitFor()
    },
    leave: closed,
  },
  {
    name: 'sign in or join, address missing',
    isLayer: true,
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/newsletter`)
      await openSignIn(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
      await sees(page, /needs your attention/)
    },
    leave: closed,
  },
  {
    name: 'text messages in French',
    isLayer: true,
    reach: async ({ page, url }) => {
      await page.goto(`${url.replace('en-us', 'fr-ca')}/newsletter#texts`)
      await page.getByRole('dialog').getByRole('button', { name: 'Envoyez-moi des SMS' }).click()
      await page.getByRole('dialog').locator('[aria-invalid="true"]').first().waitFor()
    },
    leave: closed,
  },
]
