import { challengeLifeMs } from '../../../server/payment/PaymentProvider.ts'
import type { MomentFault } from '../faults/faultKinds.ts'
import { setOnline } from '../faults/strikeMoment.ts'
import { isQuiet } from '../shopper/accountMoves.ts'
import { addSomething, answerBank } from '../shopper/shopperMoves.ts'
import { lastReading } from '../checks/lastReading.ts'
import { unsettled } from '../checks/unsettled.ts'
import type { SimulatedWorld } from './simulatedWorld.ts'

/** After the faults have stopped, everything settles within this time, ms. */
export const calmMs = 60_000

/** More than a batch of events waits for others, ms (TRK-04). */
const trackedMs = 5_000

export const calm = async (world: SimulatedWorld): Promise<string | null> => {
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
      // A shopper who reads that nothing is saved, or that a newer version is running, reloads the page.
      const isAiling = device.excuse !== null || tab.views.health.storage !== 'ok' || tab.views.health.readOnly
      if (tab.state() === 'dead' || isAiling) tab.startWorker()
      tab.thaw()
    }
    setOnline(device, true)
  }
  const settled = (): boolean => devices.every((device) => isAsked(device) || isQuiet(device) || isPaused(device))
  if (!(await world.until(settled, calmMs))) return notSettled(world)
  // PAY-30: while the bank asks, only the shopper can continue.
  if (devices.some((device) => isAsked(device)) && !(await endChallenges(world, settled))) return notSettled(world)
  for (const device of devices) {
    const [tab] = device.tabs
    // CART-27: after a second loss the lines wait until the shopper changes something.
    if (tab && isPaused(device)) addSomething(world, tab)
  }
  if (!(await world.until(() => devices.every(isQuiet), calmMs))) return notSettled(world)
  // A sign-in that its device has given up may still arrive, and moves what the shopper had as a guest.
  await world.advance(calmMs)
  if (hasLostUnseen(world) && !(await askAgain(world))) return notSettled(world)
  // What the answers were to shoppers is tracked, too: a session that has ended, for example.
  if (world.tracking !== null) await world.advance(trackedMs)
  // PAY-33: a challenge that its device has forgotten, or that came after its device was gone, is ended by the shop
  // once the bank no longer waits.
  if (await isBankWaiting(world)) await world.advance(challengeLifeMs + calmMs)
  world.alarms.push(...(await lastReading(world)))
  return null
}

/**
 * Whether the server's state may differ from what a device last asked for: because the device forgot it, because a
 * sign-in whose answer was lost moved it, or because another device of the account changed it.
 */
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

/** PAY-31, PAY-33: every shopper answers the bank or leaves; some take a while to find their phone. */
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
