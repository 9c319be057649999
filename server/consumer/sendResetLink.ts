import type { Context } from '../http/Context.ts'
import { letterAllowed } from '../limits/letterAllowed.ts'
import { sendMail, sendNoMail } from '../mail/sendMail.ts'
import { newToken, tokenHash } from '../session/token.ts'
import type { Tx } from '../storage/Tables.ts'
import { emailKey } from './signInAttempts.ts'

/** AUTH-23, ms. */
export const resetLinkLifeMs = 60 * 60_000

/** So many links may be good at once: nobody's mailbox is filled by somebody else. */
const linksAtOnce = 3

/**
 * AUTH-23: a letter with a link, if that address has an account. Nobody is told whether it has, nor can hear it from how long it
 * takes: for an address without one the same statements are run, and the link noted is nobody's.
 */
export async function sendResetLink(email: string, { db, now, newId, locale }: Context): Promise<void> {
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
  if (open.length >= linksAtOnce || !(await letterAllowed(db as Tx, email, now))) return
  const code = newToken()
  await db
    .insertInto('password_reset')
    .values({ hash: tokenHash(code), consumer_id: holder, expires_at: now + resetLinkLifeMs })
    .execute()
  const to = consumer?.email ?? email
  const link = `/${locale.code}/forgot-password?email=${encodeURIComponent(to)}&code=${code}`
  const letter = { to, ...letters[locale.language](consumer?.first_name ?? '', link) }
  await (consumer ? sendMail : sendNoMail)(db as Tx, letter, now, newId)
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
} as const
