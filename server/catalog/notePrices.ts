import type { Db } from '../storage/Tables.ts'

/**
 * LAW-08: keeps every price that differs from the last one kept, from `now` (epoch ms) on. An import notes
 * them; a server that starts does so, too, before it reads the catalogue.
 */
export const notePrices = async (db: Db, now: number): Promise<void> => {
  const prices = await db.selectFrom('price').select(['product_id', 'currency', 'current']).execute()
  const changes = await db.selectFrom('price_change').selectAll().orderBy('at').execute()
  const lastByPrice = new Map(changes.map((change) => [keyOf(change), change.current]))
  const set = prices.filter((price) => lastByPrice.get(keyOf(price)) !== price.current)
  if (set.length === 0) return
  const rows = set.map((price) => ({ ...price, at: now }))
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto('price_change')
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflict((is) => is.doNothing())
      .execute()
}

/** PostgreSQL allows at most 65,535 parameters per statement. */
const rowsAtOnce = 1_000

const keyOf = ({ product_id, currency }: { readonly product_id: string; readonly currency: string }): string =>
  `${product_id} ${currency}`
