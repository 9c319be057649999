import type { OrderStatus } from '../../contracts/api/entities/order.ts'
import { sum } from '../../core/domain/money/amounts.ts'
import { leastAdvanced, stepAfter } from '../../core/domain/order/fulfilment.ts'
import type { RefundPart } from '../../core/domain/order/refundRules.ts'
import { returnStock } from '../inventory/moveStock.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Credit, ReturnedItem } from '../storage/tables/OrderTables.ts'
import { creditOf, creditReturned } from './documents/creditNotes.ts'
import { stepLetter } from './letters/orderLetters.ts'
import { returnedLetter } from './letters/refundLetters.ts'
import { piecesOfRefunds } from './partRefunds.ts'
import { oweReturn } from './refundReturns.ts'
import { deliverReplacements, refundedPieces, sendReplacements } from './exchanges.ts'
import { carrier, parcelNumberOf } from './parcelPage.ts'
import { letterSiteOf, lockOrder, piecesBack } from './settleOrder.ts'
import type { Happening, OrderRow } from './settleOrder.ts'
import { stationOf, trackedOrder } from './trackedOrder.ts'

/**
 * Called by a warehouse: every shipment of an order has reached its next step, or what is returned has arrived. An order
 * that is cancelled, complete or unknown does not change. ORD-14: each step is stored together with its letter, whose id
 * is the step's, so that there is one however often this is called. Returns the order's status, undefined for an
 * unknown number.
 */
export const moveOrder = async (
  db: Db,
  number: string,
  happening: Happening,
  newId: () => string,
): Promise<OrderStatus | undefined> => {
  const seen = await db
    .selectFrom('orders')
    .select(['number', 'basket_id', 'status'])
    .where('number', '=', number)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!seen) return undefined
  return inTransaction(db, async (tx) =>
    moveLocked(tx, await lockOrder(tx, { orderNumber: seen.number, basketId: seen.basket_id }), happening, newId),
  )
}

/** The same for an order whose row is locked already. */
export const moveLocked = async (
  tx: Tx,
  row: OrderRow,
  happening: Happening,
  newId: () => string,
): Promise<OrderStatus> => {
  if (row.cancelled_at !== null || row.status === 'returned') return row.status
  return row.status === 'return_requested'
    ? receiveReturns(tx, row, happening, newId)
    : moveShipments(tx, row, happening, newId)
}

const moveShipments = async (
  tx: Tx,
  row: OrderRow,
  happening: Happening,
  newId: () => string,
): Promise<OrderStatus> => {
  const { shipments } = row.document
  const { tracking } = await trackedOrder(tx, row)
  const reached: OrderStatus[] = []
  for (const [place, shipment] of shipments.entries()) {
    const tracked = tracking[place]
    const from = tracked ? stationOf(tracked) : 'confirmed'
    const status = stepAfter(shipment.shippingMethod.code, from)
    reached.push(status ?? from)
    if (status === null) continue
    const { shipmentId } = shipment
    const trackingNumber = status === 'shipped' ? parcelNumberOf(newId()) : null
    await tx
      .insertInto('order_step')
      .values({
        order_number: row.number,
        shipment_id: shipmentId,
        status,
        // Another process, whose clock is ahead, may have written the step before.
        at: Math.max(happening.now, (tracked?.steps.at(-1)?.at ?? 0) + 1),
        tracking_number: trackingNumber,
      })
      .execute()
    const parcel = trackingNumber === null ? null : { carrier, trackingNumber }
    const written = stepLetter(row.document, { shipment, status, parcel }, letterSiteOf(row, happening))
    if (written) await sendMail(tx, written.letter, happening.now, () => `${written.kind}/${row.number}/${shipmentId}`)
  }
  await deliverReplacements(tx, row, happening)
  return setStatus(tx, row, leastAdvanced(reached))
}

/**
 * ORD-07, ORD-14, ORD-16, ORD-20, ORD-24: one letter and one credit note per label, with what it gives back; its pieces can be sold again. The order
 * is returned when all of it that was not e-mailed is back. ORD-21: what is exchanged is not given back.
 */
const receiveReturns = async (
  tx: Tx,
  row: OrderRow,
  happening: Happening,
  newId: () => string,
): Promise<OrderStatus> => {
  const returns = await tx.selectFrom('order_return').selectAll().where('order_number', '=', row.number).execute()
  const before: ReturnedItem[] = []
  const refunded = await piecesOfRefunds(tx, row.number)
  for (const each of returns) if (each.received_at !== null) before.push(...(await refundedPieces(tx, each)))
  let order = row.document
  const arrived: Arrived[] = []
  for (const { id, place, items, received_at: receivedAt } of returns) {
    if (receivedAt !== null) continue
    await tx.updateTable('order_return').set({ received_at: happening.now }).where('id', '=', id).execute()
    await returnStock(tx, piecesBack(order, items))
    const toRefund = await sendReplacements(tx, row, { id, place, items }, happening, newId)
    const owed = await oweReturn(tx, order, { id, items: toRefund }, [...before, ...refunded])
    const { parts, given } = owed
    arrived.push({ place, items, parts, credit: creditOf(row, { order, items: toRefund, parts, before: given }) })
    order = owed.order
    before.push(...toRefund)
  }
  // Last, because the number of a credit note holds up every other refund.
  for (const { place, items, parts, credit } of arrived) {
    const creditNote = await creditReturned(tx, row.number, { place, credit }, happening.now)
    const letter = returnedLetter(order, { items, parts, creditNote }, letterSiteOf(row, happening))
    await sendMail(tx, letter, happening.now, () => `returned/${row.number}/${place}`)
  }
  const back = sum(before.map(({ qty }) => qty))
  const sent = sum(row.document.items.map(({ qty, isDigitalProduct }) => (isDigitalProduct ? 0 : qty)))
  const { tracking } = await trackedOrder(tx, row)
  return setStatus(tx, { ...row, document: order }, back >= sent ? 'returned' : leastAdvanced(tracking.map(stationOf)))
}

type Arrived = {
  readonly place: number
  readonly items: readonly ReturnedItem[]
  readonly parts: readonly RefundPart[]
  readonly credit: Credit
}

const setStatus = async (tx: Tx, { number, document }: OrderRow, status: OrderStatus): Promise<OrderStatus> => {
  await tx
    .updateTable('orders')
    .set({ status, document: JSON.stringify({ ...document, status }) })
    .where('number', '=', number)
    .execute()
  return status
}
