import { expect, test } from 'vitest'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled } from '../support/virtualShopper.ts'

test('an answer that the log cannot take is asked for again after waits that grow, and counts once it can be taken', async () => {
  const browser = createVirtualBrowser(1)
  const tab = browser.openTab()
  await browser.advance(2_000)
  const { receive } = browser.shop
  let isBroken = true
  Object.assign(browser.shop, {
    receive: (...asked: Parameters<typeof receive>) => {
      const answer = receive(...asked)
      if (!isBroken || answer._tag !== 'Confirmed' || !('items' in answer.body)) return answer
      const items = (answer.body.items as readonly object[]).map((item) => ({ ...item, qty: Number.NaN }))
      return { ...answer, body: { ...answer.body, items } }
    },
  })
  const before = browser.network.attempts.length
  addItem(tab, 'A-1')
  await browser.advance(30_000)
  expect(tab.views.cart.waiting).toBe(1)
  expect(browser.network.attempts.length - before).toBeLessThan(15)
  isBroken = false
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect(tab.views.cart.waiting).toBe(0)
})
