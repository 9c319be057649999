import { expect, test } from 'vitest'
import { segmentsOn } from '../../core/domain/content/segments.ts'
import { shopping } from '../support/twoTabs.ts'
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
