import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { ConsumerTables } from './ConsumerTables.ts'
import { attemptLimits, countAttempt, emailKey } from './signInAttempts.ts'

export type Known = Pick<ConsumerTables['consumer'], 'id' | 'is_agent' | 'first_name' | 'last_name'>

/**
 * AUTH-21, AUTH-25: whose e-mail and password these are. Every try is counted, whether or not there is such an account; the
 * password is looked at outside any transaction: it takes long, and others must not wait for it.
 */
export async function knownByPassword({ username, password }: { readonly username: string; readonly password: string }, { db, now, passwords }: Pick<Context, 'db' | 'now' | 'passwords'>): Promise<Known | Refusal> {
  const attempt = await countAttempt(db, username, now)
  if (attempt._tag === 'Locked') return refuse('AUT423')
  const consumer = await db.selectFrom('consumer').select(['id', 'password', 'locked_at', 'is_agent', 'first_name', 'last_name']).where('email', '=', emailKey(username)).executeTakeFirst()
  const isRight = await passwords.isRight(password, consumer?.password)
  if (!consumer || !isRight) return refuse(refusalOf(attempt.nth))
  return consumer.locked_at === null ? consumer : refuse('AUT441')
}

const refusalOf = (nth: number): 'AUT401' | 'AUT426' | 'AUT423' => {
  if (nth >= attemptLimits.most) return 'AUT423'
  return nth === attemptLimits.most - 1 ? 'AUT426' : 'AUT401'
}
