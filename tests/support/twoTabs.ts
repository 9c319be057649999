import { expect } from 'vitest'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { createVirtualBrowser } from './virtualBrowser.ts'
import type { VirtualBrowser } from './virtualBrowser.ts'
import { addItem, isSettled } from './virtualShopper.ts'

/** A guest with two tabs and a filled cart. */
export const shopping = async (seed: number): Promise<readonly [VirtualBrowser, VirtualTab, VirtualTab]> => {
  const browser = createVirtualBrowser(seed)
  const [one, two] = [browser.openTab(), browser.openTab()]
  addItem(one, 'A-1', 2)
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  return [browser, one, two]
}

/** Who is signed in where, as a tab sees it: `us REGISTERED`. */
export const sitesOf = (tab: VirtualTab) =>
  tab.views.account.signedIn.map(({ site, consumerType }) => `${site} ${consumerType}`)

/** Every call of this name that reached the server. */
export const called = (browser: VirtualBrowser, name: string) =>
  browser.shop.arrivals.filter((arrival) => arrival.name === name)
