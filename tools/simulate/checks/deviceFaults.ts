import { firstDifference } from '../../replay/firstDifference.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { giftCardLost } from '../../../core/domain/cart/giftCardLost.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'
import { startsOver, foldCommits } from '../../../worker/foldLog.ts'
import { listFaults } from './listFaults.ts'
import type { SimulatedDevice, SimulatedWorld } from '../world/simulatedWorld.ts'

/** What must hold on one device once all is calm. Promises about its own memory count only while its storage was well. */
export const deviceFaults = async (world: SimulatedWorld, device: SimulatedDevice): Promise<readonly string[]> => {
  const { storedLog } = device
  const faults = device.tabs.flatMap(({ tabId, gaps }) => gaps.map((gap) => `${tabId} missed messages: ${gap}`))
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
    faults.push(`${device.name}: decided again commit ${difference.seq} is another: ${difference.lines.join(' ')}`)
  return faults
}

/** The last three bring a used refresh token to the server once more, which then takes it for stolen (decision 5). */
const endSessions = ['session-expired', 'long-offline', 'clock-jumped', 'duplicated', 'late', 'reordered'] as const

/** A sign-in that is under way has ended the session before it (AUTH-13), ms until it is written. */
const replacedWithinMs = 2_000

/** AUTH-05: nobody is signed out but by themselves, by the next sign-in, or because the server's session has come to its end. */
const endedFaults = ({ faults }: SimulatedWorld, { name, history }: SimulatedDevice): readonly string[] => {
  if (endSessions.some((fault) => faults.has(fault))) return []
  const isEnd = ({ _tag: tag, reason }: Event): boolean =>
    tag === 'v1.SessionLost' || (tag === 'v1.SignedOut' && reason === 'ended')
  const commits = history()
  const ended = commits.filter(({ events }) => (events as readonly Event[]).some(isEnd))
  const signIns = commits.filter(({ events }) =>
    (events as readonly Event[]).some(({ _tag: tag }) => tag === 'v1.SignedIn'),
  )
  const isReplaced = ({ at }: Commit): boolean =>
    signIns.some((next) => next.at >= at && next.at - at < replacedWithinMs)
  return ended.every(isReplaced) ? [] : [`${name}: a session ended that nobody had ended`]
}

/** AUTH-13: nothing stands in the log from before a sign-out. */
const keptFaults = ({ name, storedLog }: SimulatedDevice): readonly string[] =>
  storedLog.commits.slice(1).some(startsOver) ? [`${name}: the log still holds what stood before a sign-out`] : []

/** AUTH-13: what a sign-out was decided on has gone with it; what follows it is decided again. */
const sinceErased = (commits: readonly Commit[]): Parameters<typeof firstDifference> => {
  const [first] = commits
  if (!first || !startsOver(first)) return [{ seq: 0, shop: initialState() }, commits]
  return [foldCommits(initialState(), first.seq - 1, [first]), commits.slice(1)]
}

/** Accepted = written once; rejected = not written. What a sign-out has erased before its page heard of it is asked again, and written in the log that began then. */
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

type Event = {
  readonly _tag: string
  readonly refresh?: boolean
  readonly refusal?: { readonly errorId: string } | null
  readonly changeId?: string
  readonly id?: string
  readonly reason?: string
}

const ends = new Set([
  'v1.BasketConfirmed',
  'v1.ChangeRefused',
  'v1.CardLost',
  'v1.ChangeImpossible',
  'v1.ChangeWithdrawn',
  'v1.SavedItemGone',
  'v1.FavoriteChangeDone',
  'v1.FavoritesShared',
  'v1.FavoriteChangeRefused',
  'v1.FavoriteChangeWithdrawn',
])
/** The basket is read after them; a change asked for meanwhile goes first, and the answer of a read that had left no longer counts. */
const asksToRead = new Set(['v1.ChangeRefused', 'v1.OrderRefused', 'v1.RefreshRequested'])
const persons = new Set(['v1.SignedIn', 'v1.SignedOut', 'v1.SessionLost'])
const orderEnds = new Set(['v1.OrderConfirmed', 'v1.OrderRefused', 'v1.AuthenticationFailed'])

