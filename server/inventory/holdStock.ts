import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { Db } from '../storage/Tables.ts'
import { perSku } from './moveStock.ts'
import type { Pieces } from './moveStock.ts'

/** CART-13 */
export const holdMs = 30 * 60_000

/** Puts pieces of a store aside for a basket. Lock their stock and look at the shelf first, in the same transaction. */
export async function holdStock(tx: Db, basketId: string, storeId: string, pieces: Pieces, until: number): Promise<void> {
  const rows = perSku(pieces).map(({ sku, qty }) => ({ sku, qty, basket_id: basketId, store_id: storeId, until }))
  await tx.insertInto('stock_hold').values(rows).execute()
}

/** What the basket no longer wants to pick up in that store goes back to everybody; what it wants more of is not held. */
export async function trimHolds(tx: Db, basketId: string, wanted: Pieces): Promise<void> {
  const kept = perSku(wanted)
  const held = await tx.selectFrom('stock_hold').select(['sku', 'store_id', 'qty']).where('basket_id', '=', basketId).execute()
  for (const { sku, store_id, qty } of held) {
    const left = kept.find((piece) => piece.sku === sku && piece.storeId === store_id)?.qty ?? 0
    if (left === 0) await tx.deleteFrom('stock_hold').where('basket_id', '=', basketId).where('sku', '=', sku).execute()
    else if (left < qty) await tx.updateTable('stock_hold').set({ qty: left }).where('basket_id', '=', basketId).where('sku', '=', sku).execute()
  }
}

/**
 * SQL for the pieces of a row of `store_stock` that open baskets but this one hold at `now`. A basket that is being ordered has
 * taken its pieces out of the stock already.
 */
export const heldByOthers = (now: number, basketId: Expression<string> = sql.lit('')) => sql<number>`(select coalesce(sum(stock_hold.qty), 0)::int4
  from stock_hold join basket on basket.id = stock_hold.basket_id and basket.status = 'open'
  where stock_hold.sku = store_stock.sku and stock_hold.store_id = store_stock.store_id
    and stock_hold.until > ${now} and stock_hold.basket_id <> ${basketId})`
