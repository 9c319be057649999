import { sql } from 'kysely'
import type { Db } from '../storage/Tables.ts'

/** Pieces of one sku, out of a store's shelf, else out of the warehouse. */
export type StockPiece = { readonly sku: string; readonly qty: number; readonly storeId?: string | undefined }
export type Pieces = readonly StockPiece[]

/** Makes everybody else who sells these wait. In one order for all, so that two sales cannot wait for each other. */
export async function lockStock(tx: Db, pieces: Pieces): Promise<void> {
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

/** Takes the pieces; false, having taken some perhaps, when not all are there: undo the transaction then. */
export async function takeStock(tx: Db, pieces: Pieces): Promise<boolean> {
  for (const { storeId, wanted } of byPlace(pieces)) {
    const taken = await sql<{ sku: string }>`update ${stockAt(storeId)} set available = shelf.available - wanted.qty
      from (values ${values(wanted)}) as wanted (sku, qty)
      where ${isAt(storeId)} and shelf.sku = wanted.sku and shelf.available >= wanted.qty returning shelf.sku`.execute(
      tx,
    )
    if (taken.rows.length < wanted.length) return false
  }
  return true
}

/** Puts the pieces of a refused payment back where they came from. */
export async function returnStock(tx: Db, pieces: Pieces): Promise<void> {
  await lockStock(tx, pieces)
  for (const { storeId, wanted } of byPlace(pieces)) {
    await sql`update ${stockAt(storeId)} set available = shelf.available + wanted.qty
      from (values ${values(wanted)}) as wanted (sku, qty) where ${isAt(storeId)} and shelf.sku = wanted.sku`.execute(
      tx,
    )
  }
}

const stockAt = (storeId: string | undefined) =>
  storeId === undefined ? sql`stock as shelf` : sql`store_stock as shelf`
const isAt = (storeId: string | undefined) => (storeId === undefined ? sql`true` : sql`shelf.store_id = ${storeId}`)
const values = (pieces: Pieces) => sql.join(pieces.map(({ sku, qty }) => sql`(${sku}::text, ${qty}::int4)`))

type Place = { readonly storeId: string | undefined; readonly wanted: Pieces }

/** The warehouse first, then the stores by id; in each place one entry for a sku. */
function byPlace(pieces: Pieces): readonly Place[] {
  const places = [...new Set(pieces.map(({ storeId = '' }) => storeId))].toSorted()
  return places.map((place) => ({
    storeId: place === '' ? undefined : place,
    wanted: perSku(pieces.filter(({ storeId = '' }) => storeId === place)),
  }))
}

/** Two lines may want the same sku from the same place. */
export function perSku(pieces: Pieces): Pieces {
  const sums = new Map<string, StockPiece>()
  for (const { sku, qty, storeId } of pieces) {
    const key = `${storeId ?? ''} ${sku}`
    sums.set(key, { sku, storeId, qty: qty + (sums.get(key)?.qty ?? 0) })
  }
  return [...sums.values()]
}
