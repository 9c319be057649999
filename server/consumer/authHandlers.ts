import {
  agentLogin,
  changePassword,
  confirmForgotPassword,
  resetPassword,
  signIn,
} from '../../contracts/api/authApi.ts'
import { signOut } from '../../contracts/api/sessionApi.ts'
import { signUp } from '../../contracts/api/signUpApi.ts'
import { isEmail } from '../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../http/answer.ts'
import { handle, handleInSteps } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import { tokenHash } from '../session/token.ts'
import { changeOwnPassword } from './changeOwnPassword.ts'
import { logInAgent } from './logInAgent.ts'
import { sendResetLink } from './sendResetLink.ts'
import { setForgottenPassword } from './setForgottenPassword.ts'
import { signInConsumer } from './signInConsumer.ts'
import { signUpConsumer } from './signUpConsumer.ts'

export const authHandlers: readonly Handler[] = [
  /** AUTH-21 */
  handleInSteps(signIn, signInConsumer),
  /** AUTH-24 */
  handle(agentLogin, logInAgent),
  /** SIGN-35 */
  handleInSteps(signUp, signUpConsumer),
  /** AUTH-13: this session, and the one of the refresh token if that is the consumer's as well. */
  handle(signOut, async ({ body }, caller, { db, now }) => {
    const token = await db
      .selectFrom('refresh_token')
      .select('session_id')
      .where('hash', '=', tokenHash(body.refreshToken))
      .executeTakeFirst()
    const sessions = [caller.sessionId, ...(token ? [token.session_id] : [])]
    await db
      .updateTable('session')
      .set({ revoked_at: now })
      .where('id', 'in', sessions)
      .where('subject', '=', caller.subject)
      .execute()
    return answer({ success: true })
  }),
  /** AUTH-23 */
  handle(resetPassword, async ({ body }, _caller, context) => {
    if (!isEmail(body.email)) return refuse('AUT453', { field: 'email' })
    await sendResetLink(body.email, context)
    return answer({ success: true })
  }),
  /** AUTH-22 */
  handleInSteps(changePassword, changeOwnPassword),
  /** AUTH-23 */
  handleInSteps(confirmForgotPassword, setForgottenPassword),
]
