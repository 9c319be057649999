import type { Db } from '../../storage/Tables.ts'
import { pointsOf } from './pointsOf.ts'

export type PointsUse = { readonly consumerId: string; readonly points: number; readonly amount: number }

/** LOY-08: takes the points for an order; false when the balance does not cover them any more. Other orders of the account wait. */
export async function takePoints(
  tx: Db,
  orderNumber: string,
  { consumerId, points, amount }: PointsUse,
): Promise<boolean> {
  const row = await tx
    .selectFrom('consumer')
    .select(['id', 'loyalty_since'])
    .where('id', '=', consumerId)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (await pointsOf(tx, row)) < points) return false
  await tx
    .insertInto('loyalty_spending')
    .values({ order_number: orderNumber, consumer_id: consumerId, points, amount })
    .execute()
  return true
}

/** Gives back what an order took: it was not paid in the end, or is cancelled. */
export async function returnPoints(tx: Db, orderNumber: string): Promise<void> {
  await tx.deleteFrom('loyalty_spending').where('order_number', '=', orderNumber).execute()
}
