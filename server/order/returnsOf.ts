import type { TrackedOrder } from '../../contracts/api/purchase.ts'
import type { Db } from '../storage/Tables.ts'

/** Under the API's own paths, which no service worker answers with a page. */
export const labelsPath = '/consumers-v3/return-labels'

export const labelUrlOf = (id: string): string => `${labelsPath}/${id}`

/** ORD-07: what of an order is sent back, the first label first. */
export async function returnsOf(db: Db, number: string): Promise<TrackedOrder['returns']> {
  const rows = await db
    .selectFrom('order_return')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('place')
    .execute()
  return rows.map(({ id, items, at }) => ({
    labelUrl: labelUrlOf(id),
    at,
    items: items.map(({ itemId, qty }) => ({ itemId, qty })),
  }))
}
