import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../contracts/diagnostics.ts'
import type { QueryMessage } from '../../../contracts/queries.ts'
import { createVirtualBrowser } from '../../support/virtualBrowser.ts'

test('CAT-56 articles that do not come are one line of the device’s list, and no event, message or view', async () => {
  const browser = createVirtualBrowser(5)
  const tab = browser.openTab()
  await browser.advance(2_000)
  const before = JSON.stringify([browser.storedLog.commits, tab.views])
  browser.network.online = false
  const messages: QueryMessage<unknown>[] = []
  void tab.host().ask({ name: 'articles', ask: { siteId: 'NA', limit: 3 } }, (message) => messages.push(message))
  expect(await browser.until(() => messages.length > 0, 60_000)).toBe(true)
  expect(messages).toMatchObject([{ _tag: 'Unreachable' }])
  const missed: Diagnostic = { kind: 'articleFetch', about: 'articles', reason: 'Unreachable' }
  for (let nth = 0; nth < 2; nth++) void tab.host().note(missed)
  let noted: unknown
  void tab
    .host()
    .openRecorder()
    .then(({ diagnostics }) => diagnostics())
    .then((list) => (noted = list))
  // The recorder's code is loaded in real time.
  await expect.poll(() => browser.advance(10).then(() => noted)).toMatchObject([{ ...missed, times: 2 }])
  expect(JSON.stringify([browser.storedLog.commits, tab.views])).toBe(before)
})
