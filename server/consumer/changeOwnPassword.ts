import type { changePassword } from '../../contracts/api/account/authApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isPassword } from '../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import type { Result, Step } from '../kit/handle.ts'
import type { SignedCaller } from '../kit/Caller.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { isCommonPassword } from './isCommonPassword.ts'
import { limitReached } from '../limits/limitReply.ts'
import { countAgainst, forgetTries, tryOf } from '../limits/countAgainst.ts'
import { forgetAttempts } from './signInAttempts.ts'

type Endpoint = typeof changePassword

/**
 * AUTH-22: a new password for a caller who knows the old one. All other sessions of the account end, and so do open
 * reset links. Wrong guesses of the old password are counted by session (AUTH-25), so an unattended device is no way
 * around the sign-in limits.
 */
export const changeOwnPassword = async (
  { body }: InputOf<Endpoint>,
  { subject, sessionId }: SignedCaller,
  { db, now, passwords, client }: Context,
  step: Step<Endpoint>,
): Promise<Result<Endpoint>> => {
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
  const counted = await countAgainst(db, tries, now)
  if (counted._tag === 'Reached') throw limitReached(counted, { field: 'currentPassword' })
  if (!(await passwords.isRight(body.currentPassword, consumer.password))) {
    // Both at once: the current password is wrong, and the new one is the same text.
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
