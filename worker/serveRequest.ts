import type { AnswerOf, Endpoint } from '../contracts/api/endpoint.ts'
import { validateShippingAddress } from '../contracts/api/cartApi.ts'
import { cancelOrder, createReturnLabel, downloadInvoice, resendGiftCardEmail } from '../contracts/api/purchaseApi.ts'
import { readGiftCardBalance } from '../contracts/api/paymentQuestionsApi.ts'
import { openContactCase, openWarrantyCase } from '../contracts/api/serviceCaseApi.ts'
import type { ServiceName, ServiceOutcome, ServiceRequest, ServiceRequests } from '../contracts/serviceRequests.ts'
import type { Session } from './session.ts'
import { unconfirmedOutcome } from './unconfirmedOutcome.ts'

type ServiceSettings = { readonly session: Session; readonly basketId: string | null }

type Call = { readonly endpoint: Endpoint; readonly input: object; readonly answerOf?: (body: never) => unknown }

/** Which call does it, and what of its answer is told. */
const calls: { readonly [Name in ServiceName]: (ask: ServiceRequests[Name]['ask'], basketId: string) => Call } = {
  cancelOrder: (body) => ({ endpoint: cancelOrder, input: { body } }),
  sendBack: ({ orderId, items }) => ({
    endpoint: createReturnLabel,
    input: { params: { orderId }, body: { items } },
    answerOf: ({ labelUrl }: AnswerOf<typeof createReturnLabel>) => labelUrl,
  }),
  invoice: (body) => ({ endpoint: downloadInvoice, input: { body }, answerOf: (bytes: Uint8Array) => bytes }),
  resendGiftCard: (body) => ({ endpoint: resendGiftCardEmail, input: { body } }),
  giftCardBalance: (body) => ({
    endpoint: readGiftCardBalance,
    input: { body },
    answerOf: (answer: AnswerOf<typeof readGiftCardBalance>) => answer,
  }),
  addressSuggestion: (body, basketId) => ({
    endpoint: validateShippingAddress,
    input: { params: { basketId }, body },
    answerOf: ({ suggestedAddress }: AnswerOf<typeof validateShippingAddress>) => suggestedAddress ?? null,
  }),
  contact: (body) => ({ endpoint: openContactCase, input: { body }, answerOf: caseIdOf }),
  warranty: (body) => ({ endpoint: openWarrantyCase, input: { body }, answerOf: caseIdOf }),
}

const caseIdOf = ({ caseId }: { readonly caseId: string }): string => caseId

/** ORD-06…12, SHIP-19: asks the server. Without a cart there (`basketId` null) nothing is asked about it. */
export const serveRequest = async (
  { session, basketId }: ServiceSettings,
  { name, ask, key }: ServiceRequest,
): Promise<ServiceOutcome<unknown>> => {
  if (name === 'addressSuggestion' && basketId === null) return { _tag: 'Unreachable' }
  const { endpoint, input, answerOf } = (calls[name] as (asked: typeof ask, basket: string | null) => Call)(
    ask,
    basketId,
  )
  const answer = await session.send(endpoint, input as never, endpoint.changes ? key : undefined)
  return answer._tag === 'Confirmed'
    ? { _tag: 'Done', answer: answerOf?.(answer.body as never) ?? null }
    : unconfirmedOutcome(answer)
}
