import { expect, test } from 'vitest'
import { runs } from '../support/runs.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { disagreement, isSettled, placeOrder, reachSummary } from '../support/virtualShopper.ts'
import { badFates } from '../support/simulatedShopNetwork.ts'

/**
 * Both tabs press, workers die and freeze, tokens end, and the network does its worst, all while an order is placed.
 */
const trouble = async (browser: VirtualBrowser): Promise<void> => {
  const { chance } = browser.world
  browser.network.fate = () => (chance.percent(45) ? chance.pick(badFates) : 'fine')
  for (let n = 0; n < 14; n++) {
    await browser.advance(chance.below(chance.percent(25) ? 12_000 : 200))
    const tab = browser.tabs[chance.below(2)]
    if (!tab) continue
    const running = tab.state() === 'running'
    if (running && n % 2 === 0) placeOrder(tab)
    else if (running) chance.pick([tab.killWorker, tab.freeze, tab.startWorker, browser.shop.sessions.expire])()
    else if (tab.state() === 'dead') tab.startWorker()
    else tab.thaw()
  }
  browser.network.fate = () => 'fine'
  for (const tab of browser.tabs) {
    if (tab.state() === 'dead') tab.startWorker()
    tab.thaw()
  }
}

const faultsOf = async (seed: number, locks: boolean): Promise<readonly string[]> => {
  const browser = createVirtualBrowser(seed, { locks })
  const [one] = [browser.openTab(), browser.openTab({ visible: false })]
  await browser.advance(2_000)
  await reachSummary(browser, one)
  await trouble(browser)
  const faults: string[] = []
  if (!(await browser.until(() => isSettled(browser), 60_000))) faults.push(`not calm: ${disagreement(browser)}`)
  const { orders } = browser.shop.model
  const isAccepted = browser.tabs.some(({ asked }) =>
    asked.some(({ command, outcome }) => command._tag === 'PlaceOrder' && outcome?._tag === 'Accepted'),
  )
  if (orders.length !== (isAccepted ? 1 : 0)) faults.push(`${orders.length} orders`)
  for (const { tabId, views } of browser.tabs) {
    if (views.order.confirmed?.orderNumber !== orders[0]?.orderNumber)
      faults.push(`${tabId} shows ${views.order.confirmed?.orderNumber ?? 'no order'}`)
  }
  for (const [key, times] of browser.shop.effects) if (times > 1) faults.push(`${key} was done ${times} times`)
  faults.push(...browser.shop.clashes.map((call) => `${call} came with two payloads`))
  return faults.map((fault) => `seed ${seed}: ${fault}`)
}

test.each([true, false])(
  'CART-25 there is one order, shown in every tab, whatever happens while it is placed (locks: %s)',
  async (locks) => {
    const faults: string[] = []
    for (let seed = 1; seed <= runs(60) && faults.length < 5; seed++) faults.push(...(await faultsOf(seed, locks)))
    expect(faults).toEqual([])
  },
  300_000,
)
