import { expect, test } from 'vitest'
import { toFields } from '../../core/domain/fields/fields.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, settled } from '../support/virtualShopper.ts'

test('an answer that the log cannot take is asked for again after waits that grow, and counts once it can be taken', async () => {
  const browser = createVirtualBrowser(1)
  const tab = browser.openTab()
  await browser.advance(2_000)
  const { receive } = browser.shop
  let isBroken = true
  Object.assign(browser.shop, {
    receive: (...asked: Parameters<typeof receive>) => {
      const answer = receive(...asked)
      if (!isBroken || answer._tag !== 'Confirmed') return answer
      const body = toFields(answer.body)
      const { items } = body
      if (!Array.isArray(items)) return answer
      return { ...answer, body: { ...body, items: items.map((item: object) => ({ ...item, qty: Number.NaN })) } }
    },
  })
  const before = browser.network.attempts.length
  addItem(tab, 'A-1')
  await browser.advance(30_000)
  expect(tab.views.cart.waiting).toBe(1)
  expect(browser.network.attempts.length - before).toBeLessThan(15)
  const recorder = await settled(browser, tab.host().openRecorder())
  expect(await settled(browser, recorder.diagnostics())).toMatchObject([
    { kind: 'unrecordable', about: 'createCartWithItem', reason: 'SchemaError' },
  ])
  isBroken = false
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect(tab.views.cart.waiting).toBe(0)
})
