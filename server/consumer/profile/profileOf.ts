import type { ConsumerProfile } from '../../../contracts/api/consumer.ts'
import { addressBookOf } from '../addresses/addressBookOf.ts'
import type { Db } from '../../storage/Tables.ts'

/** ACC-01: the account as its owner may read it. Undefined: there is none. */
export async function profileOf(db: Db, consumerId: string): Promise<ConsumerProfile | undefined> {
  const row = await db.selectFrom('consumer').selectAll().where('id', '=', consumerId).executeTakeFirst()
  if (!row) return undefined
  const book = await addressBookOf(db, consumerId)
  return {
    consumerId,
    consumerDetails: {
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      address: book.map(({ address }) => address),
      identity: [],
    },
    isLoyaltyMember: row.type === 'LOYALTY',
    preferences: {},
    subscriptions: [],
  }
}
