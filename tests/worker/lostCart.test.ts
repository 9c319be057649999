import { expect, test } from 'vitest'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, keptBy, shownIn } from '../support/virtualShopper.ts'

test('ERR-21 CART-27 a cart that the server has lost is built again, and the change that met it goes once more', async () => {
  const browser = createVirtualBrowser(9)
  const tab = browser.openTab()
  addItem(tab, 'A-1', 2)
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  browser.shop.model.loseBaskets()
  addItem(tab, 'A-2')
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect(shownIn(tab)).toEqual(['A-1×2', 'A-2×1'])
  expect(keptBy(browser)).toEqual(['A-1×2', 'A-2×1'])
  expect(tab.views.cart.refusals).toEqual([])
})
