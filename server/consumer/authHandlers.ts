import { asTransaction } from '../storage/inTransaction.ts'
import {
  agentLogin,
  changePassword,
  confirmForgotPassword,
  resetPassword,
  signIn,
} from '../../contracts/api/account/authApi.ts'
import { signOut } from '../../contracts/api/account/sessionApi.ts'
import { signUp } from '../../contracts/api/account/signUpApi.ts'
import { isEmail } from '../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { handle, handleInSteps } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { emailKey } from '../limits/countAgainst.ts'
import { letterAllowed } from '../limits/limitReply.ts'
import { sendMail, sendNoMail } from '../mail/sendMail.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { resetLetter } from './accountLetters.ts'
import { changeOwnPassword, setForgottenPassword } from './newPassword.ts'
import { logInAgent, signInConsumer } from './signInConsumer.ts'
import { signUpConsumer } from './signUpConsumer.ts'

export const authHandlers: readonly Handler[] = [
  /** AUTH-21 */
  handleInSteps(signIn, signInConsumer),
  /** AUTH-24 */
  handle(agentLogin, logInAgent),
  /** SIGN-35 */
  handleInSteps(signUp, signUpConsumer),
  /** AUTH-13: ends this session, and the refresh token's session if that belongs to the same consumer. */
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

/** AUTH-23, ms. */
const resetLinkLifeMs = 60 * 60_000

/** How many links may be valid at once, so that nobody can fill another person's mailbox. */
const linksAtOnce = 3

/**
 * AUTH-23: sends a letter with a link if the address has an account. The answer does not reveal whether it has, and
 * neither does its timing: for an unknown address the same statements run, and the stored link belongs to no account.
 */
const sendResetLink = async (email: string, { db, now, newId, locale, publicUrl, seller }: Context): Promise<void> => {
  const consumer = await db
    .selectFrom('consumer')
    .select(['id', 'email', 'first_name'])
    .where('email', '=', emailKey(email))
    .executeTakeFirst()
  const holder = consumer?.id ?? tokenHash(`reset ${emailKey(email)}`)
  const open = await db
    .selectFrom('password_reset')
    .select('hash')
    .where('consumer_id', '=', holder)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .execute()
  if (open.length >= linksAtOnce || !(await letterAllowed(asTransaction(db), email, now))) return
  const code = newToken()
  await db
    .insertInto('password_reset')
    .values({ hash: tokenHash(code), consumer_id: holder, expires_at: now + resetLinkLifeMs })
    .execute()
  const to = consumer?.email ?? email
  const letter = resetLetter(to, consumer?.first_name ?? '', code, { locale, publicUrl, seller })
  await (consumer ? sendMail : sendNoMail)(asTransaction(db), letter, now, newId)
}
