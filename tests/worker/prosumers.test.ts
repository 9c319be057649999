import { expect, test } from 'vitest'
import { segmentsOn } from '../../core/domain/content/segments.ts'
import { shopping, sitesOf } from '../support/twoTabs.ts'
import { isSettled } from '../support/virtualShopper.ts'

test('SEG-04 the log keeps the programme of a prosumer who signs in, and every tab knows it', async () => {
  const [browser, one, two] = await shopping(1)
  browser.shop.sessions.admitProsumer('consumer-1')
  let isDone = false
  void one
    .host()
    .request('signIn', { email: 'wren@example.com', password: 'Trail-2026' }, 'key')
    .then(() => (isDone = true))
  expect(await browser.until(() => isDone && isSettled(browser), 60_000)).toBe(true)
  expect([one, two].map((tab) => segmentsOn('us', tab.views.account, true).includes('wranx'))).toEqual([true, true])
  expect(await browser.world.sessionStore.get('us')).toMatchObject({ consumerType: 'PROSUMER', programme: 'WRANX' })
})

test('AUTH-15 SEG-04 a death between the auth record and the log is mended at the next start, with the programme', async () => {
  const [browser, one, two] = await shopping(2)
  browser.shop.sessions.admitProsumer('consumer-1')
  const { sessionStore } = browser.world
  const { put } = sessionStore
  let deaths = 0
  Object.assign(sessionStore, {
    put: async (...record: Parameters<typeof put>) => {
      await put(...record)
      if (record[1].programme === undefined || deaths > 0) return
      deaths += 1
      for (const tab of [one, two]) tab.startWorker()
    },
  })
  void one.host().request('signIn', { email: 'wren@example.com', password: 'Trail-2026' }, 'key')
  expect(await browser.until(() => deaths > 0, 60_000)).toBe(true)
  expect(await browser.until(() => isSettled(browser) && sitesOf(one).length > 0, 60_000)).toBe(true)
  expect([one, two].map((tab) => segmentsOn('us', tab.views.account, true).includes('wranx'))).toEqual([true, true])
})
