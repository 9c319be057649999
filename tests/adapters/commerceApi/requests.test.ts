import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { removeItem, updateItem } from '../../../contracts/api/cart/cartApi.ts'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { readDepartments, readProduct, searchProducts } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { signUp } from '../../../contracts/api/account/signUpApi.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { patchOrder, placeOrder, prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import { readFragment } from '../../../contracts/api/content/contentApi.ts'
import { ingestPerformance } from '../../../contracts/api/systemApi.ts'
import { readDatafile } from '../../../contracts/api/content/experimentApi.ts'
import { requestHeaders } from '../../../core/adapters/commerceApi/requestHeaders.ts'
import { requestPath } from '../../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import { requestTimeout } from '../../../core/adapters/commerceApi/requestTimeout.ts'
import { apiAnswering, json, request } from './scriptedFetch.ts'

const anything = () => json({})

describe('path, body and key', () => {
  test('CART-18 a removal is a DELETE that carries its body and its key', async () => {
    const { api, seen } = apiAnswering(anything)
    await api.send(request(removeItem, { body: { cartId: 'b', itemId: 'i' } }, { idempotencyKey: 'change-1/0' }))
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({
      url: 'https://shop.example/cart/v1/item',
      init: { method: 'DELETE', body: '{"cartId":"b","itemId":"i"}' },
    })
    expect(seen[0]?.headers.get('idempotency-key')).toBe('change-1/0')
    expect(seen[0]?.headers.get('content-type')).toBe('application/json')
  })

  test('CART-17 parameters and query are escaped, absent query fields stay away', async () => {
    const { api, seen } = apiAnswering(anything)
    const input = {
      params: { basketId: 'a/b ?' },
      query: { action: 'pickup' as const },
      body: { cartId: 'b', itemId: 'i', qty: 2 },
    }
    await api.send(request(updateItem, input))
    expect(seen[0]?.url).toBe('https://shop.example/cart/v1/cart/a%2Fb%20%3F/item?action=pickup')
    await api.send(request(searchProducts, { query: { q: 'a&b=c', count: 24 } }))
    expect(seen[1]?.url).toBe('https://shop.example/products/v2/search/productSearch?q=a%26b%3Dc&count=24')
    expect(seen[1]?.init.body).toBeUndefined()
  })

  const unfit = new Set(['.', '..', '', '\ud800'])

  test('API-124 no product id reaches another path', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom('.', '..', '', '\ud800'), fc.string({ unit: 'binary', maxLength: 30 })),
        async (productId) => {
          const { api, seen } = apiAnswering(anything)
          await api.send(request(readProduct, { params: { productId } }))
          const reached = seen.map(({ url }) => new URL(url).pathname.split('/'))
          const wanted = [
            '',
            'products',
            'v2',
            'products',
            unfit.has(productId) ? '' : encodeURIComponent(productId),
            'details',
          ]
          expect(reached).toEqual(unfit.has(productId) ? [] : [wanted])
        },
      ),
    )
  })

  test('PAY-01 a request that breaks the contract is not sent, and says so without its values', async () => {
    const { api, seen } = apiAnswering(anything)
    const card = { number: '4111-1111', securityCode: '123', expiryMonth: 1, expiryYear: 2030, holder: 'A' }
    const answer = await api.send(
      request(addPaymentInstrument, { params: { basketId: 'b' }, body: { payment_method_id: 'CREDIT_CARD', card } }),
    )
    expect(answer).toEqual({ _tag: 'NotSent', part: 'body', issue: 'card.number' })
    expect(seen).toEqual([])
  })

  test('a call that changes something is not sent without a key', async () => {
    const { api, seen } = apiAnswering(anything)
    const { idempotencyKey: _, ...keyless } = request(removeItem, { body: { cartId: 'b', itemId: 'i' } })
    expect(await api.send(keyless)).toMatchObject({ _tag: 'NotSent', part: 'key' })
    expect(seen).toEqual([])
  })
})

test.each<readonly [string, number, Endpoint]>([
  ['removeItem', 10, removeItem],
  ['readProduct', 10, readProduct],
  ['prepareOrder', 10, prepareOrder],
  ['placeOrder', 30, placeOrder],
  ['patchOrder', 30, patchOrder],
])('ERR-09 %s may take %i seconds', (_name, seconds, endpoint) => {
  expect(requestTimeout(endpoint, 'de-de')).toBe(seconds * 1_000)
})

const context = {
  locale: 'en-us',
  transactionId: 'tx',
  correlationId: 'co',
  sessionId: 'se',
  accessToken: 'to',
  webview: false,
}
const ids = { locale: 'en-us', 'x-transaction-id': 'tx', 'x-correlation-id': 'co' }
const common = { ...ids, 'x-access-key': 'cairn-web', 'x-session-id': 'se', authorization: 'Bearer to' }

describe('headers and hosts', () => {
  test('AUTH-26 AUTH-27 I18N-06 a common call carries locale, both ids, access key, session and token', () => {
    expect(requestHeaders(searchProducts, context)).toEqual(common)
    expect(requestHeaders(searchProducts, { ...context, sessionId: null, accessToken: null })).toEqual({
      ...ids,
      'x-access-key': 'cairn-web',
    })
  })

  test('AUTH-28 a flagged call carries the channel: ECOMM, or MAPP in a webview', () => {
    expect(requestHeaders(removeItem, context)).toEqual({ ...common, channel: 'ECOMM' })
    expect(requestHeaders(removeItem, { ...context, webview: true })).toEqual({ ...common, channel: 'MAPP' })
  })

  test('AUTH-29 SIGN-36 the source is ECOM15 unless a lead source replaces it', () => {
    expect(requestHeaders(signUp, context)).toEqual({ ...common, channel: 'ECOMM', source: 'ECOM15' })
    expect(requestHeaders(signUp, { ...context, source: 'festival' })).toMatchObject({ source: 'festival' })
  })

  test('AUTH-27 content gets no token, the beacon only the locale, a foreign host nothing', () => {
    expect(requestHeaders(readFragment, context)).toEqual(ids)
    expect(requestHeaders(readDepartments, context)).toEqual(ids)
    expect(requestHeaders(ingestPerformance, context)).toEqual({ locale: 'en-us' })
    expect(requestHeaders(readDatafile, context)).toEqual({})
  })

  test('AUTH-31 CMS-03 preview puts /pre before the path', async () => {
    const { api, seen } = apiAnswering(anything, { paths: { preview: true, mocking: false, production: true } })
    await api.send(request(readFragment, { params: { mode: 'preview', fragmentId: 'f' } }))
    expect(seen[0]?.url).toBe('https://shop.example/pre/preview/caas/v1/canvas/fragment/f')
  })

  test('AUTH-30 /mock is used only outside production and only when mocking is on', () => {
    const paths = [true, false].flatMap((mocking) =>
      [true, false].map((production) => requestPath('/x', { preview: false, mocking, production })),
    )
    expect(paths).toEqual(['/x', '/mock/x', '/x', '/x'])
  })
})
