import type { ProviderMethod } from '../../contracts/api/entities/paymentInstrument.ts'
import { dateOfInstant } from '../../core/domain/calendar/calendarDate.ts'
import { isExpired } from '../../core/domain/payment/card.ts'
import type { OpenBasket } from '../cart/pricing/OpenBasket.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import type { BasketInstrument } from '../storage/tables/BasketTables.ts'
import { cardAnswer } from './cards/cardsOf.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

type Asked = { readonly method: ProviderMethod; readonly sessionId: string | undefined; readonly instrumentId: string }

/** PAY-07, PAY-09: only the provider knows whether the shopper has agreed; nothing that the page sends proves it. */
export const agreedInstrument = async (
  { document }: OpenBasket,
  { method, sessionId, instrumentId }: Asked,
  provider: PaymentProvider,
): Promise<BasketInstrument | Refusal> => {
  const { paymentSession } = document
  if (!paymentSession || paymentSession.method !== method || paymentSession.sessionId !== sessionId)
    return refuse('PAY400')
  const answer = await provider.readSession(paymentSession.sessionId)
  if (answer.state !== 'agreed') return refuse('PAY400')
  return { paymentInstrumentId: instrumentId, payment_method_id: method, token: answer.token }
}

/** ACC-30: pays with a card of the account. Another account's card is not found (AUTH-32). */
export const savedInstrument = async (
  { db, now, newId }: Context,
  subject: string,
  savedId: string,
): Promise<BasketInstrument | Refusal> => {
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
