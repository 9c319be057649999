import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Visitor } from './browser.ts'
import { isAlive } from './hydrated.ts'
import { isQuiet } from './quiet.ts'
import { addShown } from './walk.ts'

/**
 * Goes to another page of the shop without a new document, as its links and the browser's buttons do: a whole page
 * costs three times as much, and axe starts cold on it. For the way to a state; a test that is about opening an address
 * opens it.
 */
export const turnTo = async (page: Page, address: string): Promise<void> => {
  await isAlive(page)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** Before the first document: from now on a page notes which address its screen shows. */
export const noteTurns = (page: Page): Promise<unknown> =>
  page.addInitScript(() => addEventListener('cairn:left', () => Object.assign(window, { shownAddress: location.href })))

/** Goes to an address whose path is not that of the document, until its screen is shown and nothing is fetched. */
export const turnAndSettle = async (page: Page, address: string): Promise<void> => {
  await turnTo(page, address)
  await expect.poll(() => page.evaluate<string>('window.shownAddress'), { interval: 50 }).toBe(address)
  await isAlive(page)
  await isQuiet(page)
}

/** Goes to a product by its path and name, and adds it. */
export const turnAndAdd = async (
  { page, url }: Pick<Visitor, 'page' | 'url'>,
  path: string,
  name = 'Harrow Mid',
): Promise<void> => {
  await turnTo(page, `${url}${path}`)
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await addShown(page)
}

/** Closes the topmost layer. */
export const closed = async ({ page }: Pick<Visitor, 'page'>): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
