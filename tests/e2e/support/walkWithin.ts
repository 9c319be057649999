import type { Page } from 'playwright'
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
