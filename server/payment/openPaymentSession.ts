import type { ProviderMethod } from '../../contracts/api/paymentInstrument.ts'
import { isOver } from '../cart/BasketDocument.ts'
import type { BasketSession, OpenBasket } from '../cart/BasketDocument.ts'
import { basketQuery, lockBasket, saveBasket, pricingFactsOf } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { openBasketOf } from '../cart/openBasketOf.ts'
import { priceBasket } from '../cart/priceBasket.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import { retryLater } from '../http/retryLater.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

/**
 * PAY-10: the session of the basket the caller is filling. As long as it is for the same sum and nobody has said no in it, it
 * stays the same one, so that a question asked twice does not take the page from under the shopper's eyes.
 */
export async function openPaymentSession(
  context: ChangeContext,
  method: ProviderMethod,
  returnPath: string,
  provider: PaymentProvider,
): Promise<BasketSession | Refusal> {
  const { db, caller, catalogue, locale, now } = context
  const basketId = await openBasketOf(db, caller.subject)
  const basket = basketId === undefined ? undefined : await basketQuery(db, caller.subject, basketId).executeTakeFirst()
  if (!basket || isOver(basket)) return refuse('PAY400', { message: 'There is no cart to pay for.' })
  const amount = priceBasket(basket, await pricingFactsOf(context, basket), catalogue, locale, now).totals
    .remainingToPay
  if (amount === 0) return refuse('PAY400', { message: 'There is nothing to pay.' })
  const { currency } = basket
  const kept = basket.document.paymentSession
  if (kept && kept.method === method && kept.amount === amount && (await isAnswerable(kept, provider))) return kept
  const opened = await provider.openSession({ method, amount, currency, returnPath })
  const session: BasketSession = { ...opened, method, amount }
  const isBound = await inTransaction(db, (tx) => bind({ ...context, db: tx }, basket, session))
  return isBound ? session : openPaymentSession(context, method, returnPath, provider)
}

const isAnswerable = async ({ sessionId }: BasketSession, provider: PaymentProvider): Promise<boolean> => {
  const { state } = await provider.readSession(sessionId)
  return state === 'open' || state === 'agreed'
}

/** Whoever binds first counts; the other looks again and is given the same. */
async function bind(context: ChangeContext, seen: OpenBasket, paymentSession: BasketSession): Promise<boolean> {
  const basket = await lockBasket(context, seen.id)
  if (basket?.status === 'ordering') throw retryLater()
  if (!basket || basket.document.paymentSession?.sessionId !== seen.document.paymentSession?.sessionId) return false
  await saveBasket(context, { ...basket, document: { ...basket.document, paymentSession } })
  return true
}
