import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { Db } from '../storage/Tables.ts'
import { perSku } from './moveStock.ts'
import type { StockPiece } from './moveStock.ts'

/** CART-13 */
export const holdMs = 30 * 60_000

/** Puts these pieces aside for a basket until then, and gives back what was put aside for it before. Lock their stock and look at the shelf first, in the same transaction. */
export async function holdStock(tx: Db, basketId: string, pieces: readonly HeldPiece[]): Promise<void> {
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

/** `until`: epoch ms. A basket has one store, so a sku is held in one place. */
export type HeldPiece = StockPiece & { readonly until: number }

const lastOf = (pieces: readonly HeldPiece[], sku: string): number =>
  Math.max(...pieces.filter((piece) => piece.sku === sku).map(({ until }) => until))

/**
 * SQL for the pieces of a row of `store_stock` that open baskets but this one hold at `now`. A basket that is being ordered has
 * taken its pieces out of the stock already.
 */
export const heldByOthers = (
  now: number,
  basketId: Expression<string> = sql.lit(''),
) => sql<number>`(select coalesce(sum(stock_hold.qty), 0)::int4
  from stock_hold join basket on basket.id = stock_hold.basket_id and basket.status = 'open'
  where stock_hold.sku = store_stock.sku and stock_hold.store_id = store_stock.store_id
    and stock_hold.until > ${now} and stock_hold.basket_id <> ${basketId})`
