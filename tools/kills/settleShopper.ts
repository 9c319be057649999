import { cartText } from './expectedCart.ts'
import type { CartLines } from './expectedCart.ts'
import type { KilledShopper } from './KilledShopper.ts'
import type { KilledTab } from './killedTab.ts'
import type { PageState } from './pageClient.ts'

const settleMs = 60_000
const lookEveryMs = 40

/** A shop that had lost its log fetches the cart from the server, and shows an empty one until it is there. */
const restoreMs = 15_000

/** Settled, and one of these carts on the screen; or, if that never comes, what is there instead. */
export const settleOn = async (shopper: KilledShopper, carts: readonly CartLines[]): Promise<readonly PageState[]> => {
  const awaited = new Set(carts.map(cartText))
  for (const end = performance.now() + restoreMs; ; ) {
    const states = await settleShopper(shopper)
    if (performance.now() > end || states.every((state) => awaited.has(screenText(state)))) return states
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}

/** Until no tab waits for anything and all show the same; throws what was still open after a minute. */
export const settleShopper = async ({ tabs }: KilledShopper): Promise<readonly PageState[]> => {
  for (const end = performance.now() + settleMs; ; ) {
    const states = await Promise.all(tabs.map((tab) => tab.state()))
    const open = states.flatMap((state, index) => openIn(tabs[index], state).map((words) => `tab ${index + 1} ${words}`))
    const shown = new Set(states.map((state) => state && screenText(state)))
    if (open.length === 0 && shown.size <= 1) return states.flatMap((state) => state ?? [])
    if (performance.now() > end) throw new Unsettled([...open, ...(shown.size > 1 ? [`the tabs show ${[...shown].join(' and ')}`] : [])].join('; '))
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}

/** What never came to rest, in words. */
export class Unsettled extends Error {
  override readonly name = 'Unsettled'
}

export const screenText = ({ screen }: PageState): string => cartText(Object.fromEntries(screen.map(({ sku, quantity }) => [sku, quantity])))

const openIn = (tab: KilledTab | undefined, state: PageState | null): readonly string[] => {
  if (tab?.isDead()) return []
  if (state === null) return ['shows no shop']
  const { cart, order, checkout } = state
  const view = cartText(Object.fromEntries(cart.lines.map(({ sku, quantity }) => [sku, quantity])))
  return [
    ...(cart.waiting > 0 || cart.rebuilding ? ['waits for the shop to hear of the cart'] : []),
    ...(order.placing ? ['waits for its order'] : []),
    ...(checkout.card?.state === 'held' ? ['holds a card'] : []),
    ...(view === screenText(state) ? [] : [`shows ${screenText(state)} and knows ${view}`]),
  ]
}
