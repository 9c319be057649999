import { sees } from '../walk.ts'
import { accountLink, openSignIn, signIn } from '../walkAccount.ts'
import { turnTo } from '../walkWithin.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

/** Special groups, from signed out to signed out. The agent is an employee too, and never accepts. */
export const specialStates: readonly State[] = [
  {
    name: 'employee terms',
    isLayer: true,
    reach: async ({ page, url }) => {
      await page.goto(url)
      await openSignIn(page)
      await signIn(page, 'agent@example.com')
      await page.getByRole('alertdialog').waitFor()
    },
    leave: async ({ page }) => {
      await press(page, 'Sign out')
      await sees(page, 'You’re signed out.')
    },
  },
  {
    name: 'account of a prosumer',
    reach: async ({ page, url }) => {
      await openSignIn(page)
      await signIn(page, 'prosumer@example.com')
      await accountLink(page).waitFor()
      await turnTo(page, `${url}/account`)
      await sees(page, /Membership WRANX/)
    },
    // Signing out leads home by itself.
    leave: async ({ page, url }) => {
      await press(page, 'Sign out')
      await page.waitForURL(url)
      await sees(page, 'You’re signed out.')
    },
  },
]
