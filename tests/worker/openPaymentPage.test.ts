import { endpoints } from '../../contracts/api/table.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../../contracts/answer.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { Pipeline } from '../../worker/pipeline.ts'
import { openPaymentPage } from '../../worker/openPaymentPage.ts'
import type { Session } from '../../worker/session.ts'

const session = { sessionId: 's-1', clientToken: 't-1', expiresAt: 9 }
const ask = { method: 'KLARNA', returnPath: '/en-us/checkout' } as const

/** What is asked of the shop for a page, in order, and what came of it. */
const open = async (answer: Answer, { basketId = 'b-1' as string | null, isOnline = true } = {}) => {
  const asked: unknown[] = []
  const shop = { ...initialState(), cart: { ...initialState().cart, basket: basketId === null ? null : { basketId } } }
  const pipeline = { shop: () => shop } as unknown as Pipeline
  const send = async (endpoint: { readonly id: string }, input: object, key?: string) => {
    asked.push([endpoint.id, input, key])
    return endpoint.id === endpoints.readPaymentSession.id
      ? answer
      : { _tag: 'Unknown', reason: 'timeout', status: null, retryAfterMs: null }
  }
  const ids = { uuidv7: () => 'k-1', uuid: () => 'u-1' }
  const page = await openPaymentPage(
    { pipeline, session: { send } as unknown as Session, ids, isOnline: () => isOnline, visit: 'visit-1' },
    ask,
  )
  return { page, asked }
}

test('PAY-10 PAY-11 the visit’s random name goes first, and whatever comes of it the session is asked for', async () => {
  const { page, asked } = await open({ _tag: 'Confirmed', body: session, replayed: false })
  expect(page).toEqual({ _tag: 'Opened', sessionId: 's-1', clientToken: 't-1' })
  expect(asked).toEqual([
    [endpoints.sendDeviceFingerPrint.id, { body: { cartId: 'b-1', deviceFingerPrint: 'visit-1' } }, 'k-1'],
    [endpoints.readPaymentSession.id, { query: { referer: '/en-us/checkout', paymentMethodId: 'KLARNA' } }, undefined],
  ])
})

test('PAY-09 PAY-10 without a cart, a connection or an answer there is no page; nothing is asked that cannot be answered', async () => {
  const unknown: Answer = { _tag: 'Unknown', reason: 'status', status: 503, retryAfterMs: null }
  expect((await open(unknown)).page).toEqual({ _tag: 'NotOpened' })
  for (const without of [{ basketId: null }, { isOnline: false }])
    expect(await open(unknown, without)).toEqual({ page: { _tag: 'NotOpened' }, asked: [] })
})
