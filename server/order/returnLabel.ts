import { asTransaction } from '../storage/inTransaction.ts'
import { Hono } from 'hono'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { createReturnLabel as endpoint } from '../../contracts/api/cart/purchaseApi.ts'
import { returnable, returnWindowMs } from '../../core/domain/order/returnRules.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import type { Result } from '../kit/handle.ts'
import { documentReply } from '../kit/reply.ts'
import { serviceFault } from '../kit/serviceFault.ts'
import type { Seller } from '../kit/seller.ts'
import { fallbackLocale, findLocale } from '../kit/siteLocale.ts'
import { reachService } from '../outage/reachService.ts'
import { labelsPath, labelUrlOf, reachPapers, trackedOrder } from './trackedOrder.ts'
import { secretId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import type { ReturnedItem } from '../storage/tables/OrderTables.ts'
import { returnLabelPdf } from './documents/returnLabelPdf.ts'
import type { Returned } from './documents/returnLabelPdf.ts'
import { reserveReplacements } from './exchanges.ts'
import { lockOrder } from './settleOrder.ts'
import type { OrderRow } from './settleOrder.ts'

type Endpoint = typeof endpoint

/**
 * ORD-07: goods that have arrived may be returned, each piece once; the same pieces requested again get the same label.
 * RTN500 when the label cannot be drawn; nothing is stored then. ORD-21: replacements are reserved with it.
 */
export const createReturnLabel = async (
  context: ChangeContext,
  { params, body }: InputOf<Endpoint>,
): Promise<Result<Endpoint>> => {
  const { db, caller, now } = context
  const seen = await reachPapers(db, params.orderId, { ...body, subject: caller.subject })
  if ('_tag' in seen) return seen
  const row = await lockOrder(asTransaction(db), {
    orderNumber: seen.number,
    basketId: seen.basket_id,
  })
  const order = await trackedOrder(db, row)
  const items = together(body.items)
  const asked = piecesIn(items.map(({ exchangeFor, ...item }) => ({ ...item, ...defined({ sku: exchangeFor }) })))
  const same = order.returns.find(
    (known) =>
      piecesIn(known.items.map(({ exchange, ...item }) => ({ ...item, ...defined({ sku: exchange?.sku }) }))) === asked,
  )
  if (same) return answer({ labelUrl: same.labelUrl })
  const shipments = order.shipments.map(({ shipmentId, itemIds, shippingMethod: { code } }) => ({
    itemIds,
    code,
    steps: order.tracking.find((each) => each.shipmentId === shipmentId)?.steps ?? [],
  }))
  const left = returnable(order.items, shipments, order.returns, now)
  const isLeft = perLine(items).every(
    ({ itemId, qty }) => qty <= (left.find((line) => line.itemId === itemId)?.qty ?? 0),
  )
  if (!isLeft) return refuse('ORD409', { message: 'These items cannot be sent back.' })
  return startReturn(context, row, items, order.returns.length + 1)
}

/**
 * Starts a return of pieces that may be returned, the order's `place`th, and answers with its label. RTN500 when that
 * cannot be drawn; nothing is stored then.
 */
export const startReturn = async (
  context: Pick<Context, 'db' | 'now' | 'newId' | 'locale' | 'catalogue' | 'publicUrl' | 'seller'>,
  row: OrderRow,
  items: readonly ReturnedItem[],
  place: number,
): Promise<Result<Endpoint>> => {
  const { db, now, newId, locale, seller } = context
  const kept = {
    id: secretId(newId),
    order_number: row.number,
    place,
    locale: locale.code,
    at: now,
  }
  const refusal = await reserveReplacements(asTransaction(db), row, { ...kept, items }, context)
  if (refusal) return refusal
  await reachService(db, 'labels')
  try {
    await returnLabelPdf(returnedOf(row, { ...kept, items }), locale, seller)
  } catch (error) {
    throw serviceFault('RTN500', error)
  }
  await db
    .insertInto('order_return')
    .values({ ...kept, items: JSON.stringify(items) })
    .execute()
  await db
    .updateTable('orders')
    .set({ status: 'return_requested', document: JSON.stringify({ ...row.document, status: 'return_requested' }) })
    .where('number', '=', row.number)
    .execute()
  return answer({ labelUrl: labelUrlOf(kept.id) })
}

/**
 * The labels themselves. Anybody who knows a label's address may read it: only those who may return the order were given it.
 */
export const returnLabels = (db: () => Db, now: () => number, seller: Seller): Hono =>
  new Hono().get(`${labelsPath}/:id`, async (c) => {
    const label = await db()
      .selectFrom('order_return')
      .selectAll()
      .where('id', '=', c.req.param('id'))
      .executeTakeFirst()
    if (!label || now() > label.at + returnWindowMs)
      return c.text('There is no such label.', 404, { 'cache-control': 'no-store' })
    const row = await db()
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', label.order_number)
      .executeTakeFirstOrThrow()
    const returned = returnedOf(row, label)
    const { body, headers = {} } = documentReply(
      await returnLabelPdf(returned, findLocale(label.locale) ?? fallbackLocale, seller),
      'application/pdf',
      `return-label-${returned.number}.pdf`,
    )
    return new Response(body, { headers: { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } })
  })

const returnedOf = (
  { number, document }: OrderRow,
  { place, items, at }: { readonly place: number; readonly items: readonly ReturnedItem[]; readonly at: number },
): Returned => ({
  order: document,
  number: `${number}-R${place}`,
  items,
  at,
  until: at + returnWindowMs,
})

/** One entry per line and what is wanted for it, however it was requested. */
const together = (items: readonly ReturnedItem[]): readonly ReturnedItem[] => {
  const wanted = new Map<string, ReturnedItem>()
  for (const item of items) {
    const key = `${item.itemId} ${item.exchangeFor ?? ''}`
    wanted.set(key, { ...item, qty: item.qty + (wanted.get(key)?.qty ?? 0) })
  }
  return [...wanted.values()]
}

const perLine = (items: readonly ReturnedItem[]): readonly ReturnedItem[] =>
  together(items.map(({ itemId, qty }) => ({ itemId, qty })))

const piecesIn = (items: readonly { readonly itemId: string; readonly qty: number; readonly sku?: string }[]): string =>
  items
    .map(({ itemId, qty, sku = '' }) => `${itemId} ${qty} ${sku}`)
    .toSorted()
    .join(',')
