import { firstDifference } from '../replay/firstDifference.ts'
import { answerFaults, eventsOf, versionFaults } from '../simulate/checks/logFaults.ts'
import { cartText } from './expectedCart.ts'
import type { KilledShopper } from './KilledShopper.ts'
import type { RoundEnd } from './killRound.ts'
import type { PageState } from './pageClient.ts'
import { readShopperLog, screenText } from './settleShopper.ts'
import { trackingFaults } from './trackingFaults.ts'

/** What is wrong after a round, once everything has settled; the present cart is then the expected one. */
export const killedShopperFaults = async (
  shopper: KilledShopper,
  end: RoundEnd,
  states: readonly PageState[],
): Promise<readonly string[]> => {
  const [state] = states
  if (!state) return ['no tab shows the shop']
  const shown = screenText(state)
  const expected = end.carts.find((cart) => cartText(cart) === shown)
  shopper.cart = expected ?? shopper.cart
  return [
    ...(expected ? [] : [`shows ${shown}, but what was acknowledged is ${end.carts.map(cartText).join(' or ')}`]),
    ...state.cart.refusals.map(({ what, errorId }) => `was refused ${what}: ${errorId}`),
    ...(state.order.problem ? [`has a problem with the order: ${state.order.problem.errorId}`] : []),
    ...(await logFaults(shopper, shown)),
    ...(end.order ? await orderFaults(shopper, end.order, state) : []),
  ]
}

/** A command that changes nothing may be accepted without a commit; these always need one. */
const changing = new Set(['AddItem', 'PlaceOrder', 'SubmitBilling'])

type Event = { readonly _tag: string }

/**
 * The log: each command is in it once, everything acknowledged is in it, and it agrees with the screen and the server.
 */
const logFaults = async (shopper: KilledShopper, shown: string): Promise<readonly string[]> => {
  const { name, pressed } = shopper
  const log = await readShopperLog(shopper)
  if (log._tag === 'Unreadable') return [`its log cannot be read, line ${log.line}: ${log.reason}`]
  const { commits, start, kept } = log
  const times = new Map<string, number>()
  for (const { cause } of commits) {
    if (cause._tag !== 'Command') continue
    const { commandId } = cause.command as { readonly commandId: string }
    times.set(commandId, (times.get(commandId) ?? 0) + 1)
  }
  // A log that was restored from the server, or that made room, begins later than some presses.
  const isInteger =
    start.seq === 0 && !commits.some(({ cause }) => cause._tag === 'Restored' && cause.from !== 'experiment')
  const lost = pressed.filter(
    ({ command, isDurable }) => isInteger && isDurable && changing.has(command._tag) && !times.has(command.commandId),
  )
  const difference = isInteger ? firstDifference(start, commits) : null
  return [
    ...(kept === shown ? [] : [`shows ${shown}, but the server has ${kept}`]),
    ...lost.map(({ command }) => `${command._tag} ${command.commandId} was acknowledged but is not in the log`),
    ...[...times].filter(([, count]) => count > 1).map(([id, count]) => `${id} is in the log ${count} times`),
    ...answerFaults(commits),
    ...(isInteger ? versionFaults(name, commits) : []),
    ...(difference
      ? [`commit ${difference.seq} decides differently when repeated: ${difference.lines.join(' ')}`]
      : []),
    ...(orderEnds(commits.flatMap(eventsOf)) ?? []),
    ...(isInteger && !shopper.mayForget ? await trackingFaults(shopper, log) : []),
  ]
}

/** Every confirmation has its own order. */
const orderEnds = (events: readonly Event[]): readonly string[] => {
  const numbers = events.flatMap((event) => (event._tag === 'v1.OrderConfirmed' ? [JSON.stringify(event)] : []))
  return new Set(numbers).size === numbers.length ? [] : ['showed the same order twice']
}

/**
 * An acknowledged order is in the server's tables once, and on the confirmation page; an unacknowledged one may be in
 * neither. What the screen confirms may also be an earlier order: one that was placed while the disk was full, whose
 * confirmation nobody closed.
 */
const orderFaults = async (
  shopper: KilledShopper,
  { commandId, isDurable }: NonNullable<RoundEnd['order']>,
  state: PageState,
): Promise<readonly string[]> => {
  const rows = await shopper.books
    .selectFrom('orders')
    .selectAll()
    .where('attempt_key', 'like', `${commandId}/%`)
    .where('status', '=', 'confirmed')
    .execute()
  const [row] = rows
  const { confirmed } = state.order
  if (!row) {
    if (isDurable) return [`order ${commandId} was acknowledged but is not in the tables`]
    return confirmed && !shopper.orders.includes(confirmed.orderNumber)
      ? [`order ${commandId} is not in the tables, but the screen confirms ${confirmed.orderNumber}`]
      : []
  }
  shopper.orders.push(row.number)
  const shopped = shopper.pressed.find(({ command }) => command.commandId === commandId)?.command
  return [
    ...(rows.length === 1
      ? []
      : [`one press made ${rows.length} orders: ${rows.map(({ number }) => number).join(', ')}`]),
    ...(await statedFaults(shopper, row.number)),
    ...(shopped?._tag === 'PlaceOrder' && shopped.shownTotal === row.total
      ? []
      : [`order ${row.number} of ${row.total} was placed with another total`]),
    ...(screenText(state) === 'nothing' ? [] : [`still shows ${screenText(state)} after order ${row.number}`]),
  ]
}

/** Opens the confirmation page again. An order that was only in memory was shown, but does not survive a reload. */
const statedFaults = async (shopper: KilledShopper, number: string): Promise<readonly string[]> => {
  const [tab] = shopper.tabs
  if (!tab || shopper.mayForget) return []
  await tab.page.goto(`${shopper.url}/order-confirmation`, { waitUntil: 'commit' })
  const answer = await tab.page
    .getByText(/^Order CN-/)
    .first()
    .innerText()
    .catch(() => 'nothing')
  await tab.run(
    `press(${JSON.stringify({ _tag: 'CloseConfirmation', commandId: shopper.newId(), at: Date.now() })}, false)`,
  )
  await tab.page.goto(`${shopper.url}/cart`, { waitUntil: 'commit' })
  return answer.toLowerCase() === `order ${number}`.toLowerCase()
    ? []
    : [`made order ${number}, the screen says ${answer}`]
}
