import type { updateProfile } from '../../../contracts/api/account/consumerApi.ts'
import type { ProfileEntry } from '../../../contracts/api/entities/consumer.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { Refusal } from '../../kit/answer.ts'
import type { Context } from '../../kit/Context.ts'
import type { Result } from '../../kit/handle.ts'
import type { SignedCaller } from '../../kit/Caller.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ConsumerTables } from '../../storage/tables/ConsumerTables.ts'
import { enrolment, welcome } from '../loyalty/membership.ts'
import { isMember } from '../../kit/Caller.ts'
import { emailKey } from '../../limits/countAgainst.ts'
import { changedProfile } from './changedProfile.ts'
import { profileOf } from './profileOf.ts'

type Endpoint = typeof updateProfile
type Row = ConsumerTables['consumer']

/**
 * ACC-07, ACC-08, SIGN-40: filled fields replace the old values, an enrolment makes the consumer a member, and an
 * employee accepts the terms (AUTH-17). Subscriptions have their own calls.
 */
export const updateOwnProfile = async (
  { query, body: { consumerProfile: entry } }: InputOf<Endpoint>,
  { subject }: SignedCaller,
  context: Context,
): Promise<Result<Endpoint>> => {
  const { db, locale, now } = context
  const row = await db.selectFrom('consumer').selectAll().where('id', '=', subject).forUpdate().executeTakeFirst()
  if (!row) return refuse('PRO404')
  if (entry.subscriptions !== undefined) return refuse('PRO412', { field: 'subscriptions' })
  const { email } = entry.consumerDetails ?? {}
  if (email !== undefined && emailKey(email) !== row.email && (await isTaken(db, 'email', emailKey(email))))
    return refuse('PRO400', { field: 'email' })
  const changed = changedProfile(row, entry, context)
  if ('_tag' in changed) return changed
  const { phone } = changed
  if (phone && phone !== row.phone && (await isTaken(db, 'phone', phone))) return refuse('AUT444', { field: 'phone' })
  const terms = acceptedTerms(row, entry, now)
  if ('_tag' in terms) return terms
  const enrolled = enrolment({ ...row, ...changed }, entry.enrollments ?? [], context)
  if ('_tag' in enrolled) return enrolled
  const columns = { ...changed, ...enrolled, ...terms }
  if (phone && row.phone && phone !== row.phone) await endMessages(db, subject, row.phone, now)
  if (Object.keys(columns).length > 0) await db.updateTable('consumer').set(columns).where('id', '=', subject).execute()
  if (!isMember(row) && isMember({ ...row, ...enrolled })) await welcome(db, row, locale.country, now)
  const consumerProfile = await profileOf(context, subject, query.includeLoyaltySummary)
  return consumerProfile ? answer({ consumerProfile }) : refuse('PRO404')
}

/** AUTH-17: once accepted, the terms stay accepted; only employees have any to accept. */
const acceptedTerms = (
  { type, terms_accepted_at: acceptedAt }: Row,
  { isEmployeeDiscountTCAccepted: isAccepted }: ProfileEntry,
  now: number,
): Partial<Row> | Refusal => {
  if (isAccepted === undefined || acceptedAt !== null) return {}
  return type === 'EMPLOYEE' ? { terms_accepted_at: now } : refuse('PRO412', { field: 'isEmployeeDiscountTCAccepted' })
}

const isTaken = async (db: Db, column: 'email' | 'phone', value: string): Promise<boolean> =>
  (await db.selectFrom('consumer').select('id').where(column, '=', value).executeTakeFirst()) !== undefined

/** SIGN-22: a new phone number has no consent to messages, and the old one may soon belong to someone else. */
const endMessages = (db: Db, consumerId: string, phone: string, now: number) =>
  db
    .updateTable('subscription')
    .set({ opted_in: false, at: now })
    .where('consumer_id', '=', consumerId)
    .where('channel', '=', 'sms')
    .where('recipient', '=', phone)
    .execute()
