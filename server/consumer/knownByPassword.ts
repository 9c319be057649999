import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { limitReached } from '../limits/limitReply.ts'
import type { ConsumerTables } from '../storage/tables/ConsumerTables.ts'
import { attemptLimits, countAttempt } from './signInAttempts.ts'
import { emailKey } from '../limits/countAgainst.ts'
import type { SignInAttempt } from './signInAttempts.ts'

export type Known = Pick<ConsumerTables['consumer'], 'id' | 'is_agent' | 'first_name' | 'last_name'> & {
  readonly attempt: SignInAttempt
}

/**
 * AUTH-21, AUTH-25: finds the account with this e-mail and password. Every attempt is counted, whether or not the
 * account exists. The password is checked outside any transaction, because that takes long and others must not wait for
 * it.
 */
export const knownByPassword = async (
  { username, password, device }: { readonly username: string; readonly password: string; readonly device?: string },
  context: Pick<Context, 'db' | 'now' | 'passwords' | 'client'>,
): Promise<Known | Refusal> => {
  const { db, passwords } = context
  const attempt = await countAttempt(context, username, device)
  if (attempt._tag === 'Reached') throw limitReached(attempt)
  const consumer = await db
    .selectFrom('consumer')
    .select(['id', 'password', 'locked_at', 'is_agent', 'first_name', 'last_name'])
    .where('email', '=', emailKey(username))
    .executeTakeFirst()
  const isRight = await passwords.isRight(password, consumer?.password)
  if (!consumer || !isRight) return refused(attempt)
  return consumer.locked_at === null ? { ...consumer, attempt } : refuse('AUT441')
}

/** The attempt that reaches the limit already says so, and for how long. */
const refused = ({ nth }: SignInAttempt): Refusal => {
  if (nth >= attemptLimits.most)
    throw limitReached({ _tag: 'Reached', limit: attemptLimits, waitMs: attemptLimits.windowMs })
  return refuse(nth === attemptLimits.most - 1 ? 'AUT426' : 'AUT401')
}
