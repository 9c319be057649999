import type { confirmForgotPassword } from '../../contracts/api/account/authApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isPassword } from '../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Caller } from '../kit/Caller.ts'
import type { Context } from '../kit/Context.ts'
import type { Result, Step } from '../kit/handle.ts'
import { emailKey } from '../limits/countAgainst.ts'
import { tokenHash } from '../session/token.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { isCommonPassword } from './isCommonPassword.ts'
import { forgetAttempts, forgetDevices } from './signInAttempts.ts'

type Endpoint = typeof confirmForgotPassword

/** AUTH-23: sets a new password with a link that is unused and has not expired; all sessions of the account end. */
export const setForgottenPassword = async (
  { body }: InputOf<Endpoint>,
  _caller: Caller,
  { db, now, passwords, client }: Context,
  step: Step<Endpoint>,
): Promise<Result<Endpoint>> => {
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
