import { sum } from '../../../core/domain/money/amounts.ts'
import { pointsFor } from '../../../core/domain/loyalty/loyaltyProgramme.ts'
import { undone } from '../../cart/pricing/spentThisYear.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ConsumerTables } from '../../storage/tables/ConsumerTables.ts'

/**
 * LOY-05: points that were given, plus one for every whole unit of money in orders since the member joined that were
 * not cancelled, minus what was spent.
 */
export const pointsOf = async (
  db: Db,
  { id, loyalty_since: since }: Pick<ConsumerTables['consumer'], 'id' | 'loyalty_since'>,
): Promise<number> => {
  const grants = await db.selectFrom('loyalty_grant').select('points').where('consumer_id', '=', id).execute()
  const spent = await db.selectFrom('loyalty_spending').selectAll().where('consumer_id', '=', id).execute()
  const orders = await db
    .selectFrom('orders')
    .select(['number', 'total', 'status'])
    .where('subject', '=', id)
    .where('confirmed_at', '>=', since ?? 0)
    .execute()
  const byVoucher = new Map(spent.map(({ order_number: number, amount }) => [number, amount]))
  const earned = orders
    .filter(({ status }) => !undone.has(status))
    .map(({ number, total }) => pointsFor(total - (byVoucher.get(number) ?? 0)))
  return sum(grants.map(({ points }) => points)) + sum(earned) - sum(spent.map(({ points }) => points))
}

export type PointsUse = { readonly consumerId: string; readonly points: number; readonly amount: number }

/**
 * LOY-08: takes the points for an order; false when the balance no longer covers them. Other orders of the account
 * wait.
 */
export const takePoints = async (
  tx: Db,
  orderNumber: string,
  { consumerId, points, amount }: PointsUse,
): Promise<boolean> => {
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

/** Returns what an order took, because it was not paid after all or is cancelled. */
export const returnPoints = async (tx: Db, orderNumber: string): Promise<void> => {
  await tx.deleteFrom('loyalty_spending').where('order_number', '=', orderNumber).execute()
}
