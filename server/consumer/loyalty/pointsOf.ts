import { pointsFor } from '../../../core/domain/loyalty/vouchers.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ConsumerTables } from '../ConsumerTables.ts'
import { undone } from '../special/spentThisYear.ts'

/** LOY-05: what was given, and a point for every whole unit of money in orders since the member joined that still stand, without what was spent. */
export async function pointsOf(
  db: Db,
  { id, loyalty_since: since }: Pick<ConsumerTables['consumer'], 'id' | 'loyalty_since'>,
): Promise<number> {
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

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)
