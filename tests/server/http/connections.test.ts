import { Hono } from 'hono'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { listen } from '../../../server/http/listen.ts'
import type { Listening } from '../../../server/http/listen.ts'

let listening: Listening | undefined
afterEach(async () => {
  await listening?.stop()
  listening = undefined
})

const patient = { mostWaiting: 3, answerMs: 3_600_000 }

/** A server that answers when told to, and the requests it has started. */
const gated = async (limits: Parameters<typeof listen>[3]) => {
  const begun: string[] = []
  let open = (): void => undefined
  const gate = new Promise<void>((resolve) => (open = resolve))
  let left = (): void => undefined
  const hasLeft = new Promise<void>((resolve) => (left = resolve))
  const app = new Hono()
  app.get('/:name', async (c) => {
    begun.push(c.req.param('name'))
    c.req.raw.signal.addEventListener('abort', left)
    await gate
    return c.text(`answer to ${c.req.param('name')}`)
  })
  listening = await listen(app, 0, '127.0.0.1', limits)
  return { begun, open, hasLeft, socket: connect(listening.port, '127.0.0.1') }
}

const get = (path: string, more = ''): string => `GET /${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`

/** Everything received until the other side ends. */
const heard = async (socket: Socket): Promise<string> => {
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += String(chunk)))
  await once(socket, 'close')
  return text
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resume) => setTimeout(resume, 5))
}

describe('requests that come at once on one connection', () => {
  test('ERR-02 are begun one after the other, and answered in their order', async () => {
    const { begun, open, socket } = await gated(patient)
    socket.write(get('a') + get('b') + get('c', 'Connection: close\r\n'))
    await until(() => begun.length > 0)
    expect(begun).toEqual(['a'])
    open()
    const text = await heard(socket)
    expect(text.match(/answer to \w/g)).toEqual(['answer to a', 'answer to b', 'answer to c'])
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  test('ERR-02 are refused with LIM429 when they are too many, after the ones before are answered', async () => {
    const { begun, open, socket } = await gated(patient)
    socket.write(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => get(name)).join(''))
    await until(() => begun.length > 0)
    open()
    const text = await heard(socket)
    expect(text.match(/answer to \w/g)).toEqual(['answer to a', 'answer to b', 'answer to c', 'answer to d'])
    expect(text.match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe('HTTP/1.1 429')
    expect(text).toContain('LIM429')
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  test('ERR-02 are not begun once their client has left', async () => {
    const { begun, open, hasLeft, socket } = await gated(patient)
    socket.write(get('a') + get('b') + get('c'))
    await until(() => begun.length > 0)
    socket.destroy()
    await hasLeft
    const other = connect(listening!.port, '127.0.0.1')
    open()
    other.write(get('z', 'Connection: close\r\n'))
    await heard(other)
    expect(begun).toEqual(['a', 'z'])
  })
})

test('ERR-02 a client that does not read its answer is disconnected', async () => {
  const app = new Hono()
  app.get('/large', (c) => c.body(new Uint8Array(64 * 1024 * 1024)))
  listening = await listen(app, 0, '127.0.0.1', { mostWaiting: 3, answerMs: 200 })
  const socket = connect(listening.port, '127.0.0.1')
  socket.pause()
  const left = new Promise<void>((resolve) => socket.once('error', () => resolve()).once('close', () => resolve()))
  socket.write(get('large'))
  const writing = setInterval(() => socket.write('x'), 50)
  await left
  clearInterval(writing)
  expect(socket.bytesRead).toBeLessThan(64 * 1024 * 1024)
})

test('AUTH-26 a request that names two hosts is refused', async () => {
  const { begun, socket } = await gated(patient)
  socket.write('GET /a HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n')
  expect(await heard(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*The request names more than one host\./)
  expect(begun).toEqual([])
})
