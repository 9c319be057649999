import type { Basket } from '../../contracts/api/basket.ts'
import type { Order } from '../../contracts/api/order.ts'
import { readCart } from '../../contracts/api/cartApi.ts'
import { placeOrder } from '../../contracts/api/orderApi.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { firstDifference } from '../replay/firstDifference.ts'
import { acknowledgedFaults, answerFaults, versionFaults } from '../simulate/checks/deviceFaults.ts'
import { unsettled } from '../simulate/checks/unsettled.ts'
import type { ConfirmedCall } from './callMeter.ts'
import type { Shopper } from './Shopper.ts'

/** Calls that the checks ask for again or compare with. */
export const keptCalls = [placeOrder, readCart]

/**
 * What must hold for one shopper once all is calm, seen from outside the shop: the simulator's checks of a device, and in
 * place of a look into the server's books, the server asked again.
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
    ...versionFaults(name, commits),
    ...(difference ? [`decided again commit ${difference.seq} is another: ${difference.lines.join(' ')}`] : []),
    ...basketFaults(shopper, shownBefore),
    ...(await orderFaults(shopper)),
  ].map((fault) => (fault.startsWith(name) ? fault : `${name}: ${fault}`))
}

/** Lines as the screen shows them. */
export const shownLines = ({ tab }: Shopper): string =>
  tab.views.cart.lines
    .map(({ sku, quantity }) => `${sku}×${quantity}`)
    .toSorted()
    .join()

/** What was acknowledged as durable stands in the log. */
const lostFaults = ({ tab, device }: Shopper): readonly string[] => {
  const head = device.storedLog.head?.seq ?? 0
  return tab.asked.flatMap(({ command, outcome }) =>
    outcome?._tag === 'Accepted' && outcome.seq > head
      ? [`${command._tag} ${command.commandId} was acknowledged as commit ${outcome.seq}, the log ends with ${head}`]
      : [],
  )
}

/** The basket read last is the one on the screen, and reading it took nothing away without a word. */
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
    ...(kept === shown ? [] : [`shows ${shown}, the server keeps ${kept}`]),
    ...(shown === shownBefore || tab.views.cart.messages.length > 0
      ? []
      : [`showed ${shownBefore} as confirmed, the server keeps ${kept} and says nothing of it`]),
  ]
}

/** One order a basket, of the total that was shown, charged and kept; told in the log; asked for again it is the same order. */
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
  const charged = paymentMethod.reduce((sum, { additionalData }) => sum + additionalData.amount, 0)
  const isShown = device.storedLog.commits.some(({ events }) =>
    (events as readonly { readonly _tag: string; readonly id?: string }[]).some(
      (event) => event._tag === 'v1.OrderConfirmed' && event.id === id,
    ),
  )
  const again = await api.send(request)
  const kept = again._tag === 'Confirmed' ? (again.body as Order) : null
  return [
    ...(shown === totals.total ? [] : [`order ${orderNumber} of ${totals.total} was placed on a total of ${shown}`]),
    ...(charged === totals.total ? [] : [`order ${orderNumber} of ${totals.total} was charged ${charged}`]),
    ...(isShown ? [] : [`order ${orderNumber} was made and never told`]),
    ...(kept === null ? [`order ${orderNumber} asked for again: ${JSON.stringify(again)}`] : []),
    ...(kept && (kept.orderNumber !== orderNumber || kept.totals.total !== totals.total)
      ? [`order ${orderNumber} of ${totals.total} asked for again is ${kept.orderNumber} of ${kept.totals.total}`]
      : []),
  ]
}
