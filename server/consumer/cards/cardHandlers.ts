import {
  changeSavedInstrument,
  readSavedInstruments,
  removeSavedInstrument,
  saveInstrument,
} from '../../../contracts/api/consumerPaymentApi.ts'
import { dateOfInstant } from '../../../core/domain/calendar/calendarDate.ts'
import { isExpired } from '../../../core/domain/payment/cardExpiry.ts'
import { cardSameness } from '../../../core/domain/payment/savedCards.ts'
import { answer, refuse } from '../../http/answer.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import type { Handler } from '../../http/handle.ts'
import type { ReachProvider } from '../../payment/paymentHandlers.ts'
import { cardsOf, lockedCardRowsOf, settleMainCard } from './cardsOf.ts'
import { rewardsOf } from './rewardsOf.ts'
import { saveCard } from './saveCard.ts'

/** The saved cards of the signed-in consumer; another's card is not there (AUTH-32). */
export const cardHandlers = (reach: ReachProvider): readonly Handler[] => [
  /** ACC-30: rewards are given, not saved; what can still pay is told. */
  handle(
    readSavedInstruments,
    async ({ query: { payment_method_id: method = 'CREDIT_CARD' } }, { subject }, { db, now, locale: { currency } }) =>
      answer({
        payment_instruments:
          method === 'CREDIT_CARD'
            ? await cardsOf(db, subject)
            : await rewardsOf(db, { consumerId: subject, method, currency, now }),
      }),
  ),
  handleInSteps(saveInstrument, (input, caller, context, step) =>
    saveCard(reach(context.db), input, caller, context, step),
  ),
  /** ACC-31: the main mark is moved, never taken off; a renewed card has another expiry. */
  handle(changeSavedInstrument, async ({ params, body }, { subject }, { db, now }) => {
    const rows = await lockedCardRowsOf(db, subject)
    const row = rows.find(({ id }) => id === params.paymentInstrumentId)
    if (!row) return refuse('PYT404')
    const [month, year] = [body.expMonth ?? row.expiry_month, body.expYear ?? row.expiry_year]
    const isDate = month >= 1 && month <= 12 && Math.floor(year / 100) === 20
    if (
      (body.expMonth !== undefined || body.expYear !== undefined) &&
      (!isDate || isExpired({ month, year }, dateOfInstant(now)))
    )
      return refuse('FE309', { field: 'expMonth' })
    const sameness = cardSameness({ ...row, expiryMonth: month, expiryYear: year })
    if (rows.some((other) => other !== row && other.sameness === sameness)) return refuse('PYT300')
    if (sameness !== row.sameness)
      await db
        .updateTable('consumer_card')
        .set({ expiry_month: month, expiry_year: year, sameness })
        .where('id', '=', row.id)
        .execute()
    if (body.main === true) await settleMainCard(db, rows, row.id)
    const card = (await cardsOf(db, subject)).find(({ paymentInstrumentId }) => paymentInstrumentId === row.id)
    return card ? answer(card) : refuse('PYT404')
  }),
  /** ACC-31: after the main one the oldest is main. */
  handle(removeSavedInstrument, async ({ params: { paymentInstrumentId } }, { subject }, { db }) => {
    const rows = await lockedCardRowsOf(db, subject)
    if (!rows.some(({ id }) => id === paymentInstrumentId)) return refuse('PYT404')
    await db.deleteFrom('consumer_card').where('id', '=', paymentInstrumentId).execute()
    await settleMainCard(
      db,
      rows.filter(({ id }) => id !== paymentInstrumentId),
    )
    return answer({ success: true as const })
  }),
]
