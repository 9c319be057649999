import type { ProviderMethod } from '../../contracts/api/paymentInstrument.ts'
import type { BasketInstrument, OpenBasket } from '../cart/BasketDocument.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

type Asked = { readonly method: ProviderMethod; readonly sessionId: string | undefined; readonly instrumentId: string }

/** PAY-07, PAY-09: the provider alone knows whether the shopper has agreed; nothing that the page brings along says so. */
export async function agreedInstrument(
  { document }: OpenBasket,
  { method, sessionId, instrumentId }: Asked,
  provider: PaymentProvider,
): Promise<BasketInstrument | Refusal> {
  const { paymentSession } = document
  if (!paymentSession || paymentSession.method !== method || paymentSession.sessionId !== sessionId)
    return refuse('PAY400')
  const answer = await provider.readSession(paymentSession.sessionId)
  if (answer.state !== 'agreed') return refuse('PAY400')
  return { paymentInstrumentId: instrumentId, payment_method_id: method, token: answer.token }
}
