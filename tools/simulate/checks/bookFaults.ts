import type { Command } from '../../../contracts/commands.ts'
import type { Order } from '../../../contracts/api/order.ts'
import { chargedPart, paidSum } from '../../../server/order/chargedPart.ts'
import { holdFaults } from './holdFaults.ts'
import { purseFaults } from './purseFaults.ts'
import { storeStockFaults } from './storeStockFaults.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

/** What must hold in the books of shop and payment company once all is calm: orders, charges, totals, stock. */
export const bookFaults = async (world: SimulatedWorld): Promise<readonly string[]> => {
  const { server, provider, devices, stock, faults: mix } = world
  const faults: string[] = []
  const orders = await server.books.selectFrom('orders').selectAll().execute()
  const perBasket = new Map<string, number>()
  for (const order of orders) perBasket.set(order.basket_id, (perBasket.get(order.basket_id) ?? 0) + 1)
  for (const [basket, count] of perBasket) if (count > 1) faults.push(`${count} orders for basket ${basket}`)
  for (const order of orders) {
    if (order.status === 'created' || order.status === 'pending_authentication')
      faults.push(`order ${order.number} is still under way: ${order.status}`)
    const charged = provider.charges.filter(
      ({ reference, outcome }) => reference === order.number && outcome === 'charged',
    )
    for (const { chargeId, challenged } of charged) {
      if (challenged && provider.answerTo(chargeId) !== 'authorised')
        faults.push(`order ${order.number} was charged and nobody had authorised it`)
    }
    for (const { token, amount } of charged) {
      if (amount > (provider.agreedTo(token) ?? amount))
        faults.push(`order ${order.number} was charged ${amount}, which nobody had agreed to`)
    }
    const part = chargedPart(order.document)
    const wanted = order.status === 'confirmed' && part > 0 ? 1 : 0
    if (charged.length !== wanted)
      faults.push(`order ${order.number} is ${order.status} and was charged ${charged.length} times`)
    for (const { amount } of charged)
      if (amount !== part)
        faults.push(`order ${order.number}, of which ${part} was to be charged, was charged ${amount}`)
    if (paidSum(order.document) !== order.total)
      faults.push(`order ${order.number} of ${order.total} was paid ${paidSum(order.document)}`)
    if (order.document.totals.total !== order.total)
      faults.push(`order ${order.number} of ${order.total} shows ${order.document.totals.total}`)
    if (order.status === 'confirmed') faults.push(...shownFaults(devices, order), ...pointFaults(devices, order))
  }
  faults.push(
    ...(await purseFaults(server, orders)),
    ...(await holdFaults(world)),
    ...(await storeStockFaults(world, orders)),
  )
  for (const { reference, outcome } of provider.charges) {
    if (outcome === 'charged' && !orders.some(({ number }) => number === reference))
      faults.push(`a charge for ${reference}, which is no order`)
  }
  for (const chargeId of provider.endedEarly)
    faults.push(`the shop ended the challenge of ${chargeId} while the bank waited for its shopper`)
  for (const { sku, available } of await server.books.selectFrom('stock').selectAll().execute()) {
    if (available < 0) faults.push(`${available} pieces of ${sku}`)
    const left = (stock.get(sku) ?? 0) - soldOf(sku, orders)
    if (!mix.has('stock-changed') && available !== left)
      faults.push(`${available} pieces of ${sku}, where ${left} should be left`)
  }
  return faults
}

type Sold = {
  readonly status: string
  readonly document: {
    readonly items: readonly {
      readonly productId: string
      readonly qty: number
      readonly selectedShippingOption: string
    }[]
  }
}

/** Out of the warehouse: what is picked up comes off the store's own shelf. */
const soldOf = (sku: string, orders: readonly Sold[]): number => {
  const lines = orders
    .filter(({ status }) => status === 'confirmed')
    .flatMap(({ document }) => document.items)
    .filter((line) => line.selectedShippingOption !== 'pickup')
  return lines.reduce((sum, line) => sum + (line.productId === sku ? line.qty : 0), 0)
}

/** STORE-02: a parcel lies where somebody has sent it. */
const pointFaults = (devices: SimulatedWorld['devices'], { number, document }: OrderRow): readonly string[] => {
  const chosen = askedOn(devices).flatMap((command) =>
    command._tag === 'ChooseShippingMethod' && command.code === 'pudo' ? [command.storeId] : [],
  )
  return document.shipments
    .filter(({ shippingMethod, storeId }) => shippingMethod.code === 'pudo' && !chosen.includes(storeId))
    .map(({ storeId }) => `order ${number} goes to the point ${storeId ?? 'without a name'}, which nobody chose`)
}

/** A page that crashed has forgotten what it asked; the log has not. */
const askedOn = (devices: SimulatedWorld['devices']): readonly Command[] =>
  devices.flatMap(({ tabs, history }) => [
    ...tabs.flatMap((tab) => tab.asked.map(({ command }) => command)),
    ...history().flatMap(({ cause }) => (cause._tag === 'Command' ? [cause.command as Command] : [])),
  ])

type OrderRow = {
  readonly number: string
  readonly attempt_key: string
  readonly total: number
  readonly document: Order
}

/** The total that somebody pressed "place order" on is the total of the order. */
const shownFaults = (
  devices: SimulatedWorld['devices'],
  { number, attempt_key: key, total, document }: OrderRow,
): readonly string[] => {
  const [commandId] = key.split('/')
  const asked = askedOn(devices).find((command) => command.commandId === commandId)
  if (asked?._tag !== 'PlaceOrder') return [`order ${number} was made under ${key}, which nobody asked for`]
  const { shownTotal, shownRemaining = 0 } = asked
  if (shownRemaining !== chargedPart(document))
    return [`order ${number} charged ${chargedPart(document)} where ${shownRemaining} was said to remain`]
  return shownTotal === total ? [] : [`order ${number} of ${total} was placed on a total of ${shownTotal}`]
}
