import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from 'playwright'
import type { Command } from '../../contracts/commands.ts'
import { lineKey } from '../../core/domain/cart/lineKey.ts'
import { cardWith, faceOf, sampleAddress } from '../simulate/shopper/sampleShopper.ts'
import type { PageState } from './pageClient.ts'
import { settleOn, settleShopper } from './settleShopper.ts'
import type { CartPress, PressFate } from './expectedCart.ts'
import { possibleCarts } from './expectedCart.ts'
import type { CartLines } from './expectedCart.ts'
import type { KilledShopper } from './KilledShopper.ts'
import { openKilledTab } from './killedTab.ts'
import type { Heard, KilledTab } from './killedTab.ts'
import { mostOfOne } from './planRound.ts'
import type { RoundPlan } from './planRound.ts'

/** Bytes; less than anything the shop stores needs. */
const noSpace = 1
/** Chromium may keep an old limit for thirty seconds. */
const oldLimitMs = 35_000

/** The outcome of a round: every cart that may exist now. A placed order empties it. */
export type RoundEnd = {
  readonly carts: readonly CartLines[]
  readonly order: { readonly commandId: string; readonly isDurable: boolean } | null
}

/** Presses, and the kill among them; afterwards every tab is back. Checks nothing. */
export const killRound = async (shopper: KilledShopper, plan: RoundPlan): Promise<RoundEnd> => {
  await haveTabs(shopper, plan)
  const presser = shopper.tabs[plan.pressesIn % shopper.tabs.length]
  if (!presser) throw new Error('no tab is open')
  const hit = plan.kill.hitsPresser ? presser : (shopper.tabs.find((tab) => tab !== presser) ?? presser)
  const isOrder = plan.isOrder && Object.keys(shopper.cart).length > 0
  if (isOrder) await enterCheckout(shopper, presser)
  const begin = performance.now()
  const work = isOrder ? pressOrder(shopper, presser) : pressAll(shopper, presser, plan)
  // While the disk is full, a press is only promised once the server has it, so nothing is killed before that.
  if (shopper.mayForget) await work.then(() => settleUnforgotten(shopper))
  await Promise.all([strike(shopper, hit, plan, begin), dropNetwork(shopper, plan, begin)])
  await reopenDead(shopper)
  return work
}

/**
 * Something put into the cart and taken out again: from now on the server knows the shopper, and the disk how. A
 * session that begins while the disk is full lasts as long as its worker (decision 5), so nothing could be promised.
 */
export const meetServer = async (shopper: KilledShopper, tab: KilledTab): Promise<void> => {
  const [sku] = shopper.skus
  for (const press of [{ kind: 'add', sku } as const, { kind: 'remove', sku } as const]) {
    await pressCommand(shopper, tab, commandOf(shopper, press))
    await settleShopper(shopper)
  }
}

const haveTabs = async (shopper: KilledShopper, { tabs, disk }: RoundPlan): Promise<void> => {
  const [first] = shopper.tabs
  if (disk !== null && first) {
    await first.limitStorage(disk === 'fills' ? noSpace : null)
    shopper.diskFullUntil = disk === 'fills' ? Infinity : performance.now() + oldLimitMs
  }
  shopper.mayForget = performance.now() < shopper.diskFullUntil
  // Tabs that live in memory have separate logs and do not know of each other.
  const wanted = shopper.mayForget ? 1 : tabs
  while (shopper.tabs.length > wanted) await shopper.tabs.pop()?.close()
  while (shopper.tabs.length < wanted) shopper.tabs.push(await openCartTab(shopper))
  if ((await settleShopper(shopper)).every(livesOnDisk)) return
  shopper.roundsInMemory += 1
  if (shopper.mayForget) return
  // A shopper who opens the shop again finds a working disk and, a moment later, what the server has stored meanwhile.
  for (const tab of shopper.tabs) await tab.close()
  await reopenDead(shopper)
  shopper.mayForget = !(await settleOn(shopper, [shopper.cart])).every(livesOnDisk)
}

const livesOnDisk = ({ health }: PageState): boolean => health.storage === 'ok'

/** Waits until everything has settled. A refused order is a fault here: a dying page would lose the message. */
const settleUnforgotten = async (shopper: KilledShopper): Promise<void> => {
  const problem = (await settleShopper(shopper)).find(({ order }) => order.problem)?.order.problem
  if (problem) throw new Error(`the order was refused: ${problem.errorId}`)
}

export const openCartTab = ({ context, url }: KilledShopper): Promise<KilledTab> =>
  openKilledTab(context, `${url}/cart`)

