import { returnStock } from '../inventory/moveStock.ts'
import { sendMail } from '../mail/sendMail.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'
import { reservedFor } from './exchanges.ts'
import { releasedLetter } from './letters/exchangeLetters.ts'
import { letterSiteOf, lockOrder } from './settleOrder.ts'
import type { Happening } from './settleOrder.ts'

/**
 * ORD-21: puts back into the stock what was reserved for returns that did not arrive in time, and says so. A return that
 * arrives later is refunded. One with several pieces is found several times and released once. Called periodically;
 * returns what failed.
 */
export const releaseReplacements = async (db: Db, happening: Happening): Promise<readonly unknown[]> => {
  const due = await db
    .selectFrom('order_exchange')
    .innerJoin('order_return', 'order_return.id', 'order_exchange.return_id')
    .innerJoin('orders', 'orders.number', 'order_return.order_number')
    .select(['order_return.id', 'order_return.place', 'orders.number', 'orders.basket_id'])
    .where('order_exchange.until', '<=', happening.now)
    .where('order_exchange.released_at', 'is', null)
    .where('order_return.received_at', 'is', null)
    .limit(20)
    .execute()
  const failures: unknown[] = []
  for (const { id, place, number, basket_id: basketId } of due)
    await inTransaction(db, async (tx) => {
      const row = await lockOrder(tx, { orderNumber: number, basketId })
      const returned = await tx
        .selectFrom('order_return')
        .select('received_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (returned.received_at !== null) return
      const reserved = await reservedFor(tx, id)
      if (reserved.length === 0) return
      await tx
        .updateTable('order_exchange')
        .set({ released_at: happening.now })
        .where('return_id', '=', id)
        .where('released_at', 'is', null)
        .execute()
      await returnStock(
        tx,
        reserved.map(({ sku, qty }) => ({ sku, qty })),
      )
      const items = reserved.map(({ item }) => item)
      const letter = releasedLetter(row.document, { items }, letterSiteOf(row, happening))
      await sendMail(tx, letter, happening.now, () => `released/${number}/${place}`)
    }).catch((error: unknown) => failures.push(error))
  return failures
}
