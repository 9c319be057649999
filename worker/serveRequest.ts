import type { AnswerOf, Endpoint } from '../contracts/api/endpoint.ts'
import { cancelOrder, createReturnLabel, downloadInvoice, resendGiftCardEmail } from '../contracts/api/purchaseApi.ts'
import { readGiftCardBalance } from '../contracts/api/paymentQuestionsApi.ts'
import { openContactCase, openWarrantyCase } from '../contracts/api/serviceCaseApi.ts'
import type { ServiceName, ServiceOutcome, ServiceRequest, ServiceRequests } from '../contracts/serviceRequests.ts'
import type { Session } from './session.ts'
import { toldOutcome } from './toldOutcome.ts'

type Call = { readonly endpoint: Endpoint; readonly input: object; readonly answerOf?: (body: never) => unknown }

/** Which call does it, and what of its answer is told. */
const calls: { readonly [Name in ServiceName]: (ask: ServiceRequests[Name]['ask']) => Call } = {
  cancelOrder: (body) => ({ endpoint: cancelOrder, input: { body } }),
  sendBack: ({ orderId, items }) => ({
    endpoint: createReturnLabel,
    input: { params: { orderId }, body: { items } },
    answerOf: ({ labelUrl }: AnswerOf<typeof createReturnLabel>) => labelUrl,
  }),
  invoice: (body) => ({ endpoint: downloadInvoice, input: { body }, answerOf: (bytes: Uint8Array) => bytes }),
  resendGiftCard: (body) => ({ endpoint: resendGiftCardEmail, input: { body } }),
  giftCardBalance: (body) => ({ endpoint: readGiftCardBalance, input: { body }, answerOf: (told: AnswerOf<typeof readGiftCardBalance>) => told }),
  contact: (body) => ({ endpoint: openContactCase, input: { body }, answerOf: caseIdOf }),
  warranty: (body) => ({ endpoint: openWarrantyCase, input: { body }, answerOf: caseIdOf }),
}

const caseIdOf = ({ caseId }: { readonly caseId: string }): string => caseId

/** ORD-06…12: asks the server. */
export const serveRequest = async (session: Session, { name, ask, key }: ServiceRequest): Promise<ServiceOutcome<unknown>> => {
  const { endpoint, input, answerOf } = (calls[name] as (asked: typeof ask) => Call)(ask)
  const answer = await session.send(endpoint, input as never, endpoint.changes ? key : undefined)
  return answer._tag === 'Confirmed' ? { _tag: 'Done', answer: answerOf?.(answer.body as never) ?? null } : toldOutcome(answer)
}
