import type { Context } from '../http/Context.ts'
import { letterAllowed } from '../limits/letterAllowed.ts'
import { sendMail } from '../mail/sendMail.ts'
import { readableNumber } from '../storage/readableNumber.ts'
import type { Tx } from '../storage/Tables.ts'
import { caseLetters } from './caseLetters.ts'

/** `isOwn`: the order that is named is theirs, or was confirmed to this e-mail. */
export type Case = {
  readonly kind: 'contact' | 'warranty'
  readonly subject: string | null
  readonly entry: Readonly<Record<string, string | undefined>>
  readonly isOwn?: boolean
}

/** So many letters an hour tell one address that we have got its words: nobody's mailbox is filled by somebody else. */
const acknowledgedAnHour = 3
const hour = 60 * 60_000

/** Keeps what was written under a number, and writes to our people and to whoever wrote. Gives back the number. */
export async function openCase(
  { kind, subject, entry, isOwn = false }: Case,
  { db, now, newId, locale }: Context,
): Promise<string> {
  const number = readableNumber('CS', newId())
  const document = Object.fromEntries(
    Object.entries(entry).flatMap(([field, value]) => (value === undefined ? [] : [[field, value.trim()]])),
  )
  const to = document['email'] ?? ''
  const email = to.toLowerCase()
  const recent = await db
    .selectFrom('service_case')
    .select('number')
    .where('email', '=', email)
    .where('created_at', '>', now - hour)
    .execute()
  await db
    .insertInto('service_case')
    .values({ number, kind, subject, email, document: JSON.stringify(document), locale: locale.code, created_at: now })
    .execute()
  const { support, writer } = caseLetters({ kind, number, document, isOwn }, locale)
  await sendMail(db as Tx, support, now, newId)
  if (recent.length < acknowledgedAnHour && (await letterAllowed(db as Tx, email, now)))
    await sendMail(db as Tx, writer, now, newId)
  return number
}
