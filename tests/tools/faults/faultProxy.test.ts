import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '../../../tools/faults/Fault.ts'
import { startFaultProxy } from '../../../tools/faults/faultProxy.ts'
import type { FaultProxy } from '../../../tools/faults/faultProxy.ts'
import { portOf } from '../../../tools/start/freePort.ts'

let server: Server
let proxy: FaultProxy
let applied: string[] = []

beforeAll(async () => {
  server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const sent = Buffer.concat(chunks).toString()
      applied.push(`${request.method} ${request.url} ${sent}`)
      if (request.url === '/empty') return void reply.writeHead(204, { 'x-one': '1' }).end()
      reply
        .writeHead(201, { 'content-type': 'application/json', 'x-one': '1' })
        .end(JSON.stringify({ sent, key: request.headers['idempotency-key'] }))
    })
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  proxy = await startFaultProxy({ target: `http://127.0.0.1:${portOf(server)}` })
})
beforeEach(() => {
  applied = []
  proxy.setRules([])
})
afterAll(async () => {
  await proxy.close()
  await new Promise((closed) => server.close(closed))
})

const put = (path = '/order?x=1', init: RequestInit = {}) =>
  fetch(`${proxy.url}${path}`, { method: 'PUT', body: 'boots', headers: { 'idempotency-key': 'k1' }, ...init })
const under = (fault: Fault) => proxy.setRules([{ match: 'PUT /order', fault }])
const outcome = (answer: Promise<Response>) =>
  answer.then(
    (reply) =>
      reply.text().then(
        () => 'answered',
        () => 'cut',
      ),
    () => 'lost',
  )

test('without rules everything passes as it came, in both directions', async () => {
  const answer = await put()
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-one')).toBe('1')
  expect(await answer.json()).toEqual({ sent: 'boots', key: 'k1' })
  expect(applied).toEqual(['PUT /order?x=1 boots'])
  expect((await put('/empty')).status).toBe(204)
  expect((await fetch(`${proxy.url}/a`)).status).toBe(201)
})

test.each([
  [{ kind: 'drop-before' }, 'lost', 0],
  [{ kind: 'drop-after' }, 'lost', 1],
  [{ kind: 'duplicate' }, 'answered', 2],
  [{ kind: 'latency', ms: 5 }, 'answered', 1],
  [{ kind: 'truncate', bytes: 4, close: 'cut' }, 'cut', 1],
  [{ kind: 'truncate', bytes: 4, close: 'clean' }, 'answered', 1],
  [{ kind: 'status', status: 503 }, 'answered', 0],
] as const)('%o: the caller sees it %s and the server has it %i times', async (fault, seen, times) => {
  under(fault)
  expect(await outcome(put())).toBe(seen)
  expect(applied).toHaveLength(times)
})

describe('what a fault does to an answer', () => {
  test('a hang is done by the server and never answered', async () => {
    under({ kind: 'hang' })
    expect(await outcome(put('/order', { signal: AbortSignal.timeout(300) }))).toBe('lost')
    expect(applied).toHaveLength(1)
  })

  test('a clean truncation is a well-formed answer with half a body', async () => {
    under({ kind: 'truncate', bytes: 4, close: 'clean' })
    const answer = await put()
    expect(answer.status).toBe(201)
    expect(answer.headers.get('content-length')).toBe('4')
    expect(await answer.text()).toBe('{"se')
  })

  test('a status comes with an envelope or the given body, and with Retry-After', async () => {
    under({ kind: 'status', status: 503, retryAfter: 2 })
    const answer = await put()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect((await answer.json()).errorDetails[0].errorId).toBe('GEN500')
    under({ kind: 'status', status: 409, body: { mine: true } })
    expect(await (await put()).json()).toEqual({ mine: true })
  })
})

describe('which call a rule applies to', () => {
  test('skip and times make one attempt exact', async () => {
    proxy.setRules([{ match: 'PUT /order', skip: 1, times: 1, fault: { kind: 'drop-after' } }])
    expect(await outcome(put())).toBe('answered')
    expect(await outcome(put())).toBe('lost')
    expect(await outcome(put())).toBe('answered')
    expect(proxy.rules()).toMatchObject([{ seen: 3, struck: 1 }])
  })

  test('the path of a rule must match, and a star in it matches anything', async () => {
    proxy.setRules([{ match: '* /cart/*', fault: { kind: 'drop-before' } }])
    expect(await outcome(put('/order'))).toBe('answered')
    expect(await outcome(put('/cart/v1/item'))).toBe('lost')
    expect(await outcome(put('/carts'))).toBe('answered')
  })

  test('the first rule that is due strikes, the next one afterwards', async () => {
    proxy.setRules([
      { match: 'PUT /order', times: 1, fault: { kind: 'status', status: 500 } },
      { match: 'PUT *', fault: { kind: 'status', status: 501 } },
    ])
    expect((await put()).status).toBe(500)
    expect((await put()).status).toBe(501)
  })

  test('a browser sets the rules by POST /__faults and reads what they did', async () => {
    const faults = (init: RequestInit = {}) => fetch(`${proxy.url}/__faults`, init)
    const set = await faults({
      method: 'POST',
      body: JSON.stringify([{ match: 'PUT /order', times: 1, fault: { kind: 'drop-before' } }]),
    })
    expect(set.status).toBe(200)
    expect(await outcome(put())).toBe('lost')
    expect(await (await faults()).json()).toMatchObject([{ match: 'PUT /order', seen: 1, struck: 1 }])
    for (const body of ['nonsense', '{}', '[{"match":1}]', '[{"match":"PUT /","fault":{"kind":"fire"}}]']) {
      expect((await faults({ method: 'POST', body })).status).toBe(400)
    }
    expect(proxy.rules()).toHaveLength(1)
  })
})

describe('a connection that ends', () => {
  test('a server that is not there looks like a dead connection', async () => {
    const lonely = await startFaultProxy({ target: 'http://127.0.0.1:9' })
    expect(await outcome(fetch(`${lonely.url}/order`))).toBe('lost')
    await lonely.close()
  })

  test('closing does not wait for what hangs', async () => {
    const short = await startFaultProxy({ target: `http://127.0.0.1:${portOf(server)}` })
    short.setRules([{ match: '*', fault: { kind: 'hang' } }])
    const hanging = outcome(fetch(`${short.url}/x`))
    while (applied.length === 0) await new Promise((next) => setImmediate(next))
    await short.close()
    expect(await hanging).toBe('lost')
  })
})
