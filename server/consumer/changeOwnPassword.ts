import type { changePassword } from '../../contracts/api/authApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isPassword } from '../../core/domain/validation/passwordProblems.ts'
import { answer, refuse } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { Result, Step } from '../http/handle.ts'
import type { SignedCaller } from '../session/Caller.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { isCommonPassword } from './isCommonPassword.ts'
import { countAgainst, forgetTries, tryOf } from '../limits/countAgainst.ts'
import { forgetAttempts } from './signInAttempts.ts'

type Endpoint = typeof changePassword

/**
 * AUTH-22: the new password for whoever knows the old one; every other session of the account ends, and so do links to choose
 * another. Guesses at the old one are counted by session (AUTH-25): somebody else's open device is no way round the limits on signing in.
 */
export async function changeOwnPassword(
  { body }: InputOf<Endpoint>,
  { subject, sessionId }: SignedCaller,
  { db, now, passwords, client }: Context,
  step: Step<Endpoint>,
): Promise<Result<Endpoint>> {
  if (body.confirmPassword !== undefined && body.confirmPassword !== body.newPassword)
    return refuse('FE340', { field: 'confirmPassword' })
  if (!isPassword(body.newPassword)) return refuse('FE872', { field: 'newPassword' })
  if (isCommonPassword(body.newPassword)) return refuse('PWD400', { field: 'newPassword' })
  const consumer = await db
    .selectFrom('consumer')
    .select(['email', 'password'])
    .where('id', '=', subject)
    .executeTakeFirst()
  if (!consumer) return refuse('PRO415')
  const tries = [tryOf('own-password-session', sessionId)]
  if ((await countAgainst(db, tries, now))._tag === 'Reached') return refuse('PRO415', { field: 'currentPassword' })
  if (!(await passwords.isRight(body.currentPassword, consumer.password))) {
    // Both at once: what was typed as the current one is wrong, and the new one is the same.
    return body.newPassword === body.currentPassword ? refuse('AUT452') : refuse('AUT450', { field: 'currentPassword' })
  }
  if (await passwords.isRight(body.newPassword, consumer.password)) return refuse('AUT451', { field: 'newPassword' })
  const password = await passwords.hash(body.newPassword)
  return inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('consumer')
      .set({ password })
      .where('id', '=', subject)
      .where('password', '=', consumer.password)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return step.settle(tx, refuse('PRO415'))
    await tx
      .updateTable('password_reset')
      .set({ used_at: now })
      .where('consumer_id', '=', subject)
      .where('used_at', 'is', null)
      .execute()
    await tx
      .updateTable('session')
      .set({ revoked_at: now })
      .where('subject', '=', subject)
      .where('id', '!=', sessionId)
      .where('revoked_at', 'is', null)
      .execute()
    await tx
      .updateTable('session')
      .set({ revoked_at: now })
      .where('agent_id', '=', subject)
      .where('revoked_at', 'is', null)
      .execute()
    await forgetTries(tx, tries)
    await forgetAttempts(tx, consumer.email, client)
    return step.settle(tx, answer({ success: true }))
  })
}
