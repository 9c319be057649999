import { Hono } from 'hono'
import type { OrderStatus } from '../../contracts/api/entities/order.ts'
import { leastAdvanced, stepAfter } from '../../core/domain/order/fulfilment.ts'
import type { Db } from '../storage/Tables.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { lockOrder } from './settleOrder.ts'
import { stationOf, trackedOrder } from './trackedOrder.ts'

const shown = 50

type Deps = { readonly db: () => Db; readonly now: () => number; readonly newId: () => string }

/**
 * `/dev/warehouse`: the newest orders, each with a button that moves it to its next step, as a warehouse would. For
 * development only.
 */
export const warehousePage = ({ db, now, newId }: Deps): Hono => {
  const page = new Hono()
  page.get('/', async (c) => {
    const orders = await db()
      .selectFrom('orders')
      .select(['number', 'status'])
      .where('confirmed_at', 'is not', null)
      .orderBy('created_at', 'desc')
      .limit(shown)
      .execute()
    const list = orders.map(
      ({ number, status }) =>
        `<form method="post" action="/dev/warehouse/${number}"><p>${number}: ${status} <button>Next step for ${number}</button></p></form>`,
    )
    c.header('cache-control', 'no-store')
    return c.html(
      `<!doctype html><html lang="en"><title>Warehouse</title><h1>Warehouse</h1>${list.join('') || '<p>Nothing has been ordered yet.</p>'}</html>`,
    )
  })
  page.post('/:number', async (c) => {
    const status = await moveOrder(db(), c.req.param('number'), now(), newId)
    return status === undefined ? c.text('There is no such order.', 404) : c.redirect('/dev/warehouse', 303)
  })
  return page
}

/**
 * Called by a warehouse: every shipment of an order has reached its next step. An order that is cancelled, complete or
 * unknown does not change. Returns the order's status, undefined for an unknown number.
 */
export const moveOrder = async (
  db: Db,
  number: string,
  now: number,
  newId: () => string,
): Promise<OrderStatus | undefined> => {
  const seen = await db
    .selectFrom('orders')
    .select(['number', 'basket_id', 'status'])
    .where('number', '=', number)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!seen) return undefined
  return inTransaction(db, async (tx) => {
    const row = await lockOrder(tx, { orderNumber: seen.number, basketId: seen.basket_id })
    if (row.cancelled_at !== null || row.status === 'return_requested' || row.status === 'returned') return row.status
    const { tracking } = await trackedOrder(tx, row)
    const stations = tracking.map((shipment) => ({
      shipment,
      to: stepAfter(codeOf(row.document.shipments, shipment.shipmentId), stationOf(shipment)),
    }))
    for (const { shipment, to } of stations) {
      if (to === null) continue
      const step = {
        order_number: number,
        shipment_id: shipment.shipmentId,
        status: to,
        at: now,
        tracking_number: to === 'shipped' ? parcelNumberOf(newId()) : null,
      }
      await tx.insertInto('order_step').values(step).execute()
    }
    const status = leastAdvanced(stations.map(({ shipment, to }) => to ?? stationOf(shipment)))
    await tx
      .updateTable('orders')
      .set({ status, document: JSON.stringify({ ...row.document, status }) })
      .where('number', '=', number)
      .execute()
    return status
  })
}

const codeOf = (
  shipments: readonly { readonly shipmentId: string; readonly shippingMethod: { readonly code: string } }[],
  id: string,
): string => shipments.find(({ shipmentId }) => shipmentId === id)?.shippingMethod.code ?? ''

/** Twelve digits from an id's random end. */
const parcelNumberOf = (id: string): string =>
  `WM${String(BigInt(`0x${id.slice(-10)}`))
    .padStart(12, '0')
    .slice(-12)}`
