import { setTimeout as sleep } from 'node:timers/promises'
import { cartText } from './expectedCart.ts'
import type { CartLines } from './expectedCart.ts'
import type { KilledShopper } from './KilledShopper.ts'
import type { KilledTab } from './killedTab.ts'
import type { PageState } from './pageClient.ts'
import { readShopperLog } from './shopperLog.ts'

const settleMs = 60_000
const lookEveryMs = 40

/** A shop that lost its log fetches the cart from the server, and shows an empty one until it arrives. */
const restoreMs = 15_000

/**
 * A page shows its dead worker's last views until the next worker starts, and that one shows its log's until the server
 * has answered. So the views must agree for this long, ms.
 */
const calmMs = 1_000

/**
 * Settled, with one of these carts on the screen and, where the log may have been lost, in the server's tables too. If
 * that never happens, what is there instead.
 */
export const settleOn = async (shopper: KilledShopper, carts: readonly CartLines[]): Promise<readonly PageState[]> => {
  const awaited = new Set(carts.map(cartText))
  let agreedSince = Infinity
  for (const end = performance.now() + restoreMs; ;) {
    const states = await settleShopper(shopper)
    const isAwaited = states.every((state) => awaited.has(screenText(state)))
    if (performance.now() > end || (isAwaited && !shopper.mayForget)) return states
    agreedSince = isAwaited && (await isKept(shopper, states)) ? Math.min(agreedSince, performance.now()) : Infinity
    if (performance.now() - agreedSince > calmMs) return states
    await sleep(lookEveryMs)
  }
}

/** What the screen shows is what the server has. */
const isKept = async (shopper: KilledShopper, [state]: readonly PageState[]): Promise<boolean> => {
  const log = await readShopperLog(shopper)
  return log._tag === 'Read' && state !== undefined && log.kept === screenText(state)
}

/** Waits until no tab waits for anything and all show the same; throws what was still open after a minute. */
export const settleShopper = async ({ tabs }: KilledShopper): Promise<readonly PageState[]> => {
  for (const end = performance.now() + settleMs; ;) {
    const states = await Promise.all(tabs.map((tab) => tab.state()))
    const open = states.flatMap((state, index) =>
      openIn(tabs[index], state).map((words) => `tab ${index + 1} ${words}`),
    )
    const shown = new Set(states.map((state) => state && screenText(state)))
    if (open.length === 0 && shown.size <= 1) return states.flatMap((state) => state ?? [])
    if (performance.now() > end)
      throw new Unsettled(
        [...open, ...(shown.size > 1 ? [`the tabs show ${[...shown].join(' and ')}`] : [])].join('; '),
      )
    await sleep(lookEveryMs)
  }
}

/** What never settled, in words. */
export class Unsettled extends Error {
  override readonly name = 'Unsettled'
}

export const screenText = ({ screen }: PageState): string =>
  cartText(Object.fromEntries(screen.map(({ sku, quantity }) => [sku, quantity])))

const openIn = (tab: KilledTab | undefined, state: PageState | null): readonly string[] => {
  if (tab?.isDead()) return []
  if (state === null) return ['shows no shop']
  const { cart, order, checkout } = state
  const view = cartText(
    Object.fromEntries(cart.lines.filter(({ isBonus }) => !isBonus).map(({ sku, quantity }) => [sku, quantity])),
  )
  return [
    ...(cart.waiting > 0 || cart.rebuilding ? ['waits for the server to learn of the cart'] : []),
    ...(order.placing ? ['waits for its order'] : []),
    ...(checkout.card?.state === 'held' ? ['holds a card'] : []),
    ...(view === screenText(state) ? [] : [`shows ${screenText(state)} and knows ${view}`]),
  ]
}
