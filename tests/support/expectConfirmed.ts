import { expect, vi } from 'vitest'
import type { VirtualBrowser } from './virtualBrowser.ts'
import { isSettled } from './virtualShopper.ts'

/** Within two minutes everything settles, and every tab shows the one order that was placed. */
export const expectConfirmed: (browser: VirtualBrowser) => Promise<void> = vi.defineHelper(async (browser) => {
  expect(
    await browser.until(
      () => isSettled(browser) && browser.tabs.every(({ views }) => views.order.confirmed !== null),
      120_000,
    ),
  ).toBe(true)
  expect(browser.shop.model.orders).toHaveLength(1)
})
