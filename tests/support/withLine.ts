import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { createVirtualBrowser } from './virtualBrowser.ts'
import type { VirtualBrowser } from './virtualBrowser.ts'
import { addItem, disagreement, isSettled } from './virtualShopper.ts'

/** A tab with two of A-1 in its cart, everything answered. */
export const withLine = async (seed: number): Promise<readonly [VirtualBrowser, VirtualTab]> => {
  const browser = createVirtualBrowser(seed)
  const tab = browser.openTab()
  addItem(tab, 'A-1', 2)
  if (!(await browser.until(() => isSettled(browser), 30_000))) throw new Error(`no line: ${disagreement(browser)}`)
  return [browser, tab]
}
