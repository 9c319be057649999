import type { Db } from '../storage/Tables.ts'

/** Pieces of every variant of a product that can be sent, as of this moment. */
export async function liveStock(db: Db, productId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('stock').select(['sku', 'available']).where('product_id', '=', productId).execute()
  return new Map(rows.map(({ sku, available }) => [sku, available]))
}
