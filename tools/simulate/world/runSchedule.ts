import { challengeLifeMs } from '../../../server/payment/PaymentProvider.ts'
import type { MomentFault } from '../faults/faultKinds.ts'
import { setOnline, strikeMoment } from '../faults/strikeMoment.ts'
import { accountMove, comeBack, isQuiet } from '../shopper/accountMoves.ts'
import type { VirtualTab } from '../device/virtualTab.ts'
import { deliveryMove } from '../shopper/deliveryMove.ts'
import { lineUp, start } from '../shopper/race.ts'
import { addSomething, answerBank, fillIn, shopperMove } from '../shopper/shopperMoves.ts'
import { holdFaults } from '../checks/holdFaults.ts'
import { unsettled } from '../checks/unsettled.ts'
import type { SimulatedWorld } from './simulatedWorld.ts'

/** After the faults have stopped everything settles within so long, ms. */
export const calmMs = 60_000

/** Faults rage while shoppers shop; then all is well and everything must settle. Gives what did not settle, or null. */
export const runSchedule = async (world: SimulatedWorld, prunedAfterMs: number | null): Promise<string | null> => {
  const { chance, scope, story } = world
  if (scope.isReturning) await comeBack(world)
  const isRace = scope.prize !== null && (await lineUp(world, scope.prize))
  // What was put aside twice is not seen in the end: one of the two gets it, and the other is told.
  if (isRace) world.alarms.push(...(await holdFaults(world)))
  rage(world)
  if (scope.prize !== null && isRace) await start(world, scope.prize)
  const [first] = world.devices.flatMap(({ tabs }) => tabs)
  if (scope.isReady && first) await fillAll(world, first)
  for (let moment = 0; moment < scope.moments; moment++) {
    await world.advance(chance.below(chance.percent(25) ? 9_000 : 250))
    if (prunedAfterMs !== null) prune(world, prunedAfterMs)
    const device = world.devices[chance.below(world.devices.length)]
    const tab = device?.tabs[chance.below(device.tabs.length)]
    if (!device || !tab) continue
    const fault = faultNow(world, tab)
    if (fault) await strikeMoment(world, fault, device, tab)
    else if (tab.state() === 'running' && chance.percent(scope.accountPercent))
      story.tell(`${tab.tabId}: ${accountMove(world, device, tab)}`)
    else if (tab.state() === 'running') {
      const { command } = shopperMove(world, device, tab)
      story.tell(`${tab.tabId}: ${commandText(command)}`)
    } else if (chance.percent(50)) wake(world, tab)
  }
  return calm(world)
}

/** While the bank asks a worker dies more often: what it is told then is kept nowhere, and that is seldom enough. */
const faultNow = ({ chance, faults }: SimulatedWorld, tab: VirtualTab): MomentFault | null => {
  if (tab.views.order.placing?.challenge && faults.has('killed-unheard') && chance.percent(50)) return 'killed-unheard'
  const fault = faults.moments[chance.below(faults.moments.length)]
  return fault && chance.percent(faults.momentPercent) ? fault : null
}

/** Some shoppers read what they are about to order, and have it sent elsewhere; others press at once. */
const fillAll = async (world: SimulatedWorld, tab: VirtualTab): Promise<void> => {
  const { story } = world
  fillIn(world, tab)
  const mayOrder = (): boolean => tab.views.checkout.complete.includes('billing') && tab.views.cart.waiting === 0
  if (!world.chance.percent(40)) return
  const isKnown = await world.until(mayOrder, 5_000, 250)
  if (!isKnown || !world.chance.percent(40)) return
  story.tell(`${tab.tabId}: ${commandText(deliveryMove(world, tab).command)}`)
  await world.until(mayOrder, 5_000, 250)
}

const rage = ({ chance, faults, internet, provider, marks, story }: SimulatedWorld): void => {
  internet.fate = (wire) => {
    const fate = faults.network[chance.below(faults.network.length)]
    if (!fate || !chance.percent(faults.networkPercent)) return 'fine'
    marks.add(fate)
    story.tell(`network: ${fate} on ${wire.method} ${wire.path} of ${wire.tabId} under ${wire.key}`)
    return fate
  }
  provider.fate = () => {
    const fate = faults.provider[chance.below(faults.provider.length)]
    if (!fate || !chance.percent(faults.providerPercent)) return 'fine'
    marks.add(`provider-${fate}`)
    story.tell(`payment company: ${fate}`)
    return fate
  }
}

const wake = ({ story }: SimulatedWorld, tab: VirtualTab): void => {
  story.tell(`${tab.tabId}: ${tab.state() === 'dead' ? 'its worker starts' : 'thaws'}`)
  if (tab.state() === 'dead') tab.startWorker()
  else tab.thaw()
}

const prune = ({ server, clock }: SimulatedWorld, afterMs: number): void => {
  void server.books
    .deleteFrom('idempotency')
    .where('claimed_at', '<', clock.now() - afterMs)
    .execute()
}

