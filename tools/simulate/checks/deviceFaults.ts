import type { Event } from './logFaults.ts'
import { answerFaults, eventsOf, keyFaults, versionFaults } from './logFaults.ts'
import { firstDifference } from '../../replay/firstDifference.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'
import { startsOver, foldCommits } from '../../../worker/pipeline/foldLog.ts'
import { listFaults } from './listFaults.ts'
import type { SimulatedDevice, SimulatedWorld } from '../world/simulatedWorld.ts'

/**
 * What must hold on one device once everything has settled. Promises about its own memory count only while its storage
 * worked.
 */
export const deviceFaults = async (world: SimulatedWorld, device: SimulatedDevice): Promise<readonly string[]> => {
  const { storedLog } = device
  const faults = device.tabs.flatMap(({ tabId, gaps }) => gaps.map((gap) => `${tabId} missed messages: ${gap}`))
  faults.push(...keyFaults(device.history(), device.excuse !== null))
  if (device.excuse !== null) return faults
  faults.push(
    ...acknowledgedFaults(device),
    ...answerFaults(device.history()),
    ...(await serverFaults(world, device)),
    ...(await listFaults(world, device)),
    ...keptFaults(device),
    ...endedFaults(world, device),
  )
  const difference = firstDifference(...sinceErased(storedLog.commits))
  if (difference)
    faults.push(
      `${device.name}: commit ${difference.seq} decides differently when repeated: ${difference.lines.join(' ')}`,
    )
  return faults
}

/**
 * Faults after which a session may end. With the last three, a used refresh token reaches the server again, and then
 * counts as stolen (decision 5).
 */
const endSessions = ['session-expired', 'long-offline', 'clock-jumped', 'duplicated', 'late', 'reordered'] as const

/** ms from the moment a sign-in ends the previous session (AUTH-13) until that is written. */
const replacedWithinMs = 2_000

/**
 * AUTH-05: a shopper is signed out only by their own command, by the next sign-in, or because the server's session has
 * ended.
 */
const endedFaults = ({ faults }: SimulatedWorld, { name, history }: SimulatedDevice): readonly string[] => {
  if (endSessions.some((fault) => faults.has(fault))) return []
  const isEnd = ({ _tag: tag, reason }: Event): boolean =>
    tag === 'v1.SessionLost' || (tag === 'v1.SignedOut' && reason === 'ended')
  const commits = history()
  const ended = commits.filter((commit) => eventsOf(commit).some(isEnd))
  const signIns = commits.filter((commit) => eventsOf(commit).some(({ _tag: tag }) => tag === 'v1.SignedIn'))
  const isReplaced = ({ at }: Commit): boolean =>
    signIns.some((next) => next.at >= at && next.at - at < replacedWithinMs)
  return ended.every(isReplaced) ? [] : [`${name}: a session ended without a reason`]
}

/** AUTH-13: nothing from before a sign-out is in the log. */
const keptFaults = ({ name, storedLog }: SimulatedDevice): readonly string[] =>
  storedLog.commits.slice(1).some(startsOver) ? [`${name}: the log still contains entries from before a sign-out`] : []

/** AUTH-13: a sign-out erased the state on which it was decided, so only what follows it is decided again. */
const sinceErased = (commits: readonly Commit[]): Parameters<typeof firstDifference> => {
  const [first] = commits
  if (!first || !startsOver(first)) return [{ seq: 0, shop: initialState() }, commits]
  return [foldCommits(initialState(), first.seq - 1, [first]), commits.slice(1)]
}

/**
 * Accepted = written once; rejected = not written. A command that a sign-out erased before its page got an answer is
 * sent again, and written to the log that began then.
 */
export const acknowledgedFaults = ({ tabs, history }: Pick<SimulatedDevice, 'tabs' | 'history'>): readonly string[] => {
  const written = new Map<string, number>()
  let life = 0
  const seenIn = new Map<string, number>()
  for (const { cause, events } of history()) {
    if (startsOver({ events })) life += 1
    if (cause._tag !== 'Command') continue
    const { commandId } = cause.command as { commandId: string }
    written.set(commandId, seenIn.get(commandId) === life ? (written.get(commandId) ?? 0) + 1 : 1)
    seenIn.set(commandId, life)
  }
  return tabs.flatMap(({ asked }) =>
    asked.flatMap(({ command, outcome }) => {
      const times = written.get(command.commandId) ?? 0
      const commandText = `${command._tag} ${command.commandId}`
      if (times > 1) return [`${commandText} was written ${times} times`]
      if (outcome?._tag === 'Rejected' && times > 0) return [`${commandText} was rejected and written`]
      return []
    }),
  )
}

/** The basket on the screen is the server's, and its version counts every change that the server confirmed. */
const serverFaults = async (
  { server, faults: mix }: SimulatedWorld,
  { name, history, folded, tabs }: SimulatedDevice,
): Promise<readonly string[]> => {
  const shop = folded()
  const basket = shop.cart.basket
  const confirmed = shop.order.confirmed?.orderNumber
  const faults: string[] = []
  if (confirmed !== undefined) {
    const row = await server.books.selectFrom('orders').selectAll().where('number', '=', confirmed).executeTakeFirst()
    if (row?.status !== 'confirmed') faults.push(`${name} shows order ${confirmed}, which the server has not confirmed`)
    else if (row.total !== shop.order.confirmed?.totals.total)
      faults.push(
        `${name} shows order ${confirmed} of ${shop.order.confirmed?.totals.total}, but ${row.total} is stored`,
      )
  }
  for (const order of await server.books.selectFrom('orders').selectAll().where('status', '=', 'confirmed').execute()) {
    const [id] = order.attempt_key.split('/')
    const isOwn = tabs.some(({ asked }) => asked.some(({ command }) => command.commandId === id))
    const isShown = history().some((commit) =>
      eventsOf(commit).some((event) => event._tag === 'v1.OrderConfirmed' && event.id === id),
    )
    if (isOwn && !isShown) faults.push(`order ${order.number} was made, but ${name} never learned of it`)
  }
  if (!basket || shop.cart.rebuild) return faults
  const row = await server.books.selectFrom('basket').selectAll().where('id', '=', basket.basketId).executeTakeFirst()
  if (!row) return [...faults, `${name} shows basket ${basket.basketId}, which the server does not have`]
  const kept = row.document.lines
    .map(({ sku, qty }) => `${sku}×${qty}`)
    .toSorted()
    .join()
  const shown = (tabs[0]?.views.cart.lines ?? [])
    .map(({ sku, quantity }) => `${sku}×${quantity}`)
    .toSorted()
    .join()
  // Signing out forgets calls in transit; if the server was not told, a late one still counts, and is seen at the next
  // read.
  const isOvertaken = mix.has('late') && history().some(startsOver)
  if (kept !== shown && !isOvertaken) faults.push(`${name} shows ${shown}, but the server has ${kept}`)
  faults.push(...versionFaults(name, history()))
  return faults
}
