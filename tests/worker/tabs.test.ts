import { describe, expect, test } from 'vitest'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, keptBy, shownIn, submitCard } from '../support/virtualShopper.ts'
import { sampleAddress } from '../../tools/simulate/shopper/sampleShopper.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { withLine } from '../support/withLine.ts'

/** Attempts of one call that were in progress at the same time in two tabs. */
const overlaps = ({ network }: VirtualBrowser): readonly string[] =>
  network.attempts.flatMap((a, index) =>
    network.attempts
      .slice(index + 1)
      .filter((b) => b.key === a.key && b.tabId !== a.tabId && b.from < (a.until ?? Infinity))
      .map((b) => `${a.key}: ${a.tabId} and ${b.tabId}`),
  )

const leaderOf = (browser: VirtualBrowser): VirtualTab =>
  browser.tabs.find(({ views }) => views.connection.leader) ?? browser.tabs[0]!

const press = (browser: VirtualBrowser, count: number): Promise<void> =>
  Array.from({ length: count }).reduce<Promise<void>>(async (before, _, n) => {
    await before
    const tab = browser.tabs[n % browser.tabs.length]
    if (tab?.state() === 'running') addItem(tab, ['A-1', 'A-2', 'B-1'][n % 3] ?? 'A-1', 1 + (n % 2))
    await browser.advance(browser.world.chance.below(120))
  }, Promise.resolve())

test('CART-16 three tabs show the same cart once all is answered, and no call leaves from two of them', async () => {
  for (let seed = 1; seed <= 30; seed++) {
    const browser = createVirtualBrowser(seed)
    for (let n = 0; n < 3; n++) browser.openTab({ visible: n === 0 })
    browser.network.fate = () => (browser.world.chance.percent(20) ? 'lose-answer' : 'fine')
    await press(browser, 12)
    expect(await browser.until(() => isSettled(browser), 60_000)).toBe(true)
    for (const tab of browser.tabs) expect(shownIn(tab)).toEqual(keptBy(browser))
    expect(overlaps(browser)).toEqual([])
    expect(browser.tabs.filter(({ views }) => views.connection.leader)).toHaveLength(1)
  }
})

test('CART-16 what one tab appends while another opens is shown there, though nothing follows it', async () => {
  for (let seed = 1; seed <= 100; seed++) {
    const [browser, tab] = await withLine(seed)
    browser.network.online = false
    tab.killWorker()
    addItem(tab, 'B-1')
    tab.startWorker()
    await browser.advance(seed % 4)
    const other = browser.openTab({ visible: false })
    expect(await browser.until(() => shownIn(other).join() === 'A-1×2,B-1×1', 5_000)).toBe(true)
  }
})

describe('without locks', () => {
  test('two tabs may send one call, and the server does it once', async () => {
    let doubled = 0
    for (let seed = 1; seed <= 30; seed++) {
      const browser = createVirtualBrowser(seed, { locks: false })
      for (let n = 0; n < 2; n++) browser.openTab()
      browser.network.fate = () => (browser.world.chance.percent(30) ? 'late' : 'fine')
      await press(browser, 10)
      expect(await browser.until(() => isSettled(browser), 60_000)).toBe(true)
      for (const tab of browser.tabs) expect(shownIn(tab)).toEqual(keptBy(browser))
      expect([...browser.shop.effects].filter(([, times]) => times !== 1)).toEqual([])
      doubled += overlaps(browser).length
    }
    expect(doubled).toBeGreaterThan(0)
  })

  test('a tab goes on sending after the newer one has closed', async () => {
    const browser = createVirtualBrowser(5, { locks: false })
    const [one, two] = [browser.openTab(), browser.openTab()]
    await browser.advance(1_000)
    two.killWorker()
    addItem(one, 'A-1')
    expect(await browser.until(() => isSettled(browser), 10_000)).toBe(true)
    expect(keptBy(browser)).toEqual(['A-1×1'])
  })
})

