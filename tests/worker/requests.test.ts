import { endpoints } from '../../contracts/api/table.ts'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../contracts/answer.ts'
import type { RequestName, Requests } from '../../contracts/requests.ts'
import type { NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import { requestHandlers } from '../../worker/requests/requestHandlers.ts'
import { basket, shopperWith } from '../support/sampleShop.ts'
import { requestSettings } from './requestSettings.ts'

const request = async <Name extends RequestName>(
  name: Name,
  input: Requests[Name]['input'],
  answer: Answer | NotSent,
  basketId: string | null = 'b-1',
) => {
  const requests: unknown[] = []
  const shop = shopperWith({ cart: { basket: basketId === null ? null : { ...basket, basketId } } })
  const settings = requestSettings(({ id, input: sent, key }) => (requests.push([id, sent, key]), answer), {
    pipeline: { shop: () => shop },
  })
  return { outcome: await requestHandlers[name](settings, input, 'k'), requests }
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
    'resendOrderEmail',
    { orderId: 'CN-2', email: 'a@b.cd' },
    confirmed({ sentTo: 'a•••@b.cd' }),
    [endpoints.resendOrderEmail.id, { body: { orderId: 'CN-2', email: 'a@b.cd' } }, 'k'],
    'a•••@b.cd',
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
  [
    'withdraw',
    { name: 'n', orderNumber: 'CN-2', email: 'a@b.cd' },
    confirmed({ number: 'WD-2', receivedAt: 1 }),
    [endpoints.withdrawFromContract.id, { body: { name: 'n', orderNumber: 'CN-2', email: 'a@b.cd' } }, 'k'],
    { number: 'WD-2', receivedAt: 1 },
  ],
] as const)(
  'ORD-06…12 %s is asked by its call, a change under its key, and returns the outcome',
  async (name, input, answer, call, output) => {
    const { outcome, requests } = await request(name, input as never, answer)
    expect(outcome).toEqual({ _tag: 'Done', output })
    expect(requests).toEqual([call])
  },
)

test('ORD-09 ORD-11 a refusal names its field, an unwritable body is a refusal, and silence is no outcome', async () => {
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
  ].map(async (answer) => (await request('cancelOrder', { orderNumber: 'CN-2' }, answer)).outcome)
  expect(await Promise.all(outcomes)).toEqual([
    { _tag: 'Refused', errorId: 'ORD409', message: 'Too late.', field: 'orderNumber' },
    { _tag: 'Refused', errorId: 'API400', message: '', field: null },
    { _tag: 'Unreachable' },
    { _tag: 'Unreachable' },
  ])
})

const entry = { city: 'boulder', country: 'US' }

describe('an address that is asked about', () => {
  test('SHIP-19 an address is asked about with the cart it is for, and better spelled', async () => {
    const suggestedAddress = { city: 'Boulder', country: 'US', isValidated: true }
    const spelled = await request('addressSuggestion', entry, confirmed({ isValidated: true, suggestedAddress }))
    expect(spelled).toEqual({
      outcome: { _tag: 'Done', output: suggestedAddress },
      requests: [[endpoints.validateShippingAddress.id, { params: { basketId: 'b-1' }, body: entry }, 'k']],
    })
  })

  test('SHIP-19 an address that is well as it is has no suggestion', async () => {
    expect((await request('addressSuggestion', entry, confirmed({ isValidated: true }))).outcome).toEqual({
      _tag: 'Done',
      output: null,
    })
  })

  test('SHIP-19 without a cart nothing is asked about an address', async () => {
    expect(await request('addressSuggestion', entry, confirmed({ isValidated: true }), null)).toEqual({
      outcome: { _tag: 'Unreachable' },
      requests: [],
    })
  })
})
