import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { removeItem } from '../../../contracts/api/cart/cartApi.ts'
import { systemClock } from '../../../core/adapters/clock/Clock.system.ts'
import { commerceApiOverFetch } from '../../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import { request } from './scriptedFetch.ts'
import { portOf } from '../../../tools/start/freePort.ts'

type Reply = (incoming: IncomingMessage, outgoing: ServerResponse, body: string) => void

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A real server on a free port, so that sockets, DELETE bodies and broken connections are real too. */
const apiOn = async (reply: Reply) => {
  server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
    incoming.on('end', () => reply(incoming, outgoing, body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  return commerceApiOverFetch({ fetch, apiBase: `http://127.0.0.1:${port}`, clock: { ...systemClock(), now: () => 0 } })
}

const removal = request(removeItem, { body: { cartId: 'b', itemId: 'i' } }, { timeoutMs: 5_000 })

test('CART-18 a DELETE body and the key arrive over a socket, and the refusal comes back', async () => {
  const api = await apiOn((incoming, outgoing, body) => {
    const errorDetails = [
      { errorId: 'BSK404', message: `${incoming.method} ${String(incoming.headers['idempotency-key'])} ${body}` },
    ]
    outgoing
      .writeHead(404, { 'content-type': 'application/json' })
      .end(JSON.stringify({ errorDetails, correlationId: 'c' }))
  })
  expect(await api.send(removal)).toMatchObject({
    _tag: 'Refused',
    errorId: 'BSK404',
    message: 'DELETE key-1 {"cartId":"b","itemId":"i"}',
  })
})

describe('when the answer does not come', () => {
  test('ERR-02 a connection cut before the answer is unknown', async () => {
    const api = await apiOn((incoming) => incoming.socket.destroy())
    expect(await api.send(removal)).toMatchObject({ _tag: 'Unknown', reason: 'network', status: null })
  })

  test('ERR-02 a connection cut in the middle of the answer is unknown', async () => {
    const api = await apiOn((incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      outgoing.write('{"basketId":', () => incoming.socket.destroy())
    })
    expect(await api.send(removal)).toMatchObject({ _tag: 'Unknown', reason: 'network' })
  })

  test('ERR-09 a server that never answers is given up after the time-out', async () => {
    const api = await apiOn(() => undefined)
    expect(await api.send({ ...removal, timeoutMs: 20 })).toMatchObject({ _tag: 'Unknown', reason: 'timeout' })
  })
})

test('ERR-02 a redirect is never followed: it could repeat a change elsewhere', async () => {
  const seen: string[] = []
  const api = await apiOn((incoming, outgoing) => {
    seen.push(incoming.url ?? '')
    outgoing.writeHead(302, { location: '/elsewhere' }).end()
  })
  expect(await api.send(removal)).toMatchObject({ _tag: 'Unknown' })
  expect(seen).toEqual(['/cart/v1/item'])
})

test('ERR-02 a port without a listener is unknown', async () => {
  const api = commerceApiOverFetch({ fetch, apiBase: 'http://127.0.0.1:1', clock: { ...systemClock(), now: () => 0 } })
  expect(await api.send(removal)).toMatchObject({ _tag: 'Unknown', reason: 'network' })
})
