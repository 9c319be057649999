import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Visitor } from './browser.ts'
import { isAlive } from './hydrated.ts'
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

/** As long as Playwright's `networkidle`, which is known of new documents only, ms. */
const quietMs = 500

/**
 * Goes to an address whose path is not that of the document, until its screen is shown and nothing has been fetched
 * for as long as `networkidle` would wait.
 */
export const turnAndSettle = async (page: Page, address: string): Promise<void> => {
  const open = new Set<unknown>()
  let changedAt = performance.now()
  const begins = (request: unknown): void => {
    open.add(request)
    changedAt = performance.now()
  }
  const ends = (request: unknown): void => {
    open.delete(request)
    changedAt = performance.now()
  }
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends)
  await turnTo(page, address)
  await expect.poll(() => page.evaluate<string>('window.shownAddress'), { interval: 50 }).toBe(address)
  await isAlive(page)
  changedAt = performance.now()
  await expect.poll(() => open.size === 0 && performance.now() - changedAt > quietMs, { interval: 50 }).toBe(true)
  page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends)
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
