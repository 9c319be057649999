import { endpoints } from '../../contracts/api/table.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../../contracts/answer.ts'
import type { ServiceRequest } from '../../contracts/serviceRequests.ts'
import type { NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import { serveRequest } from '../../worker/serveRequest.ts'
import type { Session } from '../../worker/session.ts'

const serve = async (request: ServiceRequest, answer: Answer | NotSent, basketId: string | null = 'b-1') => {
  const asked: unknown[] = []
  const session = {
    send: (endpoint: { readonly id: string }, input: object, key?: string) => (
      asked.push([endpoint.id, input, key]),
      Promise.resolve(answer)
    ),
  } as unknown as Session
  return { outcome: await serveRequest({ session, basketId }, request), asked }
}
const confirmed = (body: unknown): Answer => ({ _tag: 'Confirmed', body, replayed: false })
const silence = (status: number | null): Answer => ({
  _tag: 'Unknown',
  reason: status === null ? 'offline' : 'status',
  status,
  retryAfterMs: null,
})
const pdf = new Uint8Array([37, 80, 68, 70])

test.each([
  [
    'cancelOrder',
    { orderNumber: 'CN-2', email: 'a@b.cd' },
    confirmed({}),
    [endpoints.cancelOrder.id, { body: { orderNumber: 'CN-2', email: 'a@b.cd' } }, 'k'],
    null,
  ],
  [
    'sendBack',
    { orderId: 'CN-2', items: [{ itemId: 'i', qty: 2 }] },
    confirmed({ labelUrl: '/l' }),
    [endpoints.createReturnLabel.id, { params: { orderId: 'CN-2' }, body: { items: [{ itemId: 'i', qty: 2 }] } }, 'k'],
    '/l',
  ],
  [
    'invoice',
    { orderId: 'CN-2' },
    confirmed(pdf),
    [endpoints.downloadInvoice.id, { body: { orderId: 'CN-2' } }, undefined],
    pdf,
  ],
  [
    'resendGiftCard',
    { orderId: 'CN-2', itemId: 'i' },
    confirmed({ success: true }),
    [endpoints.resendGiftCardEmail.id, { body: { orderId: 'CN-2', itemId: 'i' } }, 'k'],
    null,
  ],
  [
    'contact',
    { category: 'c', subject: 's', email: 'a@b.cd', message: 'm' },
    confirmed({ caseId: 'CS-2' }),
    [endpoints.openContactCase.id, { body: { category: 'c', subject: 's', email: 'a@b.cd', message: 'm' } }, 'k'],
    'CS-2',
  ],
  [
    'warranty',
    { orderNumber: 'CN-2', productId: 'p', description: 'd', email: 'a@b.cd' },
    confirmed({ caseId: 'CS-2' }),
    [
      endpoints.openWarrantyCase.id,
      { body: { orderNumber: 'CN-2', productId: 'p', description: 'd', email: 'a@b.cd' } },
      'k',
    ],
    'CS-2',
  ],
] as const)(
  'ORD-06…12 %s is asked by its call, a change under its key, and tells what came of it',
  async (name, ask, answer, call, reply) => {
    const { outcome, asked } = await serve({ name, ask, key: 'k' } as ServiceRequest, answer)
    expect([outcome, asked]).toEqual([{ _tag: 'Done', answer: reply }, [call]])
  },
)

test('ORD-09 ORD-11 a refusal is told with its field; what could not be written is one; silence is no outcome', async () => {
  const request: ServiceRequest = { name: 'cancelOrder', key: 'k', ask: { orderNumber: 'CN-2' } }
  const details = { errorId: 'ORD409', message: 'Too late.', field: 'orderNumber' }
  const refused: Answer = {
    _tag: 'Refused',
    status: 404,
    errorId: 'ORD409',
    message: details.message,
    details,
    appId: null,
    correlationId: 'c',
  }
  const outcomes = [
    refused,
    { _tag: 'NotSent', part: 'body', issue: 'email' } as const,
    silence(null),
    silence(500),
  ].map(async (answer) => (await serve(request, answer)).outcome)
  expect(await Promise.all(outcomes)).toEqual([
    { _tag: 'Refused', errorId: 'ORD409', message: 'Too late.', field: 'orderNumber' },
    { _tag: 'Refused', errorId: 'API400', message: '', field: null },
    { _tag: 'Unreachable' },
    { _tag: 'Unreachable' },
  ])
})

test('SHIP-19 an address is asked about with the cart it is for: how it is better spelled, or that it is well as it is; without a cart nothing is asked', async () => {
  const request: ServiceRequest = { name: 'addressSuggestion', key: 'k', ask: { city: 'boulder', country: 'US' } }
  const suggestedAddress = { city: 'Boulder', country: 'US', isValidated: true }
  const spelled = await serve(request, confirmed({ isValidated: true, suggestedAddress }))
  expect(spelled).toEqual({
    outcome: { _tag: 'Done', answer: suggestedAddress },
    asked: [[endpoints.validateShippingAddress.id, { params: { basketId: 'b-1' }, body: request.ask }, 'k']],
  })
  expect((await serve(request, confirmed({ isValidated: true }))).outcome).toEqual({ _tag: 'Done', answer: null })
  expect(await serve(request, confirmed({ isValidated: true }), null)).toEqual({
    outcome: { _tag: 'Unreachable' },
    asked: [],
  })
})
