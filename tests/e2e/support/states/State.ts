import type { Page } from 'playwright'
import type { Visitor } from '../browser.ts'

/** One screen in one state, as axe checks it and `npm run look` pictures it. */
export type State = {
  readonly name: string
  /** Goes there; ends when the shopper would see it. */
  readonly reach: (shopper: Visitor) => Promise<unknown>
  /** Removes what would disturb the next state. */
  readonly leave?: (shopper: Visitor) => Promise<unknown>
  /** A layer covers the page: the picture is the window, not the whole page. */
  readonly isLayer?: true
}

export const isNarrow = (page: Page): boolean => page.viewportSize()?.width === 390

export const h1 = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).first().waitFor({ state: 'attached' })

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()

export const seesProducts = (page: Page): Promise<void> =>
  page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()

/** Each press redraws the list of what is still closed. */
export const openFolds = async (page: Page): Promise<void> => {
  await page.locator('details.fold').filter({ visible: true }).first().waitFor()
  const closed = page.locator('details.fold:not([open]) > summary').filter({ visible: true })
  while ((await closed.count()) > 0) await closed.first().click()
}
