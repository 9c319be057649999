import type { Basket } from '../../contracts/api/entities/basket.ts'
import type { Order } from '../../contracts/api/entities/order.ts'
import { readCart } from '../../contracts/api/cart/cartApi.ts'
import { placeOrder } from '../../contracts/api/cart/orderApi.ts'
import { sum } from '../../core/domain/money/amounts.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { Limit } from '../../server/limits/Limit.ts'
import { limitTable } from '../../server/limits/limitTable.ts'
import { firstDifference } from '../replay/firstDifference.ts'
import { acknowledgedFaults } from '../simulate/checks/deviceFaults.ts'
import { answerFaults, keyFaults, versionFaults } from '../simulate/checks/logFaults.ts'
import { unsettled } from '../simulate/checks/unsettled.ts'
import type { ConfirmedCall, MeasuredCall } from './callMeter.ts'
import type { Shopper } from './runShoppers.ts'

/** Calls that the checks repeat or compare. */
export const keptCalls = [placeOrder, readCart]

/**
 * What must hold for one shopper once everything has settled, seen from outside the shop: the simulator's checks of a
 * device; but instead of reading the server's tables, it asks the server again.
 */
export const shopperFaults = async (shopper: Shopper, shownBefore: string): Promise<readonly string[]> => {
  const { name, device, tab } = shopper
  const { commits } = device.storedLog
  const open = unsettled(device)
  const difference = firstDifference({ seq: 0, shop: initialState() }, commits)
  return [
    ...tab.gaps.map((gap) => `missed messages: ${gap}`),
    ...(open === null ? [] : [`not settled: ${open}`]),
    ...acknowledgedFaults(device),
    ...lostFaults(shopper),
    ...answerFaults(commits),
    ...keyFaults(commits, false),
    ...versionFaults(name, commits),
    ...(difference
      ? [`commit ${difference.seq} decides differently when repeated: ${difference.lines.join(' ')}`]
      : []),
    ...limitFaults(shopper.meter.calls),
    ...basketFaults(shopper, shownBefore),
    ...(await orderFaults(shopper)),
  ].map((fault) => (fault.startsWith(name) ? fault : `${name}: ${fault}`))
}

/** Nobody who only shops may reach a limit: limits are for attackers, and one that a shopper reaches is too low. */
export const limitFaults = (calls: readonly MeasuredCall[]): readonly string[] =>
  calls
    .filter(({ error }) => error !== null && limitCodes.has(error))
    .map(({ name, error }) => `${name} met a limit: ${error}`)

const limitCodes: ReadonlySet<string> = new Set(limitTable.map((limit: Limit) => limit.answer ?? 'LIM429'))

/** Lines as the screen shows them. */
export const shownLines = ({ tab }: Shopper): string =>
  tab.views.cart.lines
    .map(({ sku, quantity }) => `${sku}×${quantity}`)
    .toSorted()
    .join()

/** What was acknowledged as durable is in the log. */
const lostFaults = ({ tab, device }: Shopper): readonly string[] => {
  const head = device.storedLog.head?.seq ?? 0
  return tab.asked.flatMap(({ command, outcome }) =>
    outcome?._tag === 'Accepted' && outcome.seq > head
      ? [`${command._tag} ${command.commandId} was acknowledged as commit ${outcome.seq}, the log ends with ${head}`]
      : [],
  )
}

/**
 * The last basket read from the server is the one on the screen; if reading it removed something, the shopper was told.
 */
const basketFaults = (shopper: Shopper, shownBefore: string): readonly string[] => {
  const { tab, device, meter } = shopper
  const basketId = device.folded().cart.basket?.basketId
  const read = meter.confirmed.findLast(
    ({ request, body }) => request.endpoint === readCart && (body as Basket).basketId === basketId,
  )
  if (basketId === undefined || !read) return []
  const kept = (read.body as Basket).items
    .map(({ productId, qty }) => `${productId}×${qty}`)
    .toSorted()
    .join()
  const shown = shownLines(shopper)
  return [
    ...(kept === shown ? [] : [`shows ${shown}, but the server has ${kept}`]),
    ...(shown === shownBefore || tab.views.cart.messages.length > 0
      ? []
      : [`showed ${shownBefore} as confirmed, but the server has ${kept || 'nothing'} and did not report a change`]),
  ]
}

/**
 * There is one order per basket, with the same total on the screen, on the card and in the tables. The log has it, and
 * a repeated call returns it again.
 */
const orderFaults = async (shopper: Shopper): Promise<readonly string[]> => {
  const orders = shopper.meter.confirmed.filter(({ request }) => request.endpoint === placeOrder)
  const numbers = new Map<string, Set<string>>()
  for (const { body } of orders) {
    const { basketId, orderNumber } = body as Order
    numbers.set(basketId, (numbers.get(basketId) ?? new Set()).add(orderNumber))
  }
  const doubled = [...numbers].flatMap(([basket, all]) =>
    all.size > 1 ? [`${all.size} orders for basket ${basket}: ${[...all].join(', ')}`] : [],
  )
  const each = await Promise.all(orders.map((order) => faultsOfOrder(shopper, order)))
  return [...doubled, ...each.flat()]
}

const faultsOfOrder = async (
  { tab, device, api }: Shopper,
  { request, body }: ConfirmedCall,
): Promise<readonly string[]> => {
  const { orderNumber, totals, paymentMethod } = body as Order
  const [id] = (request.idempotencyKey ?? '').split('/')
  const pressed = tab.asked.find(({ command }) => command.commandId === id)?.command
  const shown = pressed?._tag === 'PlaceOrder' ? pressed.shownTotal : null
  const charged = sum(paymentMethod.map(({ additionalData }) => additionalData.amount))
  const isShown = device.storedLog.commits.some(({ events }) =>
    (events as readonly { readonly _tag: string; readonly id?: string }[]).some(
      (event) => event._tag === 'v1.OrderConfirmed' && event.id === id,
    ),
  )
  const again = await api.send(request)
  const kept = again._tag === 'Confirmed' ? (again.body as Order) : null
  return [
    ...(shown === totals.total ? [] : [`order ${orderNumber} of ${totals.total} was placed with a total of ${shown}`]),
    ...(charged === totals.total ? [] : [`order ${orderNumber} of ${totals.total} was charged ${charged}`]),
    ...(isShown ? [] : [`order ${orderNumber} was made, but never shown`]),
    ...(kept === null ? [`order ${orderNumber} requested again: ${JSON.stringify(again)}`] : []),
    ...(kept && (kept.orderNumber !== orderNumber || kept.totals.total !== totals.total)
      ? [`order ${orderNumber} of ${totals.total} requested again is ${kept.orderNumber} of ${kept.totals.total}`]
      : []),
  ]
}
