import type { Order } from '../../contracts/api/entities/order.ts'
import { isExchangeable } from '../../core/domain/order/returnRules.ts'
import { variantShown } from '../catalog/variantShown.ts'
import { lockStock, takeStock } from '../inventory/moveStock.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import type { ReturnedItem } from '../storage/tables/OrderTables.ts'
import { arrivedLetter, replacedLetter, reservedLetter } from './letters/exchangeLetters.ts'
import { carrier, parcelNumberOf } from './parcelPage.ts'
import { letterSiteOf } from './settleOrder.ts'
import type { Happening, OrderRow } from './settleOrder.ts'
import { replacementId } from './trackedOrder.ts'

/** ORD-21: how long a replacement is reserved for a return that has not arrived, ms. */
export const reservedMs = 21 * 24 * 60 * 60_000

type OrderItem = Order['items'][number]
type Return = { readonly id: string; readonly place: number; readonly items: readonly ReturnedItem[] }

/**
 * ORD-21: takes the replacements of a return out of the stock, all or none, and writes the letter about them. ORD409
 * when a piece cannot be exchanged for what is wanted, INV700 when that is sold out; then roll the transaction back.
 */
export const reserveReplacements = async (
  tx: Tx,
  row: OrderRow,
  { id, place, items }: Return,
  { catalogue, locale, now, publicUrl, seller }: Pick<Context, 'catalogue' | 'locale' | 'now' | 'publicUrl' | 'seller'>,
): Promise<Refusal | null> => {
  const replacements: { readonly itemId: string; readonly item: OrderItem }[] = []
  for (const { itemId, qty, exchangeFor } of items) {
    if (exchangeFor === undefined) continue
    const ordered = row.document.items.find((item) => item.itemId === itemId)
    const found = catalogue.variantBySku.get(exchangeFor)
    const code = row.document.shipments.find(({ itemIds }) => itemIds.includes(itemId))?.shippingMethod.code ?? ''
    const isSame = ordered?.productId === exchangeFor
    if (!ordered || isSame || found?.product.id !== ordered.masterId || !isExchangeable(ordered, code))
      return refuse('ORD409', { message: 'These items cannot be exchanged for that.' })
    const { productId, variation, path, productImageURL, tint } = variantShown(found, locale)
    replacements.push({
      itemId,
      item: { ...ordered, productId, variation, pdpUrl: path, productImageURL, tint, qty },
    })
  }
  if (replacements.length === 0) return null
  const pieces = replacements.map(({ item: { productId, qty } }) => ({ sku: productId, qty }))
  await lockStock(tx, pieces)
  if (!(await takeStock(tx, pieces))) return refuse('INV700')
  const until = now + reservedMs
  await tx
    .insertInto('order_exchange')
    .values(
      replacements.map(({ itemId, item }) => ({
        return_id: id,
        item_id: itemId,
        sku: item.productId,
        qty: item.qty,
        item: JSON.stringify(item),
        until,
        released_at: null,
      })),
    )
    .execute()
  const site = letterSiteOf(row, { now, publicUrl, seller, locale })
  const letter = reservedLetter(row.document, { items: replacements.map(({ item }) => item), until }, site)
  await sendMail(tx, letter, now, () => `reserved/${row.number}/${place}`)
  return null
}

/**
 * ORD-21: the return has arrived, so what is reserved for it leaves. Returns the pieces of the return that were not
 * exchanged: what they cost is owed (ORD-16).
 */
export const sendReplacements = async (
  tx: Tx,
  row: OrderRow,
  { id, place, items }: Return,
  happening: Happening,
  newId: () => string,
): Promise<readonly ReturnedItem[]> => {
  const reserved = await reservedFor(tx, id)
  if (reserved.length === 0) return items
  const trackingNumber = parcelNumberOf(newId())
  await tx
    .insertInto('order_step')
    .values({
      order_number: row.number,
      shipment_id: replacementId(place),
      status: 'shipped',
      at: happening.now,
      tracking_number: trackingNumber,
    })
    .execute()
  const sent = { items: reserved.map(({ item }) => item), parcel: { carrier, trackingNumber } }
  const letter = replacedLetter(row.document, sent, letterSiteOf(row, happening))
  await sendMail(tx, letter, happening.now, () => `replaced/${row.number}/${place}`)
  return notExchanged(items, reserved)
}

/** The pieces of a return that arrived earlier and were not exchanged. */
export const refundedPieces = async (db: Db, { id, items }: Return): Promise<readonly ReturnedItem[]> =>
  notExchanged(items, await reservedFor(db, id))

/** What is reserved for a return, or was sent for it. */
export const reservedFor = (db: Db, returnId: string) =>
  db
    .selectFrom('order_exchange')
    .selectAll()
    .where('return_id', '=', returnId)
    .where('released_at', 'is', null)
    .orderBy('item_id')
    .orderBy('sku')
    .execute()

const notExchanged = (
  items: readonly ReturnedItem[],
  exchanged: readonly { readonly item_id: string; readonly sku: string }[],
): readonly ReturnedItem[] =>
  items.filter(
    ({ itemId, exchangeFor }) => !exchanged.some((each) => each.item_id === itemId && each.sku === exchangeFor),
  )

/** ORD-21: replacements that are on their way have arrived; one letter for each return. */
export const deliverReplacements = async (tx: Tx, row: OrderRow, happening: Happening): Promise<void> => {
  const steps = await tx
    .selectFrom('order_step')
    .select('shipment_id')
    .where('order_number', '=', row.number)
    .where('shipment_id', 'like', replacementId('%'))
    .execute()
  if (steps.length === 0) return
  const returns = await tx
    .selectFrom('order_return')
    .select(['id', 'place'])
    .where('order_number', '=', row.number)
    .orderBy('place')
    .execute()
  for (const { id, place } of returns) {
    const own = steps.filter((step) => step.shipment_id === replacementId(place))
    // One step says that it has left, a second one that it has arrived.
    if (own.length !== 1) continue
    await tx
      .insertInto('order_step')
      .values({
        order_number: row.number,
        shipment_id: replacementId(place),
        status: 'delivered',
        at: happening.now,
        tracking_number: null,
      })
      .execute()
    const items = (await reservedFor(tx, id)).map(({ item }) => item)
    const letter = arrivedLetter(row.document, { items }, letterSiteOf(row, happening))
    await sendMail(tx, letter, happening.now, () => `arrived/${row.number}/${place}`)
  }
}
