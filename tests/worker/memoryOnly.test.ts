import { describe, expect, test } from 'vitest'
import { readCart } from '../../contracts/api/cart/cartApi.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, keptBy, lineKeyOf, placeOrder, reachSummary, shownIn } from '../support/virtualShopper.ts'
import { sampleAddress } from '../../tools/simulate/shopper/sampleShopper.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { withLine } from '../support/withLine.ts'

const orderInMemory = async (browser: VirtualBrowser, tab: VirtualTab): Promise<void> => {
  tab.killWorker()
  browser.storedLog.fault = 'blocked'
  tab.startWorker()
  await browser.until(() => shownIn(tab).length > 0, 10_000)
  await reachSummaryInMemory(browser, tab)
  placeOrder(tab)
  expect(await browser.until(() => tab.views.order.confirmed !== null, 30_000)).toBe(true)
}

/** The disk does not answer here, so whether everything has settled cannot be checked there. */
const reachSummaryInMemory = async (browser: VirtualBrowser, tab: VirtualTab): Promise<void> => {
  await reachSummary(browser, tab).catch(() => undefined)
  expect(
    await browser.until(() => tab.views.checkout.card?.state === 'saved' && tab.views.cart.waiting === 0, 30_000),
  ).toBe(true)
}

describe('an order and a change while storage is refused', () => {
  test('ORD-01 an order placed while storage was refused: the next start shows the emptied cart as soon as the server has answered', async () => {
    const [browser, tab] = await withLine(1)
    await orderInMemory(browser, tab)
    tab.killWorker()
    browser.storedLog.fault = null
    tab.startWorker()
    expect(await browser.until(() => shownIn(tab).length === 0, 5_000)).toBe(true)
    addItem(tab, 'B-1')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(shownIn(tab)).toEqual(['B-1×1'])
    expect(keptBy(browser)).toEqual(['B-1×1'])
    expect(browser.shop.model.orders.length).toBe(1)
  })

  test('ORD-01 and when another cart was begun after it, that one is shown', async () => {
    const [browser, tab] = await withLine(2)
    await orderInMemory(browser, tab)
    addItem(tab, 'C-1')
    expect(await browser.until(() => tab.views.cart.waiting === 0 && shownIn(tab).length === 1, 30_000)).toBe(true)
    tab.killWorker()
    browser.storedLog.fault = null
    tab.startWorker()
    expect(await browser.until(() => shownIn(tab).join() === 'C-1×1', 5_000)).toBe(true)
    expect(browser.shop.model.orders).toHaveLength(1)
  })

  test('ORD-01 a change that had left before storage failed is answered once more at the next start: not it, the server says what is in the cart', async () => {
    const [browser, tab] = await withLine(4)
    browser.network.fate = () => 'hang'
    addItem(tab, 'A-2')
    expect(await browser.until(() => browser.folded().cart.pending.some(({ sent }) => sent), 5_000)).toBe(true)
    tab.dispatch({ _tag: 'SetQuantity', lineKey: lineKeyOf('A-1'), quantity: 5 })
    await browser.advance(1_000)
    browser.storedLog.fault = 'blocked'
    browser.network.fate = () => 'fine'
    await reachSummaryInMemory(browser, tab)
    placeOrder(tab)
    expect(await browser.until(() => tab.views.order.confirmed !== null, 30_000)).toBe(true)
    addItem(tab, 'C-1')
    expect(await browser.until(() => tab.views.cart.waiting === 0 && keptBy(browser).join() === 'C-1×1', 30_000)).toBe(
      true,
    )
    tab.killWorker()
    browser.storedLog.fault = null
    tab.startWorker()
    expect(await browser.until(() => isSettled(browser) && shownIn(tab).join() === 'C-1×1', 30_000)).toBe(true)
    expect(keptBy(browser)).toEqual(['C-1×1'])
    expect(browser.shop.model.orders.length).toBe(1)
  })

  test('ORD-01 an order placed while the server is asked what is in the cart: an answer from before it does not fill the cart again', async () => {
    const [browser, tab] = await withLine(6)
    await reachSummary(browser, tab)
    browser.storedLog.fault = 'blocked'
    tab.dispatch({ _tag: 'SubmitShipping', address: { ...sampleAddress, city: 'Golden' } })
    expect(
      await browser.until(() => tab.views.health.storage === 'memory' && tab.views.cart.waiting === 0, 30_000),
    ).toBe(true)
    tab.killWorker()
    browser.storedLog.fault = null
    browser.network.fate = ({ endpoint }) => (endpoint.id === readCart.id ? 'slow' : 'fine')
    tab.startWorker()
    expect(
      await browser.until(() => browser.network.attempts.some(({ endpoint }) => endpoint === readCart.id), 5_000, 10),
    ).toBe(true)
    placeOrder(tab)
    expect(await browser.until(() => tab.views.order.confirmed !== null, 2_500)).toBe(true)
    await browser.advance(20_000)
    expect(shownIn(tab)).toEqual([])
    expect(browser.shop.model.orders.length).toBe(1)
  })
})