const pressAll = async (shopper: KilledShopper, tab: KilledTab, { presses }: RoundPlan): Promise<RoundEnd> => {
  const before = shopper.cart
  const fates: { press: CartPress; fate: PressFate }[] = []
  const waiting: Promise<void>[] = []
  for (const { press, pauseMs } of presses) {
    const most = Math.max(...possibleCarts(before, fates).map((cart) => cart[press.sku] ?? 0))
    if (tab.isDead() || (press.kind === 'add' && most >= mostOfOne)) continue
    const entry = { press, fate: 'unknown' as PressFate }
    fates.push(entry)
    waiting.push(
      pressCommand(shopper, tab, commandOf(shopper, press)).then((fate) => {
        entry.fate = fate
      }),
    )
    await sleep(pauseMs)
  }
  await Promise.all(waiting)
  return { carts: possibleCarts(before, fates), order: null }
}

const pressOrder = async (shopper: KilledShopper, tab: KilledTab): Promise<RoundEnd> => {
  const state = await tab.state()
  const command = {
    ...minted(shopper),
    _tag: 'PlaceOrder' as const,
    shownTotal: state?.cart.totals.total.minor ?? 0,
    online: true,
  }
  const fate = await pressCommand(shopper, tab, command)
  const carts = { rejected: [shopper.cart], durable: [{}], unknown: [shopper.cart, {}] }[fate]
  return { carts, order: fate === 'rejected' ? null : { commandId: command.commandId, isDurable: fate === 'durable' } }
}

/** Everything is entered and known to the server: only the last press is missing. */
const enterCheckout = async (shopper: KilledShopper, tab: KilledTab): Promise<void> => {
  const card = cardWith()
  const secretRef = shopper.newId()
  await tab.press({ ...minted(shopper), _tag: 'SubmitShipping', address: sampleAddress })
  await tab.keepCard(secretRef, card)
  await tab.press({ ...minted(shopper), _tag: 'SubmitBilling', address: sampleAddress, card: faceOf(card), secretRef })
  await settleShopper(shopper)
}

const pressCommand = async (shopper: KilledShopper, tab: KilledTab, command: Command): Promise<PressFate> => {
  const heard: Heard | null = await tab.press(command)
  const isDurable = heard?.outcome._tag === 'Accepted' && (heard.storage === 'ok' || shopper.mayForget)
  shopper.pressed.push({ command, outcome: heard?.outcome ?? null, isDurable: isDurable && heard.storage === 'ok' })
  if (heard === null) return 'unknown'
  return heard.outcome._tag === 'Rejected' ? 'rejected' : isDurable ? 'durable' : 'unknown'
}

const commandOf = ({ products, ...shopper }: KilledShopper, press: CartPress): Command => {
  const product = products.get(press.sku)
  if (!product) throw new Error(`there is no ${press.sku}`)
  const key = lineKey({ sku: press.sku, recipeId: null, giftOption: null, delivery: 'home' })
  if (press.kind === 'add') return { ...minted(shopper), _tag: 'AddItem', product, quantity: 1 }
  return press.kind === 'set'
    ? { ...minted(shopper), _tag: 'SetQuantity', lineKey: key, quantity: press.quantity }
    : { ...minted(shopper), _tag: 'RemoveLine', lineKey: key }
}

const minted = ({ newId }: Pick<KilledShopper, 'newId'>) => ({ commandId: newId(), at: Date.now() })

const strike = async ({ tabs }: KilledShopper, tab: KilledTab, { kill }: RoundPlan, begin: number): Promise<void> => {
  await sleep(begin + kill.afterMs - performance.now())
  if (kill.kind !== 'browser') return tab.kill(kill.kind)
  await Promise.all(tabs.map((each) => each.kill('page')))
}

const dropNetwork = async ({ context }: KilledShopper, { offline }: RoundPlan, begin: number): Promise<void> => {
  if (offline === null) return
  await sleep(begin + offline.afterMs - performance.now())
  await setOffline(context, true)
  await sleep(offline.forMs)
  await setOffline(context, false)
}

const mostTries = 20

/** ms; longer than the browser's driver ever needs to inform its living pages. */
const tellMs = 2_000

/** The driver informs every page. If a page dies meanwhile, the call fails or hangs; then it is repeated. */
const setOffline = async (context: BrowserContext, isOffline: boolean): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      const late = sleep(tellMs).then(() => {
        throw new Error(
          `the pages were not told within ${tellMs} ms that the network is ${isOffline ? 'gone' : 'back'}`,
        )
      })
      return await Promise.race([context.setOffline(isOffline), late])
    } catch (error) {
      if (tries === mostTries) throw error
      await sleep(50)
    }
  }
}

/** A shopper whose tab has crashed opens the shop again. */
const reopenDead = async (shopper: KilledShopper): Promise<void> => {
  for (const [index, tab] of shopper.tabs.entries()) {
    if (!tab.isDead()) continue
    await tab.close()
    shopper.tabs[index] = await openCartTab(shopper)
  }
}
