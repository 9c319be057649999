import {
  addPaymentInstrument,
  readPaymentMethods,
  removePaymentInstrument,
  setReward,
} from '../../contracts/api/cart/cartPaymentApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { CardEntry } from '../../contracts/api/entities/paymentInstrument.ts'
import { readPaymentSession, sendDeviceFingerPrint } from '../../contracts/api/cart/paymentQuestionsApi.ts'
import { voucherSteps } from '../../core/domain/loyalty/loyaltyProgramme.ts'
import { isMainMethod, isProviderMethod, isRewardMethod } from '../../core/domain/payment/payments.ts'
import { isReturnPath } from '../../core/domain/payment/providerPage.ts'
import { basketQuery, changeBasket, lockBasket, missing, pricingFactsOf, saveBasket } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { handleChange } from '../cart/handleChange.ts'
import { isOver } from '../cart/pricing/OpenBasket.ts'
import type { OpenBasket } from '../cart/pricing/OpenBasket.ts'
import { paymentMethodsOffered } from '../cart/pricing/paymentMethodsOffered.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import { handle, handleInSteps } from '../kit/handle.ts'
import type { Handler, Step } from '../kit/handle.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'
import type { BasketInstrument } from '../storage/tables/BasketTables.ts'
import { addGiftCard } from './addGiftCard.ts'
import { addAthletePayment, addReward, applyVoucher } from './addReward.ts'
import { agreedInstrument, savedInstrument } from './agreedInstrument.ts'
import { cardFault } from './cardFault.ts'
import { keepCard } from './cards/cardsOf.ts'
import { openPaymentSession } from './openPaymentSession.ts'
import type { CardToken, PaymentProvider } from './PaymentProvider.ts'

type Body = InputOf<typeof addPaymentInstrument>['body']

export type ReachProvider = (db: Db) => PaymentProvider

export const paymentHandlers = (reach: ReachProvider): readonly Handler[] => [
  /** PAY-05 */
  handle(readPaymentMethods, async ({ params }, caller, { db, locale, now }) => {
    const basket = await basketQuery(db, caller.subject, params.basketId).executeTakeFirst()
    if (!basket || isOver(basket)) return missing({ db, caller }, params.basketId)
    const { credit } = await pricingFactsOf({ db, now }, basket)
    return answer({ paymentMethods: paymentMethodsOffered(locale, credit > 0) })
  }),
  /**
   * PAY-01, PAY-06, PAY-07: the provider is asked outside any transaction; only what may be shown goes into the basket,
   * in place of the previous instrument.
   */
  handleInSteps(addPaymentInstrument, async ({ params, body }, caller, context, step) => {
    const { db, newId, now } = context
    const method = body.payment_method_id
    if (method === 'LOYALTY_POINTS') return addPoints({ ...context, caller }, params.basketId, body.amount ?? 0, step)
    if (method === 'GIFT_CARD') return addGiftCard({ ...context, caller }, params.basketId, body.giftCard, step)
    if (isRewardMethod(method))
      return inTransaction(db, async (tx) =>
        step.settle(
          tx,
          await addReward({ ...context, db: tx, caller }, params.basketId, { ...body, payment_method_id: method }),
        ),
      )
    if (method === 'ATHLETES_PAYMENT')
      return inTransaction(db, async (tx) =>
        step.settle(tx, await addAthletePayment({ ...context, db: tx, caller }, params.basketId)),
      )
    const savedId = method === 'CREDIT_CARD' ? body.paymentInstrumentId : undefined
    const fault = method === 'CREDIT_CARD' && savedId === undefined ? cardOrFault(body.card, now) : undefined
    if (fault) return fault
    const basket = await basketQuery(db, caller.subject, params.basketId).executeTakeFirst()
    if (!basket || isOver(basket)) return missing({ db, caller }, params.basketId)
    const made = await (savedId === undefined
      ? madeInstrument(reach(db), basket, body, newId())
      : savedInstrument(context, caller.subject, savedId))
    if ('_tag' in made) return made
    return inTransaction(db, async (tx) => {
      const result = await changeBasket({ ...context, db: tx, caller }, params.basketId, ({ document }) => ({
        ...document,
        instruments: [...document.instruments.filter((other) => !isMainMethod(other.payment_method_id)), made],
      }))
      if (body.keep && made.card && result._tag === 'Answer' && caller.kind === 'registered')
        await keepCard(tx, { ...made.card, token: made.token }, caller, context)
      return step.settle(tx, result)
    })
  }),
  /** LOY-08 */
  handle(setReward, async ({ params, body }, caller, context) =>
    applyVoucher({ ...context, caller }, params.basketId, body.appliedLoyaltyVoucher),
  ),
  /** PAY-06 */
  handleChange(removePaymentInstrument, ({ params: { basketId }, body }) => ({
    basketId,
    change: ({ document }) => {
      const instruments = document.instruments.filter((other) => other.paymentInstrumentId !== body.paymentInstrumentId)
      return instruments.length < document.instruments.length ? { ...document, instruments } : refuse('PYT404')
    },
  })),
  /** PAY-10 */
  handle(readPaymentSession, async ({ query }, caller, context) => {
    const { paymentMethodId: method, referer } = query
    if (!isProviderMethod(method))
      return refuse('PAY400', { field: 'paymentMethodId', message: 'This way of paying has no page of its own.' })
    if (!isReturnPath(referer)) return refuse('PAY400', { field: 'referer', message: 'This is not the checkout.' })
    const opened = await openPaymentSession({ ...context, caller }, method, referer, reach(context.db))
    if ('_tag' in opened) return opened
    const { sessionId, clientToken, expiresAt } = opened
    return answer({ sessionId, clientToken, expiresAt })
  }),
  /** PAY-11 */
  handle(sendDeviceFingerPrint, async ({ body: { cartId, deviceFingerPrint } }, caller, context) => {
    const basket = await lockBasket({ ...context, caller }, cartId)
    if (!basket) return missing({ ...context, caller }, cartId)
    await saveBasket(context, { ...basket, document: { ...basket.document, deviceFingerPrint } })
    return answer({ success: true as const })
  }),
]

/** LOY-10: the voucher of this value. */
const addPoints = (context: ChangeContext, basketId: string, amount: number, step: Step<typeof addPaymentInstrument>) =>
  inTransaction(context.db, async (tx) => {
    const voucher = voucherSteps.find(({ amountInCurrency }) => amountInCurrency === amount) ?? {
      points: Number.MAX_SAFE_INTEGER,
      amountInCurrency: amount,
    }
    return step.settle(tx, await applyVoucher({ ...context, db: tx }, basketId, voucher))
  })

const cardOrFault = (card: CardEntry | undefined, now: number): Refusal | undefined =>
  card ? cardFault(card, now) : refuse('PAY400', { field: 'card' })

const madeInstrument = async (
  provider: PaymentProvider,
  basket: OpenBasket,
  { payment_method_id: method, card, paymentSession: sessionId }: Body,
  instrumentId: string,
): Promise<BasketInstrument | Refusal> => {
  if (isProviderMethod(method)) return agreedInstrument(basket, { method, sessionId, instrumentId }, provider)
  return card ? instrumentOf(instrumentId, card, await provider.tokenise(card)) : refuse('PAY400', { field: 'card' })
}

const instrumentOf = (
  paymentInstrumentId: string,
  card: CardEntry,
  { token, brand, last4 }: CardToken,
): BasketInstrument => ({
  paymentInstrumentId,
  payment_method_id: 'CREDIT_CARD',
  card: {
    main: true,
    brand,
    last4,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    holder: card.holder.trim(),
  },
  token,
})
