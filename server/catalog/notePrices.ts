import { pagesOf } from '../storage/pagesOf.ts'
import type { Db } from '../storage/Tables.ts'

/**
 * LAW-08: keeps every price that differs from the last one kept, from `now` (epoch ms) on. An import notes them; a
 * server that starts does so, too, before it reads the catalogue. `productId`: only those of this product can differ.
 */
export const notePrices = async (db: Db, now: number, productId?: string): Promise<void> => {
  const [isOne, id] = [productId !== undefined, productId ?? '']
  const prices = await db
    .selectFrom('price')
    .select(['product_id', 'currency', 'current'])
    .$if(isOne, (query) => query.where('product_id', '=', id))
    .execute()
  const changes = await db
    .selectFrom('price_change')
    .selectAll()
    .$if(isOne, (query) => query.where('product_id', '=', id))
    .orderBy('at')
    .execute()
  const lastByPrice = new Map(changes.map((change) => [keyOf(change), change.current]))
  const set = prices.filter((price) => lastByPrice.get(keyOf(price)) !== price.current)
  for (const page of pagesOf(set.map((price) => ({ ...price, at: now }))))
    await db
      .insertInto('price_change')
      .values([...page])
      .onConflict((is) => is.doNothing())
      .execute()
}

const keyOf = ({ product_id, currency }: { readonly product_id: string; readonly currency: string }): string =>
  `${product_id} ${currency}`
