import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { Db } from '../storage/Tables.ts'

/** Pieces of one sku, from a store's stock, else from the warehouse. */
export type StockPiece = { readonly sku: string; readonly qty: number; readonly storeId?: string | undefined }
export type Pieces = readonly StockPiece[]

/**
 * Locks the stock of these pieces, so that all others who sell them wait. Always in the same order, so that two sales
 * cannot deadlock.
 */
export const lockStock = async (tx: Db, pieces: Pieces): Promise<void> => {
  for (const { storeId, wanted } of byPlace(pieces)) {
    const skus = wanted.map(({ sku }) => sku)
    await (storeId === undefined
      ? tx.selectFrom('stock').select('sku').where('sku', 'in', skus).orderBy('sku').forUpdate().execute()
      : tx
          .selectFrom('store_stock')
          .select('sku')
          .where('store_id', '=', storeId)
          .where('sku', 'in', skus)
          .orderBy('sku')
          .forUpdate()
          .execute())
  }
}

/** Takes the pieces. False if not all are there, perhaps after some were taken: then roll the transaction back. */
export const takeStock = async (tx: Db, pieces: Pieces): Promise<boolean> => {
  for (const { storeId, wanted } of byPlace(pieces)) {
    const taken = await sql<{ sku: string }>`
      update ${stockAt(storeId)}
      set available = shelf.available - wanted.qty
      from (values ${values(wanted)}) as wanted (sku, qty)
      where ${isAt(storeId)} and shelf.sku = wanted.sku and shelf.available >= wanted.qty
      returning shelf.sku`.execute(tx)
    if (taken.rows.length < wanted.length) return false
  }
  return true
}

/** Puts the pieces of a refused payment back where they came from. */
export const returnStock = async (tx: Db, pieces: Pieces): Promise<void> => {
  await lockStock(tx, pieces)
  for (const { storeId, wanted } of byPlace(pieces)) {
    await sql`
      update ${stockAt(storeId)}
      set available = shelf.available + wanted.qty
      from (values ${values(wanted)}) as wanted (sku, qty)
      where ${isAt(storeId)} and shelf.sku = wanted.sku`.execute(tx)
  }
}

const stockAt = (storeId: string | undefined) =>
  storeId === undefined ? sql`stock as shelf` : sql`store_stock as shelf`
const isAt = (storeId: string | undefined) => (storeId === undefined ? sql`true` : sql`shelf.store_id = ${storeId}`)
const values = (pieces: Pieces) => sql.join(pieces.map(({ sku, qty }) => sql`(${sku}::text, ${qty}::int4)`))

type Place = { readonly storeId: string | undefined; readonly wanted: Pieces }

/** The warehouse first, then the stores by id; in each place one entry per sku. */
const byPlace = (pieces: Pieces): readonly Place[] => {
  const places = [...new Set(pieces.map(({ storeId = '' }) => storeId))].toSorted()
  return places.map((place) => ({
    storeId: place === '' ? undefined : place,
    wanted: perSku(pieces.filter(({ storeId = '' }) => storeId === place)),
  }))
}

/** Two lines may want the same sku from the same place. */
export const perSku = (pieces: Pieces): Pieces => {
  const sums = new Map<string, StockPiece>()
  for (const { sku, qty, storeId } of pieces) {
    const key = `${storeId ?? ''} ${sku}`
    sums.set(key, { sku, storeId, qty: qty + (sums.get(key)?.qty ?? 0) })
  }
  return [...sums.values()]
}

/** CART-13 */
export const holdMs = 30 * 60_000

/**
 * Reserves these pieces for a basket until then, and releases its earlier reservations. First lock their stock and load
 * the pricing facts, in the same transaction.
 */
export const holdStock = async (tx: Db, basketId: string, pieces: readonly HeldPiece[]): Promise<void> => {
  await tx.deleteFrom('stock_hold').where('basket_id', '=', basketId).execute()
  const rows = perSku(pieces).map(({ sku, qty, storeId = '' }) => ({
    sku,
    qty,
    basket_id: basketId,
    store_id: storeId,
    until: lastOf(pieces, sku),
  }))
  if (rows.length > 0) await tx.insertInto('stock_hold').values(rows).execute()
}

/** `until`: epoch ms. A basket has one store, so each of its skus is held in one place. */
export type HeldPiece = StockPiece & { readonly until: number }

const lastOf = (pieces: readonly HeldPiece[], sku: string): number =>
  Math.max(...pieces.filter((piece) => piece.sku === sku).map(({ until }) => until))

/**
 * SQL for the pieces of a row of `store_stock` that open baskets other than this one hold at `now`. A basket that is
 * being ordered has already taken its pieces from the stock.
 */
export const heldByOthers = (now: number, basketId: Expression<string> = sql.lit('')) => sql<number>`(
              select coalesce(sum(stock_hold.qty), 0)::int4
              from stock_hold
              join basket on basket.id = stock_hold.basket_id and basket.status = 'open'
              where stock_hold.sku = store_stock.sku
                and stock_hold.store_id = store_stock.store_id
                and stock_hold.until > ${now}
                and stock_hold.basket_id <> ${basketId}
            )`
