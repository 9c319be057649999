import type { changePassword, confirmForgotPassword } from '../../contracts/api/account/authApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isPassword } from '../../core/domain/validation/textRules.ts'
import type { Caller, Context, SignedCaller } from '../kit/Context.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Result, Step } from '../kit/handle.ts'
import { countAgainst, emailKey, forgetTries, tryOf } from '../limits/countAgainst.ts'
import { limitReached } from '../limits/limitReply.ts'
import { tokenHash } from '../session/token.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { isCommonPassword } from './isCommonPassword.ts'
import { forgetAttempts, forgetDevices } from './signInAttempts.ts'

/**
 * AUTH-22: a new password for a caller who knows the old one. All other sessions of the account end, and so do open
 * reset links. Wrong guesses of the old password are counted by session (AUTH-25), so an unattended device is no way
 * around the sign-in limits.
 */
export const changeOwnPassword = async (
  { body }: InputOf<typeof changePassword>,
  { subject, sessionId }: SignedCaller,
  { db, now, passwords, client }: Context,
  step: Step<typeof changePassword>,
): Promise<Result<typeof changePassword>> => {
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

/** AUTH-23: sets a new password with a link that is unused and has not expired; all sessions of the account end. */
export const setForgottenPassword = async (
  { body }: InputOf<typeof confirmForgotPassword>,
  _caller: Caller,
  { db, now, passwords, client }: Context,
  step: Step<typeof confirmForgotPassword>,
): Promise<Result<typeof confirmForgotPassword>> => {
  if (!isPassword(body.newPassword)) return refuse('FE872', { field: 'newPassword' })
  if (isCommonPassword(body.newPassword)) return refuse('PWD400', { field: 'newPassword' })
  const hash = tokenHash(body.confirmationCode)
  const link = await db
    .selectFrom('password_reset')
    .innerJoin('consumer', 'consumer.id', 'password_reset.consumer_id')
    .select(['consumer.id', 'consumer.email'])
    .where('password_reset.hash', '=', hash)
    .where('consumer.email', '=', emailKey(body.email))
    .where('password_reset.expires_at', '>', now)
    .where('password_reset.used_at', 'is', null)
    .executeTakeFirst()
  if (!link) return refuse('AUT402')
  const password = await passwords.hash(body.newPassword)
  return inTransaction(db, async (tx) => {
    const used = await tx
      .updateTable('password_reset')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('hash')
      .executeTakeFirst()
    if (!used) return step.settle(tx, refuse('AUT402'))
    await tx
      .updateTable('password_reset')
      .set({ used_at: now })
      .where('consumer_id', '=', link.id)
      .where('used_at', 'is', null)
      .execute()
    await tx.updateTable('consumer').set({ password }).where('id', '=', link.id).execute()
    await tx
      .updateTable('session')
      .set({ revoked_at: now })
      .where('subject', '=', link.id)
      .where('revoked_at', 'is', null)
      .execute()
    await tx
      .updateTable('session')
      .set({ revoked_at: now })
      .where('agent_id', '=', link.id)
      .where('revoked_at', 'is', null)
      .execute()
    await forgetAttempts(tx, link.email, client)
    await forgetDevices(tx, link.id)
    return step.settle(tx, answer({ success: true }))
  })
}
