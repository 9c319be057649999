import type { AnswerOf, Endpoint } from '../contracts/api/endpoint.ts'
import { cancelOrder, createReturnLabel, downloadInvoice } from '../contracts/api/purchaseApi.ts'
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
  giftCardBalance: (body) => ({ endpoint: readGiftCardBalance, input: { body }, answerOf: (told: AnswerOf<typeof readGiftCardBalance>) => told }),
  contact: (body) => ({ endpoint: openContactCase, input: { body }, answerOf: caseIdOf }),
  warranty: (body) => ({ endpoint: openWarrantyCase, input: { body }, answerOf: caseIdOf }),
}

/** What the shop says it could not do, and has not done: a label was not written (ERR-207), a card’s issuer was not reached (ERR-147), or no card can be looked at (ERR-143). */
const failures: Readonly<Partial<Record<ServiceName, readonly string[]>>> = { sendBack: ['RTN500'], giftCardBalance: ['GFC799', 'GFS800'] }

const caseIdOf = ({ caseId }: { readonly caseId: string }): string => caseId

/** ORD-06…12: asks the server. */
export const serveRequest = async (session: Session, { name, ask, key }: ServiceRequest): Promise<ServiceOutcome<unknown>> => {
  const { endpoint, input, answerOf } = (calls[name] as (asked: typeof ask) => Call)(ask)
  const answer = await session.send(endpoint, input as never, endpoint.changes ? key : undefined)
  if (answer._tag === 'Confirmed') return { _tag: 'Done', answer: answerOf?.(answer.body as never) ?? null }
  const isUndone = answer._tag === 'Unknown' && answer.errorId !== undefined && failures[name]?.includes(answer.errorId) === true
  return isUndone ? { _tag: 'Refused', errorId: answer.errorId, message: '', field: null } : toldOutcome(answer)
}
