import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { heldScripts } from '../e2e/support/heldScripts.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { eventually } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

describe('before a page is alive, a shopper', () => {
  test('CAT-03 who goes back sees the page of the address by then, without an error', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const chosen = page.getByRole('group', { name: 'Applied filters' })
    await page.goto(`${url}/c/footwear-1000`)
    await isAlive(page)
    await page.getByRole('group', { name: 'Color' }).locator('label').first().click()
    await chosen.waitFor()
    const letGo = await heldScripts(shopper)
    await page.reload()
    await chosen.waitFor()
    await page.goBack()
    await letGo()
    await isAlive(page)
    await eventually(() => page.url(), `${url}/c/footwear-1000`)
    await chosen.waitFor({ state: 'detached' })
    await page.goForward()
    await chosen.waitFor()
  })

  test.each([
    { when: 'just before the router is drawn', target: 'root', type: 'click', isBefore: false },
    { when: 'just before the router listens', target: 'window', type: 'popstate', isBefore: true },
  ])(
    'CAT-03 who goes back $when sees the page of the address by then, without an error',
    async ({ target, type, isBefore }) => {
      shopper = await shop.visitor()
      const { page, url } = shopper
      await page.addInitScript(
        ([ofRoot, kind, isAtOnce]) => {
          const listen = EventTarget.prototype.addEventListener
          const elsewhere = () => {
            history.replaceState(history.state, '', location.pathname)
            dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
          }
          EventTarget.prototype.addEventListener = function (...all) {
            const isIt =
              all[0] === kind &&
              (ofRoot ? this instanceof Element && this.id === 'root' : this === window || this === undefined) &&
              location.search !== ''
            if (isIt && isAtOnce) elsewhere()
            else if (isIt) queueMicrotask(() => location.search !== '' && elsewhere())
            return listen.apply(this, all)
          }
        },
        [target === 'root', type, isBefore] as const,
      )
      await page.goto(`${url}/c/footwear-1000?sort=price-up`)
      await isAlive(page)
      await eventually(() => page.url(), `${url}/c/footwear-1000`)
      await eventually(() => page.getByLabel('Sort by').inputValue(), 'featured')
    },
  )

  test('I18N-05 who chooses another country still comes back to that page', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const letGo = await heldScripts(shopper)
    await page.goto(`${url}/c/footwear-1000?sort=price-up`)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Country and language: United States, $ USD' })
      .click()
    await eventually(() => page.url(), `${url}/location-selector`)
    await letGo()
    const canada = page.getByRole('main').getByRole('link', { name: /^Canada\s*français, CAD$/ })
    await eventually(() => canada.getAttribute('href'), '/fr-ca/c/footwear-1000?sort=price-up')
  })
})
