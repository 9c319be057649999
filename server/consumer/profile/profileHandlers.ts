import { readProfile, updateProfile } from '../../../contracts/api/consumerApi.ts'
import { answer, refuse } from '../../http/answer.ts'
import { handle } from '../../http/handle.ts'
import type { Handler } from '../../http/handle.ts'
import type { Db } from '../../storage/Tables.ts'
import { changedProfile } from './changedProfile.ts'
import { profileOf } from './profileOf.ts'

/** What the shop knows of the signed-in consumer. */
export const profileHandlers: readonly Handler[] = [
  /** ACC-07 */
  handle(readProfile, async (_input, { subject }, { db }) => {
    const consumerProfile = await profileOf(db, subject)
    return consumerProfile ? answer({ consumerProfile }) : refuse('PRO404')
  }),
  /** ACC-07, ACC-08. Subscriptions and enrollments have calls of their own. */
  handle(updateProfile, async ({ body: { consumerProfile: entry } }, { subject }, context) => {
    const { db } = context
    const row = await db.selectFrom('consumer').selectAll().where('id', '=', subject).forUpdate().executeTakeFirst()
    if (!row) return refuse('PRO404')
    if (entry.subscriptions !== undefined || entry.enrollments !== undefined) return refuse('PRO412', { field: entry.subscriptions ? 'subscriptions' : 'enrollments' })
    const columns = changedProfile(row, entry, context)
    if ('_tag' in columns) return columns
    const { phone } = columns
    const holder = phone && phone !== row.phone ? await db.selectFrom('consumer').select('id').where('phone', '=', phone).executeTakeFirst() : undefined
    if (holder) return refuse('AUT442', { field: 'phone' })
    if (phone && row.phone && phone !== row.phone) await endMessages(db, subject, row.phone, context.now)
    if (Object.keys(columns).length > 0) await db.updateTable('consumer').set(columns).where('id', '=', subject).execute()
    const consumerProfile = await profileOf(db, subject)
    return consumerProfile ? answer({ consumerProfile }) : refuse('PRO404')
  }),
]

/** SIGN-22: who has changed the number has not agreed to messages on it, and the old one may be somebody else's soon. */
const endMessages = (db: Db, consumerId: string, phone: string, now: number) =>
  db.updateTable('subscription').set({ opted_in: false, at: now }).where('consumer_id', '=', consumerId).where('channel', '=', 'sms').where('recipient', '=', phone).execute()
