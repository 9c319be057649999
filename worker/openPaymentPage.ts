import { readPaymentSession, sendDeviceFingerPrint } from '../contracts/api/paymentQuestionsApi.ts'
import type { PaymentPage, PaymentPageAsk } from '../contracts/storefrontWorker.ts'
import type { Environment } from './environment.ts'
import type { RunningCore } from './startCore.ts'

type Settings = Pick<RunningCore, 'pipeline' | 'session'> &
  Pick<Environment, 'ids' | 'isOnline'> & { readonly visit: string }

/** PAY-10, PAY-11: the visit's random name first, then the session. What the page says in the end is the provider's to tell the shop. */
export const openPaymentPage = async (
  { pipeline, session, ids, isOnline, visit }: Settings,
  { method, returnPath }: PaymentPageAsk,
): Promise<PaymentPage> => {
  const { basket } = pipeline.shop().cart
  if (!basket || !isOnline()) return { _tag: 'NotOpened' }
  await session.send(
    sendDeviceFingerPrint,
    { body: { cartId: basket.basketId, deviceFingerPrint: visit } },
    ids.uuidv7(),
  )
  const answer = await session.send(readPaymentSession, { query: { referer: returnPath, paymentMethodId: method } })
  return answer._tag === 'Confirmed'
    ? { _tag: 'Opened', sessionId: answer.body.sessionId, clientToken: answer.body.clientToken }
    : { _tag: 'NotOpened' }
}
