import { describe, expect, test } from 'vitest'
import { removeItem } from '../../../contracts/api/cart/cartApi.ts'
import { searchProducts } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { downloadInvoice } from '../../../contracts/api/cart/purchaseApi.ts'
import { ingestPerformance } from '../../../contracts/api/systemApi.ts'
import { readServerTime } from '../../../contracts/api/utilityApi.ts'
import { sendDeviceFingerPrint } from '../../../contracts/api/cart/paymentQuestionsApi.ts'
import { apiAnswering, json, refusal, request } from './scriptedFetch.ts'

const askTime = request(readServerTime, {})
const removal = request(removeItem, { body: { cartId: 'b', itemId: 'i' } })
const unknown = (reason: string, status: number | null, retryAfterMs: number | null = null) => ({
  _tag: 'Unknown',
  reason,
  status,
  retryAfterMs,
})

describe('a success', () => {
  test('API-084 a readable success is confirmed, and unknown fields are tolerated', async () => {
    const { api } = apiAnswering(() => json({ timestamp: 7, zone: 'UTC' }))
    expect(await api.send(askTime)).toEqual({ _tag: 'Confirmed', body: { timestamp: 7 }, replayed: false })
  })

  test('API-038 a stored answer says that it was replayed', async () => {
    const { api } = apiAnswering(() => json({ success: true }, 200, { 'idempotent-replayed': 'true' }))
    const answer = await api.send(request(sendDeviceFingerPrint, { body: { cartId: 'b', deviceFingerPrint: 'f' } }))
    expect(answer).toEqual({ _tag: 'Confirmed', body: { success: true }, replayed: true })
  })

  test('API-082 an empty answer is a success without a body', async () => {
    const { api } = apiAnswering(() => new Response(null, { status: 204 }))
    const input = { body: { page: '/', class: 'Home', locale: 'en-us', metrics: {} } }
    expect(await api.send(request(ingestPerformance, input))).toEqual({
      _tag: 'Confirmed',
      body: undefined,
      replayed: false,
    })
  })

  test('ORD-06 an invoice comes as bytes, and a page of HTML in its place is no invoice', async () => {
    const invoice = request(downloadInvoice, { body: { orderId: 'o' } })
    const pdf = apiAnswering(() => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
    expect(await pdf.api.send(invoice)).toMatchObject({ _tag: 'Confirmed', body: new TextEncoder().encode('%PDF') })
    const page = apiAnswering(() => new Response('<p>', { headers: { 'content-type': 'text/html' } }))
    expect(await page.api.send(invoice)).toEqual(unknown('unreadable', 200))
  })
})

describe('a refusal', () => {
  test('ERR-01 ERR-02 a contract error under a 4xx is a refusal, raised from its first entry', async () => {
    const errorDetails = [
      { errorId: 'INV408', message: 'too many', maxAllowedQty: 3 },
      { errorId: 'BSK404', message: 'ignored' },
    ]
    const { api } = apiAnswering(() => json({ errorDetails, appId: 'guard', correlationId: 'c-9' }, 409))
    expect(await api.send(removal)).toEqual({
      _tag: 'Refused',
      status: 409,
      errorId: 'INV408',
      message: 'too many',
      details: errorDetails[0],
      appId: 'guard',
      correlationId: 'c-9',
    })
  })

  test('ERR-20 a name on the wire is the same refusal as its code', async () => {
    const { api } = apiAnswering(() => refusal('CART_NOT_FOUND', 404))
    expect(await api.send(removal)).toMatchObject({
      _tag: 'Refused',
      errorId: 'BSK404',
      details: { errorId: 'CART_NOT_FOUND' },
    })
  })

  test('ERR-02 LIM429 a limit that is reached is a refusal in the server’s words, so that the next press is another call', async () => {
    const { api } = apiAnswering(() =>
      json(
        { errorDetails: [{ errorId: 'LIM429', message: 'Try again in 5 minutes.' }], appId: 'a', correlationId: 'c' },
        429,
        { 'retry-after': '300' },
      ),
    )
    expect(await api.send(removal)).toMatchObject({
      _tag: 'Refused',
      status: 429,
      errorId: 'LIM429',
      message: 'Try again in 5 minutes.',
    })
  })

  test.each([
    [408, 'GEN500'],
    [425, 'GEN500'],
    [429, 'GEN500'],
    [500, 'ORD415'],
    [502, 'TAX309'],
    [503, 'GFS800'],
    [503, 'SRV503'],
    [409, 'IDK409'],
  ] as const)('ERR-02 a %i with %s settles nothing, however readable it is', async (status, errorId) => {
    const { api } = apiAnswering(() => refusal(errorId, status))
    expect(await api.send(removal)).toEqual(unknown('status', status))
  })

  test('ERR-02 a 5xx settles a call only when it names a code by which that call says nothing was done', async () => {
    const send = (errorId: string, status: number) =>
      apiAnswering(() => refusal(errorId, status)).api.send({
        ...removal,
        endpoint: { ...removal.endpoint, undone: ['GFS800'] },
      })
    expect(await send('GFS800', 503)).toMatchObject({ _tag: 'Refused', status: 503, errorId: 'GFS800' })
    expect(await send('GEN500', 503)).toEqual(unknown('status', 503))
  })

  test('ERR-02 a key refused for another payload is final', async () => {
    const { api } = apiAnswering(() => refusal('IDK422', 422))
    expect(await api.send(removal)).toMatchObject({ _tag: 'Refused', errorId: 'IDK422' })
  })
})

test.each<readonly [string, () => Response]>([
  ['HTML under a 404', () => new Response('<h1>not here</h1>', { status: 404 })],
  ['an empty list of errors', () => json({ errorDetails: [], correlationId: 'c' }, 400)],
  ['an error without its envelope', () => json({ errorId: 'BSK404' }, 404)],
  ['HTML under a 200', () => new Response('<h1>Wi-Fi sign-in</h1>')],
  ['a success of another shape', () => json({ total: 'many' })],
  ['a truncated success', () => new Response('{"total": 1, "pro')],
])('ERR-02 %s leaves the outcome unknown', async (_name, response) => {
  const { api } = apiAnswering(response)
  const answer = await api.send(request(searchProducts, { query: { q: 'boots' } }))
  expect(answer).toEqual(unknown('unreadable', response().status))
})

describe('no answer', () => {
  test('ERR-02 a lost connection is unknown, and offline when the browser says so', async () => {
    const lost = () => Promise.reject(new TypeError('fetch failed'))
    expect(await apiAnswering(lost).api.send(removal)).toEqual(unknown('network', null))
    expect(await apiAnswering(lost, { isOnline: () => false }).api.send(removal)).toEqual(unknown('offline', null))
  })

  test('ERR-09 a call without an answer ends at its time-out, and its request is aborted', async () => {
    const { api, seen } = apiAnswering(() => new Promise<Response>(() => undefined))
    expect(await api.send({ ...removal, timeoutMs: 20 })).toEqual(unknown('timeout', null))
    expect(seen[0]?.init.signal?.aborted).toBe(true)
  })

  test('ERR-09 an answer that starts and never ends is timed out too', async () => {
    const { api } = apiAnswering(
      () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) })),
    )
    expect(await api.send({ ...removal, timeoutMs: 20 })).toEqual(unknown('timeout', null))
  })
})

for (const [value, date, wait] of [
  ['2', null, 2_000],
  ['Wed, 21 Oct 2026 07:28:05 GMT', 'Wed, 21 Oct 2026 07:28:00 GMT', 5_000],
  ['Thu, 01 Jan 1970 00:00:03 GMT', null, 3_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 'Wed, 21 Oct 2026 07:28:09 GMT', 0],
  ['soon', null, null],
] as const) {
  test(`ERR-02 Retry-After '${value}' is a wait of ${wait} ms`, async () => {
    const headers: Record<string, string> = { 'retry-after': value, ...(date === null ? {} : { date }) }
    const { api } = apiAnswering(() => json({}, 503, headers))
    expect(await api.send(removal)).toEqual(unknown('status', 503, wait))
  })
}
