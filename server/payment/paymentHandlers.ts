import { addPaymentInstrument, readPaymentMethods, removePaymentInstrument } from '../../contracts/api/cartPaymentApi.ts'
import type { CardEntry } from '../../contracts/api/paymentInstrument.ts'
import { isOver } from '../cart/BasketDocument.ts'
import type { BasketInstrument } from '../cart/BasketDocument.ts'
import { basketQuery, changeBasket, missing } from '../cart/changeBasket.ts'
import { answer, refuse } from '../http/answer.ts'
import { handle, handleInSteps } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'
import { cardFault } from './cardFault.ts'
import type { CardToken, PaymentProvider } from './PaymentProvider.ts'
import { paymentMethodsOffered } from './paymentMethodsOffered.ts'

export type ReachProvider = (db: Db) => PaymentProvider

export const paymentHandlers = (reach: ReachProvider): readonly Handler[] => [
  /** PAY-05 */
  handle(readPaymentMethods, async ({ params }, caller, { db, locale }) => {
    const basket = await basketQuery(db, caller.subject, params.basketId).executeTakeFirst()
    if (!basket || isOver(basket)) return missing({ db, caller }, params.basketId)
    return answer({ paymentMethods: paymentMethodsOffered(locale.language) })
  }),
  /** PAY-01, PAY-06: the provider makes a token of the card outside any transaction; what may be shown goes into the basket. */
  handleInSteps(addPaymentInstrument, async ({ params, body }, caller, context, step) => {
    const { db, newId, now } = context
    if (body.paymentInstrumentId !== undefined) return refuse('PYT404', { field: 'paymentInstrumentId' })
    if (body.payment_method_id !== 'CREDIT_CARD') return refuse('PAY400', { message: 'This way of paying is not available yet.' })
    const { card } = body
    if (!card) return refuse('PAY400', { field: 'card' })
    const fault = cardFault(card, now)
    if (fault) return fault
    const basket = await basketQuery(db, caller.subject, params.basketId).executeTakeFirst()
    if (!basket || isOver(basket)) return missing({ db, caller }, params.basketId)
    const instrument = instrumentOf(newId(), card, await reach(db).tokenise(card))
    return inTransaction(db, async (tx) => {
      const result = await changeBasket({ ...context, db: tx, caller }, params.basketId, ({ document }) => ({
        ...document,
        instruments: [...document.instruments.filter((other) => other.payment_method_id !== 'CREDIT_CARD'), instrument],
      }))
      return step.settle(tx, result)
    })
  }),
  /** PAY-06 */
  handle(removePaymentInstrument, async ({ params, body }, caller, context) =>
    changeBasket({ ...context, caller }, params.basketId, ({ document }) => {
      const instruments = document.instruments.filter((other) => other.paymentInstrumentId !== body.paymentInstrumentId)
      return instruments.length < document.instruments.length ? { ...document, instruments } : refuse('PYT404')
    }),
  ),
]

const instrumentOf = (paymentInstrumentId: string, card: CardEntry, { token, brand, last4 }: CardToken): BasketInstrument => ({
  paymentInstrumentId,
  payment_method_id: 'CREDIT_CARD',
  card: { main: true, brand, last4, expiryMonth: card.expiryMonth, expiryYear: card.expiryYear, holder: card.holder.trim() },
  token,
})
