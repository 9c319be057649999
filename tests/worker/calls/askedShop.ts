import { createVirtualBrowser } from '../../support/virtualBrowser.ts'
import { disagreement, isSettled } from '../../support/virtualShopper.ts'
import type { BareCommand } from '../../support/sentCommand.ts'

/** A tab whose worker has its token, and what its worker asks the shop for a press. */
export const askedShop = async () => {
  const browser = createVirtualBrowser(1)
  const tab = browser.openTab()
  await browser.advance(3_000)
  const { arrivals } = browser.shop
  /** Presses, and answers with the calls that reached the shop until nothing was owed: `[line, body]`. */
  const callsOf = async (...commands: readonly BareCommand[]): Promise<readonly (readonly [string, unknown])[]> => {
    const before = arrivals.length
    const answered = commands.map((command) => tab.dispatch(command as never))
    if (!(await browser.until(() => isSettled(browser), 30_000))) throw new Error(String(disagreement(browser)))
    const refused = answered.find(({ outcome }) => outcome?._tag !== 'Accepted')
    if (refused) throw new Error(JSON.stringify(refused.outcome))
    return arrivals
      .slice(before)
      .filter(({ name }) => name !== 'fetchToken')
      .map(({ line, body }) => [line, body] as const)
  }
  const itemOf = (sku: string) =>
    browser.shop.model.basket()?.items.find((item) => item.productId === sku)?.itemId ?? ''
  return { browser, tab, callsOf, itemOf }
}
