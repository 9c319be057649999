import { sql } from 'kysely'
import { heldByOthers } from '../inventory/holdStock.ts'
import type { Db } from '../storage/Tables.ts'

/** Pieces of every variant of a product that are not held for a basket, as of `now` (epoch ms). */
export async function liveStock(db: Db, productId: string, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('stock').select(['sku', sql<number>`greatest(0, available - ${heldByOthers(now)})`.as('available')]).where('product_id', '=', productId).execute()
  return new Map(rows.map(({ sku, available }) => [sku, available]))
}