test('a frozen leader is replaced, and once thawed it writes nothing with its old epoch', async () => {
  for (let seed = 1; seed <= 30; seed++) {
    const browser = createVirtualBrowser(seed)
    const [one, two] = [browser.openTab(), browser.openTab({ visible: false })]
    await browser.advance(2_000)
    expect(leaderOf(browser)).toBe(one)
    addItem(one, 'A-1')
    await browser.advance(1 + seed * 8)
    one.freeze()
    addItem(two, 'A-2')
    expect(await browser.until(() => two.views.connection.leader && two.views.cart.waiting === 0, 40_000)).toBe(true)
    expect(keptBy(browser)).toEqual(two.views.cart.lines.map((line) => `${line.sku}×${line.quantity}`).sort())
    const { seq, epoch } = browser.storedLog.head!
    one.thaw()
    await browser.advance(3_000)
    const since = browser.storedLog.commits.filter((commit) => commit.seq > seq && commit.tabId === one.tabId)
    expect(since.filter(({ cause, epoch: written }) => cause._tag !== 'Command' && written <= epoch)).toEqual([])
    addItem(two, 'B-1')
    expect(await browser.until(() => isSettled(browser), 20_000)).toBe(true)
    expect(shownIn(one)).toEqual(keptBy(browser))
    expect(shownIn(two)).toEqual(keptBy(browser))
  }
})

test('a tab that lost the epoch does not try without end', async () => {
  const browser = createVirtualBrowser(6, { locks: false })
  const [one] = [browser.openTab(), browser.openTab()]
  await browser.advance(1_000)
  browser.network.fate = () => 'hang'
  addItem(one, 'A-1')
  const before = browser.world.disk.count
  await browser.advance(9_000)
  expect(browser.world.disk.count - before).toBeLessThan(60)
})

test('a lead that is lost while it is being taken is not taken', async () => {
  const browser = createVirtualBrowser(7)
  const [hidden, visible] = [browser.openTab({ visible: false }), browser.openTab({ visible: true })]
  for (let n = 0; n < 40; n++) {
    void visible.host().notice(n % 2 ? 'visible' : 'hidden')
    void hidden.host().notice(n % 2 ? 'hidden' : 'visible')
    await browser.advance(browser.world.chance.below(1_500))
  }
  await browser.advance(6_000)
  expect(browser.tabs.filter(({ views }) => views.connection.leader)).toHaveLength(1)
})

test('a tab that died between its commit and its message to the other tabs announces it when it is back, and its call is sent', async () => {
  for (let seed = 1; seed <= 30; seed++) {
    const browser = createVirtualBrowser(seed)
    const [one, two] = [browser.openTab(), browser.openTab({ visible: false })]
    await browser.advance(2_000)
    expect(leaderOf(browser)).toBe(one)
    const written = browser.storedLog.commits.length
    const { outcome } = addItem(two, 'A-1')
    expect(await browser.until(() => browser.storedLog.commits.length > written, 100, 1)).toBe(true)
    expect(outcome).toBeNull()
    two.killWorker()
    two.startWorker()
    expect(await browser.until(() => isSettled(browser), 10_000)).toBe(true)
    expect(shownIn(one)).toEqual(['A-1×1'])
    expect(shownIn(two)).toEqual(['A-1×1'])
    expect(keptBy(browser)).toEqual(['A-1×1'])
  }
})

test('a card that no tab has any more is given up, although a tab that is gone took the right to send', async () => {
  const [browser, tab] = await withLine(1)
  tab.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
  expect(await browser.until(() => isSettled(browser), 10_000)).toBe(true)
  submitCard(tab)
  expect(await browser.until(() => tab.views.cart.waiting === 2, 1_000, 1)).toBe(true)
  // The billing address is answered, the card is not.
  expect(await browser.until(() => tab.views.cart.waiting === 1, 1_000, 1)).toBe(true)
  const { epoch } = browser.storedLog.head!
  tab.killWorker()
  tab.startWorker()
  expect(await browser.until(() => browser.storedLog.head!.epoch > epoch, 1_000, 10)).toBe(true)
  // What is left of a tab that won the election and closed before it had sent anything.
  browser.storedLog.head = { ...browser.storedLog.head!, epoch: epoch + 2 }
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect(tab.views.checkout.card?.state).not.toBe('saved')
})
