import type { Context } from '../kit/Context.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import { letterAllowed } from '../limits/limitReply.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Letter } from '../mail/sendMail.ts'
import { readableNumber } from '../storage/newId.ts'
import type { Tx } from '../storage/Tables.ts'

/** `isOwn`: the named order is theirs, or was confirmed to this e-mail. */
export type Case = {
  readonly kind: 'contact' | 'warranty'
  readonly subject: string | null
  readonly entry: Readonly<Record<string, string | undefined>>
  readonly isOwn?: boolean
}

/** How many acknowledgements an hour one address may get, so that nobody can fill another person's mailbox. */
const acknowledgedAnHour = 3
const hour = 60 * 60_000

/** Stores the message under a case number, and writes to our staff and to the sender. Returns the number. */
export const openCase = async (
  { kind, subject, entry, isOwn = false }: Case,
  { db, now, newId, locale }: Context,
): Promise<string> => {
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

/** The staff's mailbox. */
export const serviceAddress = 'help@cairn.example'

type WrittenCase = {
  readonly kind: 'contact' | 'warranty'
  readonly number: string
  readonly document: Readonly<Record<string, string>>
  readonly isOwn: boolean
}

/**
 * A letter to our staff with the whole message, and one to the sender with none of it, because a sender can enter
 * anyone's address.
 */
const caseLetters = (
  { kind, number, document, isOwn }: WrittenCase,
  { code, language }: SiteLocale,
): { readonly support: Letter; readonly writer: Letter } => {
  const { email = '', message, description, category, subject, orderNumber, productId } = document
  const about =
    kind === 'contact'
      ? [`Category: ${category}`, `Subject: ${subject}`]
      : [`Order: ${orderNumber} (${isOwn ? 'theirs' : 'not confirmed to this address'})`, `Product: ${productId}`]
  return {
    support: {
      to: serviceAddress,
      subject: `${kind === 'contact' ? 'Contact' : 'Warranty'} ${number}`,
      body: [`From: ${email}`, `Site: ${code}`, ...about, '', message ?? description ?? ''].join('\n'),
    },
    writer: { to: email, ...letters[language](number) },
  }
}

const letters = {
  en: (number: string) => ({
    subject: `We have your message, ${number}`,
    body: `Hello,\n\nwe have your message and will answer it within one working day. Its number is ${number}.\n\nIf you did not write to us, there is nothing to do.`,
  }),
  fr: (number: string) => ({
    subject: `Nous avons bien reçu votre message, ${number}`,
    body: `Bonjour,\n\nnous avons bien reçu votre message et nous y répondons sous un jour ouvré. Son numéro est ${number}.\n\nSi vous ne nous avez pas écrit, il n’y a rien à faire.`,
  }),
} as const