/** Every change and every order comes to one end, and is told once. */
export const answerFaults = (commits: readonly Commit[]): readonly string[] => {
  const endings = new Map<string, string[]>()
  for (const { events } of commits) {
    for (const event of events as readonly Event[]) {
      const id = ends.has(event._tag) ? event.changeId : orderEnds.has(event._tag) ? event.id : undefined
      if (id !== undefined) endings.set(id, [...(endings.get(id) ?? []), event._tag])
    }
  }
  return [...endings].flatMap(([id, tags]) =>
    tags.length > 1 ? [`${id} came to ${tags.length} ends: ${tags.join(', ')}`] : [],
  )
}

type Basketish = { readonly basketId: string; readonly version?: number }

const changing = new Set([
  'addItem',
  'updateItem',
  'removeItem',
  'applyCoupon',
  'removeCoupon',
  'setShippingMethod',
  'setShippingAddress',
  'setBillingAddress',
  'addPaymentInstrument',
  'moveToSaved',
])

/** The basket on the screen is the server's, and the server has changed it as often as it has said so. */
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
      faults.push(`${name} shows order ${confirmed} of ${shop.order.confirmed?.totals.total}, kept is ${row.total}`)
  }
  for (const order of await server.books.selectFrom('orders').selectAll().where('status', '=', 'confirmed').execute()) {
    const [id] = order.attempt_key.split('/')
    const isOwn = tabs.some(({ asked }) => asked.some(({ command }) => command.commandId === id))
    const isShown = history().some(({ events }) =>
      (events as readonly Event[]).some((event) => event._tag === 'v1.OrderConfirmed' && event.id === id),
    )
    if (isOwn && !isShown) faults.push(`order ${order.number} was made and ${name} was never told`)
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
  // Who signs out forgets what is on its way; if the server was not told, what comes late still counts, and is seen at the next look.
  const isOvertaken = mix.has('late') && history().some(startsOver)
  if (kept !== shown && !isOvertaken) faults.push(`${name} shows ${shown}, the server keeps ${kept}`)
  faults.push(...versionFaults(name, history()))
  return faults
}

/**
 * Each confirmed call has moved the basket on by one version, and nobody else has: nothing was applied twice. A read may
 * have repaired it, also one whose answer came too late to count, and a card or gift card whose number was lost may have arrived before
 * that (PAY-01: it is not asked again).
 */
export const versionFaults = (name: string, commits: readonly Commit[]): readonly string[] => {
  const last = new Map<string, number>()
  let cardsLost = 0
  let readsOwed = 0
  return commits.flatMap(({ cause, events }) => {
    // AUTH-07: with another person comes another basket, or one that took the guest's in.
    if ((events as readonly Event[]).some(({ _tag: tag }) => persons.has(tag))) last.clear()
    if ((events as readonly Event[]).some(({ _tag: tag, refresh = true }) => refresh && asksToRead.has(tag)))
      readsOwed = 1
    cardsLost += (events as readonly Event[]).filter(
      ({ _tag: tag, refusal }) => tag === 'v1.CardLost' || refusal?.errorId === giftCardLost.errorId,
    ).length
    if (cause._tag !== 'Answer') return []
    const { key, endpoint } = cause.call as { readonly key: string; readonly endpoint: string }
    const { _tag, body: commandText } = cause.answer as {
      readonly _tag: string
      readonly body?: Basketish & { readonly cart?: Basketish }
    }
    const body = commandText?.cart ?? commandText
    if (_tag !== 'Confirmed' || body?.version === undefined) return []
    const before = last.get(body.basketId)
    last.set(body.basketId, body.version)
    const mostRepairs = readsOwed
    const steps = before === undefined ? 0 : body.version - before
    // A read is owed until it is answered, or has been seen to have repaired.
    if (endpoint === 'readCart' || steps > 1 + cardsLost) readsOwed = 0
    if (before === undefined) return []
    const isRight = steps >= (changing.has(endpoint) ? 1 : 0) && steps <= 1 + cardsLost + mostRepairs
    return isRight
      ? []
      : [`${name}: ${endpoint} under ${key} moved basket ${body.basketId} from version ${before} to ${body.version}`]
  })
}
