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
const sendResetLink = async (email: string, { db, now, newId, locale }: Context): Promise<void> => {
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
  const link = `/${locale.code}/forgot-password?email=${encodeURIComponent(to)}&code=${code}`
  const letter = { to, ...letters[locale.language](consumer?.first_name ?? '', link) }
  await (consumer ? sendMail : sendNoMail)(asTransaction(db), letter, now, newId)
}

const letters = {
  en: (name: string, link: string) => ({
    subject: 'Choose a new password',
    body: `Hello ${name},\n\nyou can choose a new password here, once, within the next hour:\n\n${link}\n\nIf you did not ask for this, nothing has changed and there is nothing to do.`,
  }),
  fr: (name: string, link: string) => ({
    subject: 'Choisissez un nouveau mot de passe',
    body: `Bonjour ${name},\n\nvous pouvez choisir un nouveau mot de passe ici, une seule fois, dans l’heure qui vient :\n\n${link}\n\nSi vous n’avez rien demandé, rien n’a changé et il n’y a rien à faire.`,
  }),
  de: (name: string, link: string) => ({
    subject: 'Wähle ein neues Passwort',
    body: `Hallo ${name},\n\nhier kannst du innerhalb der nächsten Stunde einmal ein neues Passwort wählen:\n\n${link}\n\nWenn du das nicht angefordert hast, hat sich nichts geändert und du musst nichts tun.`,
  }),
  it: (name: string, link: string) => ({
    subject: 'Scegli una nuova password',
    body: `Ciao ${name},\n\nqui puoi scegliere una nuova password, una sola volta, entro la prossima ora:\n\n${link}\n\nSe non l’hai chiesto tu, non è cambiato nulla e non devi fare nulla.`,
  }),
  es: (name: string, link: string) => ({
    subject: 'Elige una contraseña nueva',
    body: `Hola ${name}:\n\nAquí puedes elegir una contraseña nueva, una sola vez, durante la próxima hora:\n\n${link}\n\nSi no lo has pedido tú, no ha cambiado nada y no tienes que hacer nada.`,
  }),
} as const
