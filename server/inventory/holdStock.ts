import { sql } from 'kysely'
import type { Db } from '../storage/Tables.ts'
import { perSku } from './moveStock.ts'
import type { Pieces } from './moveStock.ts'

/** CART-13 */
export const holdMs = 30 * 60_000

/** Puts pieces aside for a basket. Lock their stock and look at the shelf first, in the same transaction. */
export async function holdStock(tx: Db, basketId: string, pieces: Pieces, until: number): Promise<void> {
  await tx.insertInto('stock_hold').values(perSku(pieces).map((piece) => ({ ...piece, basket_id: basketId, until }))).execute()
}

/** What the basket no longer wants to pick up goes back to everybody; what it wants more of is not held. */
export async function trimHolds(tx: Db, basketId: string, wanted: Pieces): Promise<void> {
  const kept = perSku(wanted)
  await tx
    .deleteFrom('stock_hold')
    .where('basket_id', '=', basketId)
    .where('sku', 'not in', ['', ...kept.map(({ sku }) => sku)])
    .execute()
  for (const { sku, qty } of kept) {
    await tx.updateTable('stock_hold').set({ qty }).where('basket_id', '=', basketId).where('sku', '=', sku).where('qty', '>', qty).execute()
  }
}

/**
 * SQL for the pieces of a row of `stock` that other open baskets hold at `now`. A basket that is being ordered has taken
 * its pieces out of the stock already.
 */
export const heldByOthers = (now: number, basketId = '') => sql<number>`(select coalesce(sum(stock_hold.qty), 0)::int4
  from stock_hold join basket on basket.id = stock_hold.basket_id and basket.status = 'open'
  where stock_hold.sku = stock.sku and stock_hold.until > ${now} and stock_hold.basket_id <> ${basketId})`
