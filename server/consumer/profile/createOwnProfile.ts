import type { createProfile } from '../../../contracts/api/account/consumerApi.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import { isEmail } from '../../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { Context } from '../../kit/Context.ts'
import type { Result } from '../../kit/handle.ts'
import type { SignedCaller } from '../../kit/Caller.ts'
import { enrolment, welcome } from '../loyalty/membership.ts'
import { isMember } from '../../kit/Caller.ts'
import { noPassword } from '../password.ts'
import { emailKey } from '../../limits/countAgainst.ts'
import { changedProfile } from './changedProfile.ts'
import { profileOf } from './profileOf.ts'

type Endpoint = typeof createProfile

/**
 * ACC-07: an account without a password, from a form that asks for none. Nobody can sign in to it until its owner has
 * chosen a password by the link sent to its e-mail (AUTH-23). An e-mail or phone number that already has an account is
 * refused as at sign-up.
 */
export const createOwnProfile = async (
  { query, body: { consumerProfile: entry } }: InputOf<Endpoint>,
  _caller: SignedCaller,
  context: Context,
): Promise<Result<Endpoint>> => {
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
