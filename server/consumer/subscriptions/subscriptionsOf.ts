import type { Subscription } from '../../../contracts/api/consumer.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ConsumerTables } from '../ConsumerTables.ts'

/** ACC-01, ACC-04: what an account hears, and what it has ended; in the order in which it was said. */
export async function subscriptionsOf(db: Db, consumerId: string): Promise<readonly Subscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .orderBy('at')
    .orderBy('type')
    .orderBy('channel')
    .execute()
  return rows.map(subscriptionAnswer)
}

/** ACC-04: the day of either choice, never of both. */
export const subscriptionAnswer = ({
  type,
  channel,
  opted_in: optin,
  recipient,
  country,
  at,
}: Omit<ConsumerTables['subscription'], 'consumer_id'>): Subscription => {
  const day = new Date(at).toISOString()
  return {
    type,
    channel,
    optin,
    doubleOptin: false,
    recipient,
    category: 'subscription',
    country,
    ...(optin ? { optinDate: day } : { optoutDate: day }),
  }
}
