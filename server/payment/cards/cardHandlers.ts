import {
  changeSavedInstrument,
  readSavedInstruments,
  removeSavedInstrument,
  saveInstrument,
} from '../../../contracts/api/account/consumerPaymentApi.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import type { PaymentInstrument } from '../../../contracts/api/entities/paymentInstrument.ts'
import { dateOfInstant } from '../../../core/domain/calendar/calendarDate.ts'
import { isExpired } from '../../../core/domain/payment/card.ts'
import type { RewardMethod } from '../../../core/domain/payment/payments.ts'
import { cardSameness } from '../../../core/domain/payment/savedCards.ts'
import { addressBookOf } from '../../consumer/addresses/addressBookOf.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { Context, SignedCaller } from '../../kit/Context.ts'
import { handle, handleInSteps } from '../../kit/handle.ts'
import type { Handler, Result, Step } from '../../kit/handle.ts'
import { inTransaction } from '../../storage/inTransaction.ts'
import type { Db } from '../../storage/Tables.ts'
import type { CurrencyCode } from '../../storage/tables/CatalogTables.ts'
import { cardFault } from '../cardFault.ts'
import type { ReachProvider } from '../paymentHandlers.ts'
import type { PaymentProvider } from '../PaymentProvider.ts'
import { cardsOf, keepCard, lockedCardRowsOf, settleMainCard } from './cardsOf.ts'

/** The saved cards of the signed-in consumer; another consumer's card is not found (AUTH-32). */
export const cardHandlers = (reach: ReachProvider): readonly Handler[] => [
  /** ACC-30: rewards are given, not saved; those that can still pay are listed. */
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
  /** ACC-31: the main mark can be moved but not removed; a renewed card has another expiry date. */
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
  /** ACC-31: after the main card is deleted, the oldest becomes the main one. */
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

type Whose = {
  readonly consumerId: string
  readonly method: RewardMethod
  readonly currency: CurrencyCode
  readonly now: number
}

/**
 * ACC-30: the account's reward cards, or its codes that have not paid yet, in one currency; `amount` = the balance of
 * each, minor units. Oldest first.
 */
const rewardsOf = async (
  db: Db,
  { consumerId, method, currency, now }: Whose,
): Promise<readonly PaymentInstrument[]> => {
  const rows = await db
    .selectFrom('gift_card')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .where('method', '=', method)
    .where('currency', '=', currency)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const usable = rows.filter(
    ({ expires_at: end, balance, issued }) =>
      (end === null || end > now) && (method === 'REWARD_CARD' || balance === issued),
  )
  return usable.map(({ id, last4, balance }) => ({
    paymentInstrumentId: id,
    payment_method_id: method,
    amount: balance,
    giftCard: { last4 },
  }))
}

type Endpoint = typeof saveInstrument

/**
 * ACC-30, PAY-01: the provider is asked for a token outside any transaction; only what may be shown of the card is
 * stored with it.
 */
const saveCard = async (
  provider: PaymentProvider,
  { query, body }: InputOf<Endpoint>,
  { subject }: SignedCaller,
  { db, now, newId }: Context,
  step: Step<Endpoint>,
): Promise<Result<Endpoint>> => {
  const { card, address, main } = body
  if (query.payment_method_id !== 'CREDIT_CARD')
    return refuse('PAY400', { field: 'payment_method_id', message: 'Only cards can be saved.' })
  if (!card) return refuse('PAY400', { field: 'card' })
  const fault = cardFault(card, now)
  if (fault) return fault
  const { token, brand, last4 } = await provider.tokenise(card)
  return inTransaction(db, async (tx) => {
    const book = await addressBookOf(tx, subject)
    const isOwn = book.some(
      (entry) => entry.address.addressId === address?.addressId && entry.address.approachType === 'B',
    )
    if (address !== undefined && !isOwn) return step.settle(tx, refuse('PYT406', { field: 'address' }))
    const id = await keepCard(
      tx,
      { ...card, token, brand, last4 },
      { subject, main: main === true, addressId: address?.addressId ?? null },
      { now, newId },
    )
    return step.settle(tx, id === null ? refuse('PYT300') : answer({ card: { paymentInstrumentId: id } }))
  })
}
