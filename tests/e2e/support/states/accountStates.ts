import { harrow, sees } from '../walk.ts'
import { openSignIn, signIn } from '../walkAccount.ts'
import { specialStates } from './specialStates.ts'
import { closed, turnTo } from '../walkWithin.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

/** The ways into an account, each state continuing from the one before. */
export const accountStates: readonly State[] = [
  ...specialStates,
  {
    name: 'sign-in page',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/account`)
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
      await turnTo(page, `${url}/sign-up?email=wren%40example.com`)
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
      await turnTo(page, `${url}/forgot-password`)
      await page.getByRole('button', { name: 'Send link' }).waitFor()
    },
  },
  {
    name: 'password link sent',
    reach: async ({ page }) => {
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
      await press(page, 'Send link')
      await sees(page, /we’ve emailed a reset link/)
    },
  },
  {
    name: 'password to choose',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/forgot-password?email=wren%40example.com&code=over`)
      await page.getByLabel('New password', { exact: true }).fill('boulder')
    },
  },
  {
    name: 'password link over',
    reach: async ({ page }) => {
      await page.getByLabel('New password', { exact: true }).fill('Boulder-2027')
      await press(page, 'Set password')
      await page.getByRole('link', { name: 'Request a new link' }).waitFor()
    },
  },
  {
    name: 'sign-in refused',
    isLayer: true,
    reach: async (shopper) => {
      await turnTo(shopper.page, `${shopper.url}${harrow}`)
      await shopper.page.getByRole('button', { name: 'Add to cart' }).waitFor()
      await openSignIn(shopper.page)
      // A different stranger each time: after some wrong passwords the same one gets another message (AUTH-25).
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
    leave: closed,
  },
]
