import { sql } from 'kysely'
import type { StoreInventory } from '../../contracts/api/store.ts'
import type { Db } from '../storage/Tables.ts'
import { heldByOthers } from './holdStock.ts'

type Asked = { readonly storeIds: readonly string[]; readonly skus: readonly string[] }

/** CAT-06: pieces of these skus in each of the stores that are not held for a basket, as of `now` (epoch ms), in the order asked. Unknown stores are left out. */
export async function storeInventory(
  db: Db,
  { storeIds, skus }: Asked,
  now: number,
): Promise<readonly (typeof StoreInventory.Type)[]> {
  if (storeIds.length === 0) return []
  const quantity = sql<number>`coalesce(sum(greatest(0, store_stock.available - ${heldByOthers(now)})), 0)::int4`
  const rows = await db
    .selectFrom('store')
    .leftJoin('store_stock', (join) =>
      join.onRef('store_stock.store_id', '=', 'store.id').on('store_stock.sku', 'in', ['', ...skus]),
    )
    .select(['store.id as storeId', quantity.as('quantity')])
    .where('store.id', 'in', storeIds)
    .groupBy('store.id')
    .execute()
  return rows.toSorted((a, b) => storeIds.indexOf(a.storeId) - storeIds.indexOf(b.storeId))
}
