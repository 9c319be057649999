import { describe, expect, test } from 'vitest'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, keptBy, placeOrder, reachSummary, shownIn, submitCard } from '../support/virtualShopper.ts'
import { withLine } from '../support/withLine.ts'

/** The worker dies; the next one finds the log as it was when the disk became full. */
const restart = async (browser: VirtualBrowser, tab: VirtualTab): Promise<void> => {
  tab.killWorker()
  browser.storedLog.fault = null
  tab.startWorker()
  if (!(await browser.until(() => isSettled(browser), 60_000))) throw new Error('it never settles')
  await browser.advance(5_000)
}

const untilAnswered = async (browser: VirtualBrowser, tab: VirtualTab): Promise<void> => {
  if (!(await browser.until(() => tab.views.cart.waiting === 0, 30_000))) throw new Error('it is never answered')
}

/** When the disk becomes full, ms after the press: before, while and after the press is stored, sent and answered. */
const moments = Array.from({ length: 40 }, (_, ms) => ms)

/** A tab at the summary; `press`, and so many ms later a disk that is full. */
const fullAfter = async (ms: number, press: (tab: VirtualTab) => void): Promise<[VirtualBrowser, VirtualTab]> => {
  const [browser, tab] = await withLine(22)
  await reachSummary(browser, tab)
  press(tab)
  await browser.advance(ms)
  browser.storedLog.fault = 'full'
  await browser.advance(1_000)
  await untilAnswered(browser, tab)
  return [browser, tab]
}

/** The cart was ordered once, and nothing says otherwise. */
const isOrderedOnce = async (browser: VirtualBrowser, tab: VirtualTab): Promise<void> => {
  expect(await browser.until(() => tab.views.order.confirmed !== null, 30_000)).toBe(true)
  await restart(browser, tab)
  expect(shownIn(tab)).toEqual([])
  expect(tab.views.cart.refusals).toEqual([])
  expect(tab.views.order.problem).toBeNull()
  expect(tab.views.checkout.card).toBeNull()
  expect(browser.shop.model.orders.length).toBe(1)
}

describe('a change that is stored, and whose sending and answer were only in memory when the worker died, is over', () => {
  test.each(moments)('the first change of a cart, full after %i ms', async (ms) => {
    const browser = createVirtualBrowser(21)
    const tab = browser.openTab()
    await browser.advance(3_000)
    addItem(tab, 'A-1')
    await browser.advance(ms)
    browser.storedLog.fault = 'full'
    expect(await browser.until(() => keptBy(browser).length === 1, 30_000)).toBe(true)
    await untilAnswered(browser, tab)
    await restart(browser, tab)
    expect(shownIn(tab)).toEqual(['A-1×1'])
    expect(keptBy(browser)).toEqual(['A-1×1'])
    expect(tab.views.cart.refusals).toEqual([])
  })

  test.each(moments)('a change whose cart was ordered, full after %i ms', async (ms) => {
    const [browser, tab] = await fullAfter(ms, (pressed) => void addItem(pressed, 'B-1'))
    expect(keptBy(browser)).toHaveLength(2)
    placeOrder(tab)
    await isOrderedOnce(browser, tab)
  })

  test.each(moments)('a card that has paid, full after %i ms', async (ms) => {
    const [browser, tab] = await fullAfter(ms, (pressed) => void submitCard(pressed, 'card-2'))
    placeOrder(tab)
    await isOrderedOnce(browser, tab)
  })

  test.each(moments)('a card and the order that it pays, pressed at once, full after %i ms', async (ms) => {
    const [browser, tab] = await fullAfter(ms, (pressed) => {
      submitCard(pressed, 'card-2')
      placeOrder(pressed)
    })
    await isOrderedOnce(browser, tab)
  })
})
