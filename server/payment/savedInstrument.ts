import { isExpired } from '../../core/domain/payment/cardExpiry.ts'
import { dateOfInstant } from '../../core/domain/calendar/calendarDate.ts'
import type { BasketInstrument } from '../cart/BasketDocument.ts'
import { cardAnswer } from '../consumer/cards/cardsOf.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'

/** ACC-30: a card of the account's as what pays. Another's card is not there (AUTH-32). */
export async function savedInstrument(
  { db, now, newId }: Context,
  subject: string,
  savedId: string,
): Promise<BasketInstrument | Refusal> {
  const row = await db
    .selectFrom('consumer_card')
    .selectAll()
    .where('id', '=', savedId)
    .where('consumer_id', '=', subject)
    .executeTakeFirst()
  if (!row) return refuse('PYT404', { field: 'paymentInstrumentId' })
  if (isExpired({ month: row.expiry_month, year: row.expiry_year }, dateOfInstant(now))) return refuse('FE309')
  return { ...cardAnswer(row, undefined), paymentInstrumentId: newId(), token: row.token }
}
