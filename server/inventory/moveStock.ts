import { sql } from 'kysely'
import type { Db } from '../storage/Tables.ts'

export type Pieces = readonly { readonly sku: string; readonly qty: number }[]

/** Makes everybody else who sells these wait. In one order for all, so that two sales cannot wait for each other. */
export async function lockStock(tx: Db, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return
  await tx.selectFrom('stock').select('sku').where('sku', 'in', [...new Set(skus)]).orderBy('sku').forUpdate().execute()
}

/** Takes the pieces; false, having taken some perhaps, when not all are there: undo the transaction then. */
export async function takeStock(tx: Db, pieces: Pieces): Promise<boolean> {
  const wanted = perSku(pieces)
  if (wanted.length === 0) return true
  const taken = await sql<{ sku: string }>`update stock set available = available - wanted.qty
    from (values ${values(wanted)}) as wanted (sku, qty)
    where stock.sku = wanted.sku and stock.available >= wanted.qty returning stock.sku`.execute(tx)
  return taken.rows.length === wanted.length
}

/** Puts the pieces of a refused payment back. */
export async function returnStock(tx: Db, pieces: Pieces): Promise<void> {
  const wanted = perSku(pieces)
  if (wanted.length === 0) return
  await lockStock(tx, wanted.map(({ sku }) => sku))
  await sql`update stock set available = available + wanted.qty
    from (values ${values(wanted)}) as wanted (sku, qty) where stock.sku = wanted.sku`.execute(tx)
}

const values = (pieces: Pieces) => sql.join(pieces.map(({ sku, qty }) => sql`(${sku}::text, ${qty}::int4)`))

/** Two lines may want the same sku. */
export function perSku(pieces: Pieces): Pieces {
  const sums = new Map<string, number>()
  for (const { sku, qty } of pieces) sums.set(sku, (sums.get(sku) ?? 0) + qty)
  return [...sums].map(([sku, qty]) => ({ sku, qty }))
}
