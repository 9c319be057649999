import {
  createProfile,
  lookUpConsumer,
  readProfile,
  retrieveUserData,
  updateProfile,
} from '../../../contracts/api/account/consumerApi.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import { isEmail } from '../../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../../kit/answer.ts'
import { isMember } from '../../kit/Context.ts'
import type { Context, SignedCaller } from '../../kit/Context.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler, Result } from '../../kit/handle.ts'
import { emailKey } from '../../limits/countAgainst.ts'
import { createOwnProfile, updateOwnProfile } from './ownProfile.ts'
import { profileOf } from './profileOf.ts'

/**
 * ACC-14: id and e-mail must belong to the same record; otherwise nothing is revealed about either. The id alone cannot
 * be guessed, and is only ever one of ours.
 */
const retrieveOwnData = async (
  { body: { consumerId, email } }: InputOf<typeof retrieveUserData>,
  _caller: SignedCaller,
  context: Context,
): Promise<Result<typeof retrieveUserData>> => {
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

/** ACC-13: reveals no more than a sign-up would. The contract's limit applies before this code. */
const lookUp = async (
  { query: { email } }: InputOf<typeof lookUpConsumer>,
  _caller: SignedCaller,
  { db }: Context,
): Promise<Result<typeof lookUpConsumer>> => {
  if (!isEmail(email)) return refuse('AUT453', { field: 'email' })
  const row = await db
    .selectFrom('consumer')
    .select(['type', 'member_id'])
    .where('email', '=', emailKey(email))
    .executeTakeFirst()
  return answer({ exists: row !== undefined, isLoyaltyMember: row !== undefined && isMember(row) })
}

/** What the shop knows about the signed-in consumer. */
export const profileHandlers: readonly Handler[] = [
  /** ACC-07, LOY-05 */
  handle(readProfile, async ({ query }, { subject }, context) => {
    const consumerProfile = await profileOf(context, subject, query.includeLoyaltySummary)
    return consumerProfile ? answer({ consumerProfile }) : refuse('PRO404')
  }),
  handle(updateProfile, updateOwnProfile),
  handle(createProfile, createOwnProfile),
  handle(retrieveUserData, retrieveOwnData),
  handle(lookUpConsumer, lookUp),
]
