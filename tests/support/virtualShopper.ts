import { wants } from '../../core/commands/wants.ts'
import { canonical } from '../../core/domain/log/chainHash.ts'
import { viewsOf } from '../../worker/bridge/viewsOf.ts'
import { cardWith, sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { sampleProduct } from './sampleProducts.ts'
import type { VirtualBrowser } from './virtualBrowser.ts'
import type { Answered, VirtualTab } from '../../tools/simulate/device/virtualTab.ts'

/** What a shopper does in a tab, and what must hold for a browser once everything has settled. */
export const cardEntry = cardWith()

export const lineKeyOf = (sku: string): string => `${sku}|||home`

export const addItem = (tab: VirtualTab, sku: string, quantity = 1): Answered =>
  tab.dispatch({ _tag: 'AddItem', product: sampleProduct(sku), quantity })

export const submitCard = (tab: VirtualTab, secretRef = 'card-1'): Answered => {
  void tab.host().keepCard(secretRef, cardEntry)
  return tab.dispatch({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef })
}

export const placeOrder = (tab: VirtualTab, shownTotal = tab.views.cart.totals.total.minor): Answered =>
  tab.dispatch({ _tag: 'PlaceOrder', shownTotal, online: true })

/** A filled cart with addresses and a card, everything answered. */
export const reachSummary = async (browser: VirtualBrowser, tab: VirtualTab): Promise<void> => {
  addItem(tab, 'A-1', 2)
  await browser.advance(3_000)
  tab.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
  await browser.advance(1_000)
  submitCard(tab)
  if (!(await browser.until(() => isSettled(browser) && tab.views.checkout.card?.state === 'saved', 20_000))) {
    throw new Error(`no summary: ${disagreement(browser) ?? JSON.stringify(tab.views.checkout)}`)
  }
}

/** Nothing is owed, everything asked is answered, and every tab shows what the log says. */
export const isSettled = (browser: VirtualBrowser): boolean => disagreement(browser) === null

/** Why a browser has not settled yet, or null. */
export const disagreement = (browser: VirtualBrowser): string | null => {
  const alive = browser.tabs.filter((tab) => tab.state() === 'running')
  for (const tab of alive) {
    if (tab.asked.some(({ outcome }) => outcome === null)) return `${tab.tabId} waits for an acknowledgement`
    const { cart, order } = tab.views
    if (cart.waiting > 0 || cart.rebuilding || order.placing) return `${tab.tabId} shows something as waiting`
  }
  const shop = browser.folded()
  const owed = wants(shop)
  if (owed.length > 0) return `owed: ${owed.map((call) => `${call.endpoint} ${call.key}`).join(', ')}`
  const truth = viewsOf(shop)
  const other = alive.find(
    ({ views }) => !same([views.cart, views.checkout, views.order], [truth.cart, truth.checkout, truth.order]),
  )
  return other ? `${other.tabId} shows something else than the log` : null
}

export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** Lines as `sku×quantity`, sorted. */
export const shownIn = (tab: VirtualTab): readonly string[] =>
  tab.views.cart.lines.map((line) => `${line.sku}×${line.quantity}`).sort()

export const keptBy = ({ shop }: VirtualBrowser): readonly string[] =>
  (shop.model.basket()?.items ?? []).map((item) => `${item.productId}×${item.qty}`).sort()

/** A direct call to a worker: time must advance while it reads its disk. */
export const settled = async <T>(browser: VirtualBrowser, asked: Promise<T>): Promise<T> => {
  let isWaiting = true
  const answer = asked.finally(() => {
    isWaiting = false
  })
  while (isWaiting) await browser.advance(10)
  return answer
}
