import { openContactCase, openWarrantyCase, readContactSubjects } from '../../contracts/api/serviceCaseApi.ts'
import { caseFailures } from '../../core/domain/service/caseForms.ts'
import type { Context } from '../kit/Context.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { letterAllowed } from '../limits/limitReply.ts'
import { sendMail } from '../mail/sendMail.ts'
import { reachOrder } from '../order/trackedOrder.ts'
import { asTransaction } from '../storage/inTransaction.ts'
import { readableNumber } from '../storage/newId.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { caseLetters } from './caseLetters.ts'
import { contactSubjects } from './contactSubjects.ts'

/** ATTR100: its subject must be one of ours. */
const typeFault = (
  { locale }: Context,
  { category, subject }: { readonly category?: string; readonly subject?: string },
): Refusal | undefined => {
  const known = isContactSubject(locale.language, category, subject)
  if (!known.category) return refuse('ATTR100', { field: 'category' })
  return known.subject ? undefined : refuse('ATTR100', { field: 'subject' })
}

/** ATTR200: the site it is for; ATTR300: the rest, with the first field that is missing or invalid. */
const entryFault = (
  form: 'contact' | 'warranty',
  entry: Readonly<Record<string, string | undefined>>,
  { isLocaleKnown }: Context,
): Refusal | undefined => {
  if (!isLocaleKnown) return refuse('ATTR200')
  const [failure] = caseFailures(form, entry)
  return failure && refuse('ATTR300', { field: failure.field })
}

export const serviceHandlers: readonly Handler[] = [
  handle(readContactSubjects, async (_input, _caller, { locale }) => answer(contactSubjects[locale.language])),
  /** ORD-12 */
  handle(openContactCase, async ({ body }, _caller, context) => {
    const fault = typeFault(context, body) ?? entryFault('contact', body, context)
    return fault ?? answer({ caseId: await openCase({ kind: 'contact', subject: null, entry: body }, context) })
  }),
  /** ORD-11: the sender need not own the order; only the letter to our staff says whether the e-mail belongs to it. */
  handle(openWarrantyCase, async ({ body }, { subject }, context) => {
    const fault = entryFault('warranty', body, context)
    if (fault) return fault
    const { orderNumber = '', email } = body
    const isOwn = !('_tag' in (await reachOrder(context.db, orderNumber, { subject, email })))
    return answer({ caseId: await openCase({ kind: 'warranty', subject, entry: body, isOwn }, context) })
  }),
]

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
const openCase = async (
  { kind, subject, entry, isOwn = false }: Case,
  { db, now, newId, locale, publicUrl, seller }: Context,
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
  const tx = asTransaction(db)
  const { support, writer } = caseLetters({ kind, number, document, isOwn }, { locale, publicUrl, seller })
  await sendMail(tx, support, now, newId)
  if (recent.length < acknowledgedAnHour && (await letterAllowed(tx, email, now)))
    await sendMail(tx, writer, now, newId)
  return number
}

const isContactSubject = (
  language: Language,
  category = '',
  subject = '',
): { readonly category: boolean; readonly subject: boolean } => {
  const found = contactSubjects[language].find((known) => known.category === category)
  return { category: found !== undefined, subject: found?.subjects.includes(subject) === true }
}
