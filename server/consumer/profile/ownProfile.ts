import type { createProfile, updateProfile } from '../../../contracts/api/account/consumerApi.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import type { ProfileEntry } from '../../../contracts/api/entities/consumer.ts'
import { isEmail } from '../../../core/domain/validation/textRules.ts'
import { isMember } from '../../kit/Context.ts'
import type { Context, SignedCaller } from '../../kit/Context.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { Refusal } from '../../kit/answer.ts'
import type { Result } from '../../kit/handle.ts'
import { emailKey } from '../../limits/countAgainst.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ConsumerTables } from '../../storage/tables/ConsumerTables.ts'
import { enrolment, welcome } from '../loyalty/membership.ts'
import { noPassword } from '../password.ts'
import { changedProfile } from './changedProfile.ts'
import { profileOf } from './profileOf.ts'

/**
 * ACC-07: an account without a password, from a form that asks for none. Nobody can sign in to it until its owner has
 * chosen a password by the link sent to its e-mail (AUTH-23). An e-mail or phone number that already has an account is
 * refused as at sign-up.
 */
export const createOwnProfile = async (
  { query, body: { consumerProfile: entry } }: InputOf<typeof createProfile>,
  _caller: SignedCaller,
  context: Context,
): Promise<Result<typeof createProfile>> => {
  const { db, locale, now, newId, source } = context
  const { email = '', source: origin } = entry.consumerDetails ?? {}
  if (!isEmail(email)) return refuse('PRO400', { field: 'email' })
  if (entry.subscriptions !== undefined || entry.isEmployeeDiscountTCAccepted !== undefined)
    return refuse('PRO412', {
      field: entry.subscriptions === undefined ? 'isEmployeeDiscountTCAccepted' : 'subscriptions',
    })
  const id = newId()
  if (await db.selectFrom('consumer').select('id').where('email', '=', emailKey(email)).executeTakeFirst())
    return refuse('PRO400', { field: 'email' })
  await db
    .insertInto('consumer')
    .values({
      id,
      email: emailKey(email),
      password: noPassword,
      type: 'REGISTERED',
      is_agent: false,
      first_name: '',
      last_name: '',
      source_campaign: origin?.campaignName ?? null,
      lead_source: source,
      created_at: now,
    })
    .execute()
  const row = await db.selectFrom('consumer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const changed = changedProfile(row, entry, context)
  if ('_tag' in changed) return changed
  const { phone } = changed
  if (phone && (await db.selectFrom('consumer').select('id').where('phone', '=', phone).executeTakeFirst()))
    return refuse('AUT442', { field: 'phone' })
  const enrolled = enrolment({ ...row, ...changed }, entry.enrollments ?? [], context)
  if ('_tag' in enrolled) return enrolled
  const columns = { ...changed, ...enrolled }
  if (Object.keys(columns).length > 0) await db.updateTable('consumer').set(columns).where('id', '=', id).execute()
  if (isMember({ ...row, ...enrolled })) await welcome(db, row, locale.country, now)
  const consumerProfile = await profileOf(context, id, query.includeLoyaltySummary)
  return consumerProfile ? answer({ consumerId: id, consumerProfile }) : refuse('PRO400')
}

type Row = ConsumerTables['consumer']

/**
 * ACC-07, ACC-08, SIGN-40: filled fields replace the old values, an enrolment makes the consumer a member, and an
 * employee accepts the terms (AUTH-17). Subscriptions have their own calls.
 */
export const updateOwnProfile = async (
  { query, body: { consumerProfile: entry } }: InputOf<typeof updateProfile>,
  { subject }: SignedCaller,
  context: Context,
): Promise<Result<typeof updateProfile>> => {
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