test('CART-26 on a line that had gone meanwhile, a removal is fulfilled and a quantity is reported as impossible', async () => {
  const [browser, tab] = await withLine(5)
  addItem(tab, 'B-1')
  addItem(tab, 'C-1')
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  browser.storedLog.fault = 'blocked'
  for (const sku of ['A-1', 'B-1']) tab.dispatch({ _tag: 'RemoveLine', lineKey: lineKeyOf(sku) })
  expect(await browser.until(() => keptBy(browser).join() === 'C-1×1', 30_000)).toBe(true)
  tab.killWorker()
  browser.storedLog.fault = null
  browser.network.fate = () => 'hang'
  tab.startWorker()
  expect(await browser.until(() => shownIn(tab).length === 3, 5_000)).toBe(true)
  tab.dispatch({ _tag: 'RemoveLine', lineKey: lineKeyOf('A-1') })
  tab.dispatch({ _tag: 'SetQuantity', lineKey: lineKeyOf('B-1'), quantity: 2 })
  await browser.advance(500)
  browser.network.fate = () => 'fine'
  expect(await browser.until(() => isSettled(browser) && shownIn(tab).join() === 'C-1×1', 60_000)).toBe(true)
  expect(tab.views.cart.refusals.map(({ what, errorId }) => `${what}: ${errorId}`)).toEqual(['quantity: line-gone'])
})

test('a disk that writes and answers too late: on in memory, and after a reload nothing is lost and nothing doubled', async () => {
  const [browser, tab] = await withLine(3)
  browser.world.disk.isLate = true
  addItem(tab, 'A-2')
  expect(await browser.until(() => tab.views.health.storage === 'memory' && tab.views.cart.waiting === 0, 30_000)).toBe(
    true,
  )
  addItem(tab, 'B-1')
  expect(await browser.until(() => tab.views.cart.waiting === 0 && keptBy(browser).length === 3, 30_000)).toBe(true)
  tab.killWorker()
  browser.world.disk.isLate = false
  tab.startWorker()
  expect(await browser.until(() => isSettled(browser) && shownIn(tab).length === 3, 30_000)).toBe(true)
  expect(shownIn(tab)).toEqual(['A-1×2', 'A-2×1', 'B-1×1'])
  expect(keptBy(browser)).toEqual(['A-1×2', 'A-2×1', 'B-1×1'])
  expect([...browser.shop.effects].filter(([, times]) => times !== 1)).toEqual([])
  expect(browser.shop.clashes).toEqual([])
})

describe('a tab in memory beside one on the disk', () => {
  test.each([
    ['while it sends', true],
    ['as it starts', false],
  ])(
    'a tab that has fallen into memory %s leaves the log on the disk to another tab, which sends it',
    async (_, sends) => {
      const [browser, tab] = await withLine(8)
      browser.storedLog.snapshots = []
      browser.world.disk.isFull = true
      if (!sends) {
        tab.killWorker()
        tab.startWorker()
      }
      addItem(tab, 'A-2')
      expect(await browser.until(() => tab.views.health.storage === 'memory', 30_000)).toBe(true)
      expect(await browser.until(() => keptBy(browser).length === 2, 30_000)).toBe(true)
      browser.world.disk.isFull = false
      const other = browser.openTab()
      addItem(other, 'B-1')
      expect(await browser.until(() => keptBy(browser).length === 3 && other.views.cart.waiting === 0, 30_000)).toBe(
        true,
      )
      expect(other.views.connection.leader).toBe(true)
      expect(other.views.health.storage).toBe('ok')
      addItem(tab, 'C-1')
      expect(await browser.until(() => tab.views.cart.waiting === 0 && keptBy(browser).length === 4, 30_000)).toBe(true)
    },
  )
})
