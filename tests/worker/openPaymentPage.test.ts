import { endpoints } from '../../contracts/api/table.ts'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../contracts/answer.ts'
import { openPaymentPage } from '../../worker/requests/requestHandlers.ts'
import { requestSettings } from './requestSettings.ts'
import { basket, shopperWith } from '../support/sampleShop.ts'

const session = { sessionId: 's-1', clientToken: 't-1', expiresAt: 9 }
const klarnaAsk = { method: 'KLARNA', returnPath: '/en-us/checkout' } as const

/** The calls for a page, in order, and the outcome. */
const openedPage = async (answer: Answer, { basketId = 'b-1' as string | null, isOnline = true } = {}) => {
  const requests: unknown[] = []
  const shop = shopperWith({ cart: { basket: basketId === null ? null : { ...basket, basketId } } })
  const settings = requestSettings(
    ({ id, input, key }) => {
      requests.push([id, input, key])
      return id === endpoints.readPaymentSession.id
        ? answer
        : { _tag: 'Unknown', reason: 'timeout', status: null, retryAfterMs: null }
    },
    {
      pipeline: { shop: () => shop },
      ids: { uuidv7: () => 'k-1' },
      isOnline: () => isOnline,
      visit: () => 'visit-1',
    },
  )
  return { page: await openPaymentPage(settings, klarnaAsk), requests }
}

test('PAY-10 PAY-11 the visit’s random name goes first, and the session is asked for whatever the outcome', async () => {
  const { page, requests } = await openedPage({ _tag: 'Confirmed', body: session, replayed: false })
  expect(page).toEqual({ _tag: 'Done', output: { sessionId: 's-1', clientToken: 't-1' } })
  expect(requests).toEqual([
    [endpoints.sendDeviceFingerPrint.id, { body: { cartId: 'b-1', deviceFingerPrint: 'visit-1' } }, 'k-1'],
    [endpoints.readPaymentSession.id, { query: { referer: '/en-us/checkout', paymentMethodId: 'KLARNA' } }, undefined],
  ])
})

const unknown: Answer = { _tag: 'Unknown', reason: 'status', status: 503, retryAfterMs: null }

describe('without a page to open', () => {
  test('PAY-09 PAY-10 because nothing is answered, the provider cannot be reached', async () => {
    expect((await openedPage(unknown)).page).toEqual({ _tag: 'Unreachable' })
  })

  test.each([{ basketId: null }, { isOnline: false }])(
    'PAY-09 PAY-10 because of %o, nothing is asked',
    async (without) => {
      expect(await openedPage(unknown, without)).toEqual({ page: { _tag: 'Unreachable' }, requests: [] })
    },
  )
})
