import type { ProviderMethod } from '../../contracts/api/entities/paymentInstrument.ts'
import { basketQuery, lockBasket, pricingFactsOf, saveBasket } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { isOver, openBasketOf } from '../cart/pricing/OpenBasket.ts'
import type { OpenBasket } from '../cart/pricing/OpenBasket.ts'
import { priceBasket } from '../cart/pricing/priceBasket.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import { retryLater } from '../kit/serviceFault.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { BasketSession } from '../storage/tables/BasketTables.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

/**
 * PAY-10: the session of the basket that the caller is filling. The session stays the same until its sum changes or the
 * shopper declines, so that a repeated call does not replace the page the shopper is looking at.
 */
export const openPaymentSession = async (
  context: ChangeContext,
  method: ProviderMethod,
  returnPath: string,
  provider: PaymentProvider,
): Promise<BasketSession | Refusal> => {
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

/** The first caller to bind wins; the other reads again and gets the same session. */
const bind = async (context: ChangeContext, seen: OpenBasket, paymentSession: BasketSession): Promise<boolean> => {
  const basket = await lockBasket(context, seen.id)
  if (basket?.status === 'ordering') throw retryLater()
  if (!basket || basket.document.paymentSession?.sessionId !== seen.document.paymentSession?.sessionId) return false
  await saveBasket(context, { ...basket, document: { ...basket.document, paymentSession } })
  return true
}
