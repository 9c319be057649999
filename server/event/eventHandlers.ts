import { registerForEvent } from '../../contracts/api/account/consumerApi.ts'
import type { EventRegistration } from '../../contracts/api/entities/consumer.ts'
import { eventEnd, eventFailures } from '../../core/domain/event/eventRegistration.ts'
import type { EventFacts } from '../../core/domain/event/eventRegistration.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import { listPublished } from '../content/publishedContent.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { sendMail } from '../mail/sendMail.ts'
import { asTransaction } from '../storage/inTransaction.ts'
import { registeredLetter } from './registeredLetter.ts'
import { toText } from '../../core/domain/fields/fields.ts'
import { emailKey } from '../limits/countAgainst.ts'

export type PublishedEvent = EventFacts & { readonly title: string; readonly subtitle: string }

export const eventHandlers: readonly Handler[] = [
  /**
   * SIGN-72…74: the form's rules again, by the event as it is published and by the server's clock. Of two registrations
   * at once, the second is refused.
   */
  handle(registerForEvent, async ({ body }, { subject }, context) => {
    const { db, now, newId } = context
    const consumer = await db.selectFrom('consumer').select('email').where('id', '=', subject).executeTakeFirst()
    if (!consumer) return refuse('PRO404')
    const event = await publishedEvent(context, body.eventId)
    if (event === null || eventEnd(event) <= now) return refuse('EVT404', { field: 'eventId' })
    const refusal = checkRegistration(body, event, consumer.email)
    if (refusal) return refusal
    const kept = await db
      .insertInto('event_registration')
      .values({
        id: newId(),
        event_id: body.eventId,
        consumer_id: subject,
        days: daysOf(body).join(','),
        plus_one: body.plusOne ?? null,
        first_name: body.firstName,
        last_name: body.lastName,
        phone: body.phoneNumber ?? null,
        ends_at: eventEnd(event),
        at: now,
      })
      .onConflict((is) => is.columns(['event_id', 'consumer_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (kept === undefined) return refuse('EVT409')
    const letter = registeredLetter({ to: consumer.email, event, days: daysOf(body), plusOne: body.plusOne }, context)
    await sendMail(asTransaction(db), letter, now, () => `event/${kept.id}`)
    return answer({ registrationId: kept.id })
  }),
]

const daysOf = ({ attendingDays }: EventRegistration): readonly string[] =>
  [...new Set(attendingDays.split(','))].toSorted()

const checkRegistration = (body: EventRegistration, event: EventFacts, email: string): Refusal | null => {
  // SIGN-71: the address is the account's.
  if (emailKey(body.email) !== email) return refuse('API400', { field: 'email' })
  const [first] = eventFailures({ plusOne: '', ...body, attendingDays: daysOf(body) }, event)
  return first ? refuse('API400', { field: first.field }) : null
}

/** The event of an id as shoppers of this site see it now; null if no page has it. */
const publishedEvent = async ({ db, now, locale }: Context, eventId: string): Promise<PublishedEvent | null> => {
  const documents = await listPublished(db, locales[locale.code].site, now)
  for (const { document } of documents) {
    const found = eventIn(document.bodies, eventId)
    if (found) return found
  }
  return null
}

/** An event block or a dialog's event, however deep it is. Documents were checked before, so their depth has a limit. */
const eventIn = (json: unknown, eventId: string): PublishedEvent | null => {
  if (typeof json !== 'object' || json === null) return null
  if ('eventId' in json && json.eventId === eventId && 'startDate' in json && 'endDate' in json)
    return {
      startDate: String(json.startDate),
      endDate: String(json.endDate),
      enablePlusOne: 'enablePlusOne' in json && json.enablePlusOne === true,
      title: 'title' in json ? toText(json.title) : '',
      subtitle: 'confirmationSubtitle' in json ? toText(json.confirmationSubtitle) : '',
    }
  for (const value of Object.values(json)) {
    const found = eventIn(value, eventId)
    if (found) return found
  }
  return null
}
