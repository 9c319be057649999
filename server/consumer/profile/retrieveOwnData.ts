import type { retrieveUserData } from '../../../contracts/api/consumerApi.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import { answer, refuse } from '../../http/answer.ts'
import type { Context } from '../../http/Context.ts'
import type { Result } from '../../http/handle.ts'
import type { SignedCaller } from '../../session/Caller.ts'
import { isMember } from '../loyalty/membership.ts'
import { emailKey } from '../signInAttempts.ts'
import { profileOf } from './profileOf.ts'

type Endpoint = typeof retrieveUserData

/** ACC-14: id and e-mail of one record, or nothing is told of either. The id alone cannot be guessed, and names no other list than ours. */
export async function retrieveOwnData(
  { body: { consumerId, email } }: InputOf<Endpoint>,
  _caller: SignedCaller,
  context: Context,
): Promise<Result<Endpoint>> {
  if (!/^[\da-f-]{36}$/.test(consumerId)) return refuse('AUT440', { field: 'consumerId' })
  const { db, locale } = context
  const row = await db
    .selectFrom('consumer')
    .selectAll()
    .where('id', '=', consumerId)
    .where('email', '=', emailKey(email))
    .executeTakeFirst()
  const profile = row && (await profileOf(context, row.id))
  if (!row || !profile) return refuse('CCN404')
  const enrolled = {
    type: 'Loyalty',
    optin: true,
    doubleOptin: row.loyalty_unconfirmed_at === null,
    country: locale.country,
  } as const
  return answer({ consumerDetails: profile.consumerDetails, enrollments: isMember(row) ? [enrolled] : [] })
}
