import type { Locator } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { eventually, sees } from '../e2e/support/walk.ts'
import { isQuiet } from '../e2e/support/quiet.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test('ERR-08 a message that comes as soon as another was closed by the keyboard closes by itself', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, context, url } = shopper
  await page.goto(`${url}/c/footwear-1000`)
  await isAlive(page)
  await isQuiet(page)
  await context.setOffline(true)
  await sees(page, 'You’re offline.')
  const menu = page.getByRole('button', { name: 'Menu' })
  const toast = page.locator('.toast')
  await menu.click()
  await toast.getByRole('button').focus()
  await menu.evaluate((opener: HTMLElement) => {
    document.querySelector<HTMLElement>('.toast button')?.click()
    opener.click()
  })
  await eventually(() => toast.count(), 1)
  await toast.waitFor({ state: 'detached' })
})

describe('code that cannot be loaded', () => {
  test('ERR-33 DLG-02 as a part, offline, is told at every press, and opens when the connection is back', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, context, url } = shopper
    const parts: readonly (readonly [opener: Locator, opened: Locator])[] = [
      [page.getByRole('button', { name: 'Menu' }), page.getByRole('dialog', { name: 'Menu' })],
      [page.getByRole('button', { name: 'Filter' }), page.getByRole('dialog', { name: 'Filters' })],
      [page.getByRole('button', { name: 'Report a problem' }), page.getByRole('dialog', { name: 'Report a problem' })],
    ]
    await page.goto(`${url}/c/footwear-1000`)
    await isAlive(page)
    await isQuiet(page)
    const toast = page.locator('.toast').filter({ hasText: 'We can’t open this right now.' })
    for (const [opener, opened] of parts) {
      await context.setOffline(true)
      await sees(page, 'You’re offline.')
      for (const _press of ['first', 'second']) {
        await opener.click()
        await toast.waitFor()
        await toast.getByRole('button').click()
        await toast.waitFor({ state: 'detached' })
      }
      expect(await opened.count()).toBe(0)
      await context.setOffline(false)
      await page.getByText('You’re offline.').waitFor({ state: 'detached' })
      // A failed load is tried again after a moment; until then a press is answered by the toast.
      await eventually(async () => {
        if ((await opened.count()) === 0) await opener.dispatchEvent('click', { button: 0 })
        return opened.count()
      }, 1)
      // A press of before may open it once more.
      await eventually(async () => {
        if ((await opened.count()) > 0) await page.keyboard.press('Escape')
        return opened.count()
      }, 0)
      // The message of the last press would be taken for that of the next one; under the pointer it would stay.
      await page.mouse.move(0, 0)
      await toast.waitFor({ state: 'detached' })
    }
  })

  test('ERR-33 as a page’s service worker is done without', async () => {
    shopper = await shop.visitor({ serviceWorkers: 'allow' })
    const refused = shopper.context.waitForEvent('requestfailed', (request) => request.url().endsWith('/sw.js'))
    await shopper.context.route(/\/sw\.js$/, (route) => route.abort())
    await shopper.page.goto(`${shopper.url}/c/footwear-1000`)
    await refused
    await isAlive(shopper.page)
    expect(await shopper.page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
    // The browser itself reports a script that did not come; the page does not.
    expect(shopper.complaints.splice(0)).toEqual(['An unknown error occurred when fetching the script.'])
  })
})
