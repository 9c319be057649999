import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import { limitReached } from '../limits/limitReply.ts'
import type { ConsumerTables } from './ConsumerTables.ts'
import { attemptLimits, countAttempt, emailKey } from './signInAttempts.ts'
import type { SignInAttempt } from './signInAttempts.ts'

export type Known = Pick<ConsumerTables['consumer'], 'id' | 'is_agent' | 'first_name' | 'last_name'> & {
  readonly attempt: SignInAttempt
}

/**
 * AUTH-21, AUTH-25: whose e-mail and password these are. Every try is counted, whether or not there is such an account; the
 * password is looked at outside any transaction: it takes long, and others must not wait for it.
 */
export async function knownByPassword(
  { username, password, device }: { readonly username: string; readonly password: string; readonly device?: string },
  context: Pick<Context, 'db' | 'now' | 'passwords' | 'client'>,
): Promise<Known | Refusal> {
  const { db, passwords } = context
  const attempt = await countAttempt(context, username, device)
  if (attempt._tag === 'Reached') {
    if (attempt.limit.answer === 'AUT423') return refuse('AUT423')
    throw limitReached(attempt)
  }
  const consumer = await db
    .selectFrom('consumer')
    .select(['id', 'password', 'locked_at', 'is_agent', 'first_name', 'last_name'])
    .where('email', '=', emailKey(username))
    .executeTakeFirst()
  const isRight = await passwords.isRight(password, consumer?.password)
  if (!consumer || !isRight) return refuse(refusalOf(attempt.nth))
  return consumer.locked_at === null ? { ...consumer, attempt } : refuse('AUT441')
}

const refusalOf = (nth: number): 'AUT401' | 'AUT426' | 'AUT423' => {
  if (nth >= attemptLimits.most) return 'AUT423'
  return nth === attemptLimits.most - 1 ? 'AUT426' : 'AUT401'
}
