import type { lookUpConsumer } from '../../../contracts/api/consumerApi.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import { isEmail } from '../../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../../http/answer.ts'
import type { Context } from '../../http/Context.ts'
import type { Result } from '../../http/handle.ts'
import type { SignedCaller } from '../../session/Caller.ts'
import { isMember } from '../loyalty/membership.ts'
import { emailKey } from '../signInAttempts.ts'

type Endpoint = typeof lookUpConsumer

/** ACC-13: what a sign-up would tell too. The contract's limit stands at the door. */
export async function lookUp(
  { query: { email } }: InputOf<Endpoint>,
  _caller: SignedCaller,
  { db }: Context,
): Promise<Result<Endpoint>> {
  if (!isEmail(email)) return refuse('AUT453', { field: 'email' })
  const row = await db
    .selectFrom('consumer')
    .select(['type', 'member_id'])
    .where('email', '=', emailKey(email))
    .executeTakeFirst()
  return answer({ exists: row !== undefined, isLoyaltyMember: row !== undefined && isMember(row) })
}