const calm = async (world: SimulatedWorld): Promise<string | null> => {
  const { devices, internet, provider, server, story } = world
  world.raging = false
  story.tell('calm: the faults stop')
  internet.fate = () => 'fine'
  provider.fate = () => 'fine'
  server.start()
  noteStorage(world)
  for (const device of devices) {
    device.world.disk.isFull = false
    device.world.disk.ailment = null
    for (const tab of device.tabs) {
      // Who was told that memory is all there is, or that a newer version runs, loads the page again.
      const isAiling = device.excuse !== null || tab.views.health.storage !== 'ok' || tab.views.health.readOnly
      if (tab.state() === 'dead' || isAiling) tab.startWorker()
      tab.thaw()
    }
    setOnline(device, true)
  }
  const settled = (): boolean => devices.every((device) => isAsked(device) || isQuiet(device) || isPaused(device))
  if (!(await world.until(settled, calmMs))) return notSettled(world)
  // PAY-30: while the bank asks, only the shopper can go on.
  if (devices.some((device) => isAsked(device)) && !(await endChallenges(world, settled))) return notSettled(world)
  for (const device of devices) {
    const [tab] = device.tabs
    // CART-27: after a second loss the lines wait until the shopper asks for something.
    if (tab && isPaused(device)) addSomething(world, tab)
  }
  if (!(await world.until(() => devices.every(isQuiet), calmMs))) return notSettled(world)
  if (hasLostUnseen(world) && !(await askAgain(world))) return notSettled(world)
  await world.advance(calmMs)
  // PAY-33: a challenge whose device has forgotten it, or was gone before the bank had asked, is ended by the shop, once the bank waits no more.
  if (await isBankWaiting(world)) await world.advance(challengeLifeMs + calmMs)
  return null
}

/** Whether the shop may have forgotten something, put it elsewhere at a sign-in nobody heard of, or been given it by another device of the account, that no device has asked for since. */
const hasLostUnseen = ({ devices, marks, scope }: SimulatedWorld): boolean =>
  scope.prize !== null ||
  forgetting.some((fault) => marks.counts.has(fault)) ||
  devices.some(({ signIns }) => signIns.length > 0)
const forgetting: readonly MomentFault[] = ['baskets-forgotten', 'session-expired', 'long-offline']

const askAgain = ({ devices, until, scope }: SimulatedWorld): Promise<boolean> => {
  for (const { tabs } of devices) {
    const [tab] = tabs
    tab?.dispatch({ _tag: 'RefreshCart' })
    if (tab && (scope.prize !== null || tab.views.favorites.items.length > 0))
      tab.dispatch({ _tag: 'RefreshFavorites' })
    if (tab && (scope.prize !== null || tab.views.saved.items.length > 0)) tab.dispatch({ _tag: 'RefreshSaved' })
  }
  return until(() => devices.every((device) => isQuiet(device) || isPaused(device)), calmMs)
}

const noteStorage = ({ devices, marks }: SimulatedWorld): void => {
  for (const { views } of devices.flatMap(({ tabs }) => tabs)) {
    if (views.health.storage === 'memory') marks.add('storage in memory')
    if (views.health.readOnly) marks.add('storage read-only')
  }
}

const challengeOf = (device: SimulatedWorld['devices'][number]): string | null => {
  const { placing } = device.folded().order
  return placing?.phase === 'challenge' ? (placing.challenge?.action ?? null) : null
}

/** Whether the bank asks, and every page says so. */
const isAsked = (device: SimulatedWorld['devices'][number]): boolean =>
  challengeOf(device) !== null && device.tabs.every(({ views }) => views.order.placing?.challenge !== null)

/** PAY-31, PAY-33: every shopper answers the bank or turns away; some look for their telephone first. */
const endChallenges = async (world: SimulatedWorld, settled: () => boolean): Promise<boolean> => {
  if (world.chance.percent(50)) await world.advance(20_000)
  for (const device of world.devices) {
    const action = challengeOf(device)
    const [tab] = device.tabs
    if (action !== null && tab) answerBank(world, tab, action, world.chance.pick(['authorised', 'refused', 'closed']))
  }
  return world.until(settled, calmMs)
}

const isBankWaiting = async ({ server }: SimulatedWorld): Promise<boolean> =>
  (await server.books.selectFrom('orders').select('number').where('status', '=', 'pending_authentication').execute())
    .length > 0

const isPaused = (device: SimulatedWorld['devices'][number]): boolean => device.folded().cart.rebuild?.paused === true

const notSettled = ({ devices }: SimulatedWorld): string =>
  `not settled within ${calmMs / 1000} s: ${devices.flatMap((device) => unsettled(device) ?? []).join('; ')}`

const commandText = (command: { readonly _tag: string; readonly commandId: string }): string => {
  const { _tag, commandId, ...rest } = command
  const {
    at: _at,
    product,
    to,
    address: _address,
    card: _card,
    secretRef: _secret,
    ...answer
  } = rest as Record<string, unknown> & { product?: { sku?: string; productId?: string }; to?: { sku: string } }
  const words = Object.entries({
    ...answer,
    ...(product ? { product: product.sku ?? product.productId } : {}),
    ...(to ? { to: to.sku } : {}),
  }).map(([name, value]) => `${name} ${String(value)}`)
  return `${_tag} ${words.join(', ')} [${commandId}]`
}
