import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../contracts/diagnostics.ts'
import type { QueryMessage } from '../../../contracts/queries.ts'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { memoryQueryCache } from '../../../core/adapters/queries/QueryCache.memory.ts'
import { createDiagnostics } from '../../../worker/bridge/diagnostics.ts'
import { createVirtualBrowser } from '../../support/virtualBrowser.ts'

test('CAT-56 articles that do not come are one line of the device’s list, and no message or event', async () => {
  const browser = createVirtualBrowser(5)
  const tab = browser.openTab()
  await browser.advance(2_000)
  const before = JSON.stringify([browser.storedLog.commits, tab.views])
  browser.network.online = false
  const messages: QueryMessage<unknown>[] = []
  const ask = { siteId: 'NA', limit: 3 } as const
  void tab.host().ask({ name: 'articles', ask }, (message) => messages.push(message))
  expect(await browser.until(() => messages.length > 0, 60_000)).toBe(true)
  expect(messages).toMatchObject([{ _tag: 'Unreachable' }])
  const missed: Diagnostic = { kind: 'articleFetch', about: 'articles', reason: 'Unreachable' }
  const diagnostics = createDiagnostics(() => 0, memoryQueryCache(virtualClock(0)))
  for (let nth = 0; nth < 2; nth++) diagnostics.note(missed)
  expect(await diagnostics.noted()).toMatchObject([{ ...missed, times: 2 }])
  expect(JSON.stringify([browser.storedLog.commits, tab.views])).toBe(before)
})
