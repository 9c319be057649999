import { pointsFor } from '../../../core/domain/loyalty/vouchers.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ConsumerTables } from '../ConsumerTables.ts'
import { undone } from '../special/spentThisYear.ts'

/** LOY-05: what was given, and a point for every whole unit paid in orders since the member joined that still stand. */
export async function pointsOf(db: Db, { id, loyalty_since: since }: Pick<ConsumerTables['consumer'], 'id' | 'loyalty_since'>): Promise<number> {
  const grants = await db.selectFrom('loyalty_grant').select('points').where('consumer_id', '=', id).execute()
  const orders = await db.selectFrom('orders').select(['total', 'status']).where('subject', '=', id).where('confirmed_at', '>=', since ?? 0).execute()
  const earned = orders.filter(({ status }) => !undone.has(status)).map(({ total }) => pointsFor(total))
  return [...grants.map(({ points }) => points), ...earned].reduce((sum, points) => sum + points, 0)
}
