import type { Order } from '../../../contracts/api/entities/order.ts'
import type { Command } from '../../../contracts/commands.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import { chargedPart, paidSum } from '../../../server/order/Attempt.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'
import { holdFaults } from './holdFaults.ts'
import { purseFaults } from './purseFaults.ts'

/**
 * What must hold in the tables of shop and payment provider once everything has settled: orders, charges, totals,
 * stock.
 */
export const bookFaults = async (world: SimulatedWorld): Promise<readonly string[]> => {
  const { server, provider, devices, stock, faults: mix } = world
  const faults: string[] = []
  const orders = await server.books.selectFrom('orders').selectAll().execute()
  const perBasket = new Map<string, number>()
  for (const order of orders) perBasket.set(order.basket_id, (perBasket.get(order.basket_id) ?? 0) + 1)
  for (const [basket, count] of perBasket) if (count > 1) faults.push(`${count} orders for basket ${basket}`)
  for (const order of orders) {
    if (order.status === 'created' || order.status === 'pending_authentication')
      faults.push(`order ${order.number} is still in progress: ${order.status}`)
    const charged = provider.charges.filter(
      ({ reference, outcome }) => reference === order.number && outcome === 'charged',
    )
    for (const { chargeId, challenged } of charged) {
      if (challenged && provider.answerTo(chargeId) !== 'authorised')
        faults.push(`order ${order.number} was charged without authorisation`)
    }
    for (const { token, amount } of charged) {
      if (amount > (provider.agreedTo(token) ?? amount))
        faults.push(`order ${order.number} was charged ${amount} without consent`)
    }
    const part = chargedPart(order.document)
    const wanted = order.status === 'confirmed' && part > 0 ? 1 : 0
    if (charged.length !== wanted)
      faults.push(`order ${order.number} is ${order.status} and was charged ${charged.length} times`)
    for (const { amount } of charged)
      if (amount !== part) faults.push(`order ${order.number} was charged ${amount} instead of ${part}`)
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
      faults.push(`there is a charge for ${reference}, but no such order`)
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

/** From the warehouse: pickups take from the store's stock instead. */
const soldOf = (sku: string, orders: readonly Sold[]): number => {
  const lines = orders
    .filter(({ status }) => status === 'confirmed')
    .flatMap(({ document }) => document.items)
    .filter((line) => line.selectedShippingOption !== 'pickup' && line.productId === sku)
  return sum(lines.map(({ qty }) => qty))
}

/** STORE-02: a parcel goes only to a point that someone has chosen. */
const pointFaults = (devices: SimulatedWorld['devices'], { number, document }: OrderRow): readonly string[] => {
  const chosen = askedOn(devices).flatMap((command) =>
    command._tag === 'ChooseShippingMethod' && command.code === 'pudo' ? [command.storeId] : [],
  )
  return document.shipments
    .filter(({ shippingMethod, storeId }) => shippingMethod.code === 'pudo' && !chosen.includes(storeId))
    .map(({ storeId }) => `order ${number} goes to the point ${storeId ?? 'without a name'}, which nobody chose`)
}

/** A page that crashed has forgotten what it asked, but the log has not. */
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

/** An order's total is the total with which "Place order" was pressed. */
const shownFaults = (
  devices: SimulatedWorld['devices'],
  { number, attempt_key: key, total, document }: OrderRow,
): readonly string[] => {
  const [commandId] = key.split('/')
  const asked = askedOn(devices).find((command) => command.commandId === commandId)
  if (asked?._tag !== 'PlaceOrder') return [`order ${number} was made under ${key}, for which there is no command`]
  const { shownTotal, shownRemaining = 0 } = asked
  if (shownRemaining !== chargedPart(document))
    return [`order ${number} charged ${chargedPart(document)} where ${shownRemaining} was shown as remaining`]
  return shownTotal === total ? [] : [`order ${number} of ${total} was placed with a total of ${shownTotal}`]
}

type PickupRow = { readonly status: string; readonly document: Order }

/** SHIP-22: a pickup takes its pieces from the store's stock, and they are returned when the order ends. */
const storeStockFaults = async (
  { server: { books }, storeStocks }: Pick<SimulatedWorld, 'server' | 'storeStocks'>,
  orders: readonly PickupRow[],
): Promise<readonly string[]> => {
  const now = await books
    .selectFrom('store_stock')
    .selectAll()
    .where('sku', 'in', [...new Set(storeStocks.map(({ sku }) => sku))])
    .execute()
  return storeStocks.flatMap(({ store_id: store, sku, available }) => {
    const left = available - pickedUp(store, sku, orders)
    const found = now.find((row) => row.store_id === store && row.sku === sku)?.available
    return found === left
      ? []
      : [`${found ?? 'no'} pieces of ${sku} on the shelf in ${store}, where ${left} should be left`]
  })
}

/** An order has one store. */
const pickedUp = (store: string, sku: string, orders: readonly PickupRow[]): number =>
  sum(
    orders
      .filter(
        ({ status, document }) =>
          status === 'confirmed' &&
          document.shipments.some(
            ({ shippingMethod, storeId }) => shippingMethod.code === 'pickup' && storeId === store,
          ),
      )
      .flatMap(({ document }) => document.items)
      .filter((line) => line.selectedShippingOption === 'pickup' && line.productId === sku)
      .map(({ qty }) => qty),
  )
