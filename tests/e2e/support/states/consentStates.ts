import { isAlive } from '../hydrated.ts'
import { closed } from '../walkWithin.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

/** A European site, by a shopper whom no test has answered for. */
export const consentStates: readonly State[] = [
  {
    name: 'question about cookies',
    isLayer: true,
    reach: async ({ page, url }) => {
      await page.goto(url)
      await page.evaluate(() => localStorage.setItem('cairn:tests-refused', 'never'))
      await page.goto(url.replace('en-us', 'en-gb'))
      await page.locator('.consent').waitFor()
      await isAlive(page)
    },
  },
  {
    name: 'choice of cookies',
    isLayer: true,
    reach: async ({ page }) => {
      await press(page, 'Choose')
      await page.getByRole('dialog', { name: 'Choose your cookies' }).getByText('Targeting').waitFor()
    },
    leave: closed,
  },
]
