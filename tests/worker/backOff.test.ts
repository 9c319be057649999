import { endpoints } from '../../contracts/api/table.ts'
import { describe, expect, test } from 'vitest'
import { waitBefore } from '../../worker/sender/backOff.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled } from '../support/virtualShopper.ts'

const cartAttempts = ({ network }: VirtualBrowser) =>
  network.attempts.filter(({ endpoint }) => endpoint !== endpoints.fetchToken.id)

describe('how long is waited', () => {
  test.each([
    [1, 200, 400],
    [2, 400, 800],
    [3, 800, 1_600],
    [6, 6_400, 12_800],
    [7, 10_000, 20_000],
    [1_000, 10_000, 20_000],
  ])('try %i comes after %i to %i ms', (attempt, least, most) => {
    expect(waitBefore(attempt, 0, null)).toEqual(least)
    expect(waitBefore(attempt, 1 - 2 ** -32, null)).toEqual(most)
  })

  test("the server's own wish is the least that is waited", () => {
    expect(waitBefore(1, 0.5, 5_000)).toBe(5_000)
    expect(waitBefore(7, 0, 5_000)).toBe(10_000)
  })

  test('tries of one call keep the distance of the back-off, under one key', async () => {
    const browser = createVirtualBrowser(1)
    const tab = browser.openTab()
    await browser.advance(100)
    browser.network.fate = (request) => (request.endpoint.id === endpoints.fetchToken.id ? 'fine' : 'status')
    addItem(tab, 'A-1')
    await browser.advance(60_000)
    const tries = cartAttempts(browser)
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1)
    const gaps = tries.slice(1).map((sent, index) => sent.from - (tries[index]?.until ?? 0))
    gaps.forEach((gap, index) => {
      expect(gap).toBeGreaterThanOrEqual(waitBefore(index + 1, 0, null))
      expect(gap).toBeLessThanOrEqual(waitBefore(index + 1, 1, null) + 20)
    })
    expect(gaps.length).toBeGreaterThan(5)
    expect(tab.views.connection.cart).toMatchObject({ state: 'waiting', attempts: tries.length, reason: 'status' })
  })

  test('Retry-After is honoured, and shown as the time of the next try', async () => {
    const browser = createVirtualBrowser(2)
    const tab = browser.openTab()
    await browser.advance(100)
    let busy = 1
    browser.network.fate = (request) =>
      request.endpoint.id !== endpoints.fetchToken.id && busy-- > 0 ? 'busy' : 'fine'
    addItem(tab, 'A-1')
    await browser.until(() => tab.views.connection.cart.state === 'waiting', 5_000, 10)
    const { retryAt } = tab.views.connection.cart
    expect(await browser.until(() => isSettled(browser), 20_000)).toBe(true)
    const [one, two] = cartAttempts(browser)
    expect(two!.from - one!.until!).toBeGreaterThanOrEqual(5_000)
    expect(two!.from - retryAt!).toBeLessThan(20)
  })
})

describe('when the wait ends early', () => {
  /** An add that the server does not take, and then no connection. */
  const goOffline = async () => {
    const browser = createVirtualBrowser(3)
    const tab = browser.openTab()
    await browser.advance(100)
    browser.network.fate = () => 'status'
    addItem(tab, 'A-1')
    await browser.advance(25_000)
    browser.network.online = false
    await tab.host().notice('offline')
    return { browser, tab }
  }

  test('CHK-06 offline nothing is tried', async () => {
    const { browser, tab } = await goOffline()
    const before = browser.network.attempts.length
    await browser.advance(120_000)
    expect(browser.network.attempts.length - before).toBeLessThanOrEqual(1)
    expect(tab.views.connection.online).toBe(false)
  })

  test('CHK-06 back online a call goes at once, however long its wait still was', async () => {
    const { browser, tab } = await goOffline()
    await browser.advance(120_000)
    browser.network.online = true
    browser.network.fate = () => 'fine'
    await tab.host().notice('online')
    expect(await browser.until(() => isSettled(browser), 1_000)).toBe(true)
  })

  test('a wait belongs to one call: when another tab has settled it, the next call goes at once', async () => {
    const browser = createVirtualBrowser(4, { locks: false })
    const one = browser.openTab()
    await browser.advance(200)
    browser.network.fate = () => 'busy'
    addItem(one, 'A-1')
    await browser.advance(300)
    browser.network.fate = () => 'fine'
    const two = browser.openTab()
    await browser.advance(1_000)
    expect(browser.storedLog.commits.some(({ tabId, cause }) => tabId === two.tabId && cause._tag === 'Answer')).toBe(
      true,
    )
    expect(one.views.connection.cart).toMatchObject({ state: 'idle' })
  })
})
