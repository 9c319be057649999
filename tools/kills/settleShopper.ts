import { setTimeout as sleep } from 'node:timers/promises'
import type { Commit } from '../../core/domain/log/commit.ts'
import { readLogFile } from '../../core/domain/log/readLogFile.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { foldCommits } from '../../worker/pipeline/foldLog.ts'
import type { KilledShopper } from './KilledShopper.ts'
import { cartText } from './expectedCart.ts'
import type { CartLines } from './expectedCart.ts'
import type { KilledTab } from './killedTab.ts'
import type { PageState } from './pageClient.ts'

/** A shop that hangs never settles; one that shares its machine with four others needs this long. */
const settleMs = 240_000

const lookEveryMs = 40

/** A shop that lost its log fetches the cart from the server, and shows an empty one until it arrives. */
const restoreMs = 15_000

/**
 * ms for which the views must agree: a page shows its dead worker's last views until the next worker starts, and that
 * one shows its log's views until the server has answered.
 */
const calmMs = 1_000

/**
 * Waits until the shopper has settled with one of these carts on the screen and, where the log may have been lost, in
 * the server's tables too. If that never happens, returns what is there instead.
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

/** Waits until no tab waits for anything and all show the same; throws what was still open after four minutes. */
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

/** `kept` = the server's content of the log's basket, as text. */
export type ShopperLog =
  | {
      readonly _tag: 'Read'
      readonly logId: string
      readonly commits: readonly Commit[]
      readonly start: { readonly seq: number; readonly shop: ShopperState }
      readonly kept: string
    }
  | { readonly _tag: 'Unreadable'; readonly line: number; readonly reason: string }

/** The log as the shopper would export it, from the disk or from memory, and the server's version of its basket. */
export const readShopperLog = async ({ tabs, books }: Pick<KilledShopper, 'tabs' | 'books'>): Promise<ShopperLog> => {
  const log = readLogFile((await tabs[0]?.run<string>('exportLog()')) ?? '')
  if (log._tag === 'Unreadable') return log
  const { commits, header } = log
  const start = { seq: header.start?.seq ?? 0, shop: header.start?.shop ?? initialState() }
  const { basket } = foldCommits(structuredClone(start.shop), start.seq, commits).shop.cart
  const row =
    basket && (await books.selectFrom('basket').selectAll().where('id', '=', basket.basketId).executeTakeFirst())
  const isOpen = row && row.status !== 'ordered'
  return {
    _tag: 'Read',
    logId: header.logId,
    commits,
    start,
    kept: cartText(
      isOpen
        ? Object.fromEntries(row.document.lines.filter(({ bonus }) => !bonus).map(({ sku, qty }) => [sku, qty]))
        : {},
    ),
  }
}

const openIn = (tab: KilledTab | undefined, state: PageState | null): readonly string[] => {
  if (tab?.isDead()) return []
  if (state === null) return ['shows no shop']
  const { cart, order, checkout, connection } = state
  const view = cartText(
    Object.fromEntries(cart.lines.filter(({ isBonus }) => !isBonus).map(({ sku, quantity }) => [sku, quantity])),
  )
  return [
    ...(cart.waiting > 0 || cart.rebuilding
      ? [`waits for the server to learn of the cart (${laneText(connection, 'cart')})`]
      : []),
    ...(order.placing ? [`waits for its order (${laneText(connection, 'order')})`] : []),
    ...(checkout.card?.state === 'held' ? ['holds a card'] : []),
    ...(view === screenText(state) ? [] : [`shows ${screenText(state)} and knows ${view}`]),
  ]
}

/** What the sender says of a lane, such as "online, leads, waiting after 3 attempts: timeout". */
const laneText = (connection: PageState['connection'], lane: 'cart' | 'order'): string => {
  const { state, attempts, reason } = connection[lane]
  const standing = `${connection.online ? 'online' : 'offline'}, ${connection.leader ? 'leads' : 'does not lead'}`
  return `${standing}, ${state} after ${attempts} attempts${reason === null ? '' : `: ${reason}`}`
}
