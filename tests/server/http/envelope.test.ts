import { describe, expect, test } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { builtEndpoints, registry } from '../../../server/http/registry.ts'
import { emptyCatalogue } from '../support/emptyCatalogue.ts'
import { table } from '../../../contracts/api/table.ts'
import { cheapPasswords, testServer } from '../support/testServer.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const server = await closeAfterAll(testServer())

const token = '/token/v2/auth/token'

describe('the envelope of an error', () => {
  test('ERR-01 every error is the envelope, with the correlation id of the call', async () => {
    const answer = await server.call('GET', '/cart/v1/nowhere', { headers: { 'x-correlation-id': 'abc-1' } })
    expect(answer.status).toBe(404)
    expect(answer.json).toEqual({
      errorDetails: [{ errorId: 'API404', message: expect.any(String) }],
      appId: 'cairn-reference',
      correlationId: 'abc-1',
    })
    expect(answer.headers.get('x-correlation-id')).toBe('abc-1')
  })

  test('ERR-01 an invalid correlation id is replaced', async () => {
    const answer = await server.call('GET', '/cart/v1/nowhere', { headers: { 'x-correlation-id': '<script>' } })
    expect(answer.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.text).not.toContain('<script>')
  })
})

describe('who may ask, and how', () => {
  test('AUTH-26 a call without the access key is refused', async () => {
    const answer = await server.call('POST', token, { body: {}, headers: { 'x-access-key': '' } })
    expectRefusal(answer, 400, 'API400')
  })

  test('AUTH-32 a missing, malformed or unknown token is 401', async () => {
    for (const given of [undefined, 'x', `${'A'.repeat(43)}`, "' or 1=1 --"]) {
      const answer = await server.call(
        'GET',
        '/consumers-v3/utilities/stores/GB001/employees',
        given === undefined ? {} : { token: given },
      )
      expectRefusal(answer, 401, 'AUT404')
    }
  })

  test('ERR-202 ERR-203 a known path with another method names the methods it has', async () => {
    const answer = await server.call('GET', token)
    expectRefusal(answer, 405, 'API405')
    expect(answer.headers.get('allow')).toBe('POST')
  })

  test('ERR-204 no answer is available in another media type', async () => {
    const answer = await server.call('POST', token, { body: {}, headers: { accept: 'text/html' } })
    expectRefusal(answer, 406, 'API406')
  })

  test('ERR-205 a body in another media type is not read', async () => {
    const answer = await server.call('POST', token, { body: '<a/>', headers: { 'content-type': 'text/xml' } })
    expectRefusal(answer, 415, 'API415')
  })
})

describe('the body', () => {
  test('ERR-201 a body that is no JSON, or is not of the contract, is answered with the field and without its value', async () => {
    const broken = await server.call('POST', token, { body: '{"a":' })
    expect(broken.status).toBe(400)
    expect(broken.error).toEqual({ errorId: 'API400', message: 'The body is not JSON.' })
    const wrong = await server.call('POST', token, { body: { guestObjects: { basketId: 4242424242424242 } } })
    expect(wrong).toMatchObject({ status: 400, error: { field: 'guestObjects.basketId' } })
    expect(wrong.text).not.toContain('42424242')
    const list = await server.call('POST', token, { body: [] })
    expect(list.status).toBe(400)
  })

  const ask = (body: string) => server.call('POST', token, { body })

  test('a text with U+0000 in it, which no database keeps, or with half of a character, is refused with a message', async () => {
    const refused = [
      await ask('{"st":"a\\u0000b"}'),
      await ask('{"st":"\\\\\\u0000"}'),
      await ask('{"st":"boot \\uD83E"}'),
      await ask('{"\\uDD7E":"x"}'),
      await server.call('GET', '/products/v2/products/a%00b/details'),
    ]
    expect(refused.map(({ status, error }) => `${status} ${error?.errorId} ${error?.message}`)).toEqual([
      ...Array<string>(4).fill('400 API400 The body contains a character that text cannot have.'),
      '400 API400 The path contains a character that text cannot have.',
    ])
  })

  test('a text that spells an escape is a text, and so is a whole character', async () => {
    for (const text of ['\\\\u0000', '\\\\uD83E', '\\uD83E\\uDD7E', '🥾']) {
      expect((await ask(`{"st":"${text}"}`)).status, text).toBe(200)
    }
  })

  test('a body over 64 kB is refused', async () => {
    const answer = await server.call('POST', token, { body: { st: 'x'.repeat(70_000) } })
    expectRefusal(answer, 413, 'API400')
  })
})

describe('every answer', () => {
  test('ERR-200 every call of the table that is not built answers 501 and none of the built ones does', async () => {
    for (const endpoint of table.filter(({ method, who }) => method === 'GET' && who === 'public')) {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x')
      const answer = await server.call('GET', path)
      if (endpoint.media === undefined) {
        expect(answer.status === 501, endpoint.id).toEqual(!builtEndpoints.includes(endpoint.id))
        if (answer.status === 501) expect(answer.error?.errorId).toBe('GEN500')
      }
    }
  })

  test('every answer carries the security headers', async () => {
    const answer = await server.call('GET', '/cart/v1/nowhere')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  test('the log names the pattern of a path, never the values in it', async () => {
    server.log.length = 0
    await server.call('GET', '/products/v2/products/SECRET42/details?card=4242', { token: 'canary-canary-canary' })
    const line = JSON.stringify(server.log)
    expect(line).toContain('/products/v2/products/{productId}/details')
    for (const secret of ['SECRET42', '4242', 'canary']) expect(line).not.toContain(secret)
  })

  test('AUTH-26 in production, and there alone, every answer has browsers come by https only', async () => {
    const production = createApp({
      storage: server.storage,
      catalogue: emptyCatalogue,
      now: () => 0,
      newId: () => 'id',
      log: () => undefined,
      passwords: cheapPasswords,
      handlers: registry,
      isHttpsOnly: true,
    })
    for (const path of ['/', '/openapi.json', '/utility/v1/serverTime', '/cart/v1/nothing']) {
      expect((await production.request(path)).headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect((await server.app.request(path)).headers.has('strict-transport-security')).toBe(false)
    }
  })
})
