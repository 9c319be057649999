import { Option, Schema } from 'effect'
import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '../../../contracts/api/apiError.ts'
import type { DiagnosticsBatch } from '../../../contracts/diagnosticsUpload.ts'
import { limitNamed } from '../../../server/limits/limitTable.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { diagnosticsRoutes } from '../../../server/diagnostics/diagnosticsRoutes.ts'
import type { LogEntry } from '../../../server/kit/requestLog.ts'
import { serverConfig } from '../../../server/serverConfig.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const clock = { now: 1_800_000_000_000 }
let log: LogEntry[]
let routes: ReturnType<typeof diagnosticsRoutes>
const { most, windowMs } = limitNamed('diagnostics-client')
const storage = await closeAfterAll(openTestStorage())
beforeEach(async () => {
  await storage.db.deleteFrom('limit_count').execute()
  log = []
  let ids = 0
  routes = diagnosticsRoutes({
    db: storage.db,
    clientOf: (c) => c.req.header('x-client') ?? 'somebody',
    now: () => clock.now,
    newId: () => `id-${(ids += 1)}`,
    log: (entry) => void log.push(entry),
  })
})

const batch: DiagnosticsBatch = {
  batchId: '01a0c450-6c00',
  app: '0.1.0',
  site: 'en-us',
  dropped: 0,
  diagnostics: [{ kind: 'widgetScript', about: '/payment-provider/klarna.js', reason: 'network', at: 5 }],
}

const send = async (body: unknown, { method = 'POST', ...headers }: Record<string, string> = {}) => {
  const response = await routes.request('/', {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const [error] =
    text === ''
      ? []
      : (Option.getOrUndefined(Schema.decodeUnknownOption(ApiError)(JSON.parse(text)))?.errorDetails ?? [])
  return [response.status, error?.errorId ?? text]
}
const lines = () => log.filter(({ event }) => event === 'diagnostic')

describe('a batch', () => {
  test('SEG-11 every diagnostic is a line of the log, once however often its batch comes', async () => {
    expect(await send(batch)).toEqual([204, ''])
    expect(await send(batch)).toEqual([204, ''])
    expect(lines()).toEqual([
      {
        event: 'diagnostic',
        correlationId: 'id-1',
        app: '0.1.0',
        site: 'en-us',
        kind: 'widgetScript',
        about: '/payment-provider/klarna.js',
        reason: 'network',
        at: 5,
      },
    ])
  })

  test('SEG-11 how many diagnostics were dropped is a line of the log', async () => {
    await send({ ...batch, batchId: 'next', dropped: 3 })
    expect(lines().at(-1)).toMatchObject({ kind: 'lost', reason: 'dropped', times: 3 })
  })

  test.each([
    ['another text', 'hello'],
    ['an empty batch', { ...batch, diagnostics: [] }],
    ['too many', { ...batch, diagnostics: Array(1_001).fill(batch.diagnostics[0]) }],
    ['an unknown kind', { ...batch, diagnostics: [{ ...batch.diagnostics[0], kind: 'purchase' }] }],
    ['an address of somebody', { ...batch, diagnostics: [{ ...batch.diagnostics[0], about: 'wren@example.com' }] }],
    ['a sentence', { ...batch, diagnostics: [{ ...batch.diagnostics[0], reason: 'it did not work' }] }],
    ['a negative count', { ...batch, dropped: -1 }],
  ])('API400 %s is refused, and not a word of it is logged', async (_what, body) => {
    expect(await send(body)).toEqual([400, 'API400'])
    expect(lines()).toEqual([])
  })

  test('API405 API415 a batch is posted as JSON, and is no larger than 512 kB', async () => {
    expect(await send('', { method: 'GET' })).toEqual([405, 'API405'])
    expect(await send(batch, { 'content-type': 'text/plain' })).toEqual([415, 'API415'])
    expect(await send('x'.repeat(512_001))).toEqual([413, 'API400'])
  })

  test('LIM429 a client that sends too many batches waits, others do not', async () => {
    for (let n = 0; n < most; n++) await send('hello', { 'x-client': 'a' })
    expect(await send(batch, { 'x-client': 'a' })).toEqual([429, 'LIM429'])
    expect(await send(batch, { 'x-client': 'b' })).toEqual([204, ''])
    clock.now += windowMs
    expect(await send(batch, { 'x-client': 'a' })).toEqual([204, ''])
  })
})

describe('CAIRN_DIAGNOSTICS', () => {
  const diagnostics = (env: Record<string, string>) => serverConfig(env).diagnostics

  test('CAIRN_DIAGNOSTICS is off unless stated', () => {
    expect(diagnostics({})).toEqual({ to: null, isTakenHere: false, batchSize: '', flushInterval: '' })
  })

  test('ERR-34 CAIRN_DIAGNOSTICS=on takes the batches here, with the settings as they were written', () => {
    expect(diagnostics({ CAIRN_DIAGNOSTICS: 'on', CAIRN_BATCH_SIZE: 'many', CAIRN_FLUSH_INTERVAL: '50' })).toEqual({
      to: '/diagnostics/v1/batch',
      isTakenHere: true,
      batchSize: 'many',
      flushInterval: '50',
    })
  })

  test('CAIRN_DIAGNOSTICS may be an address, which begins with https', () => {
    expect(diagnostics({ CAIRN_DIAGNOSTICS: 'https://logs.example/in' })).toMatchObject({
      to: 'https://logs.example/in',
      isTakenHere: false,
    })
    expect(() => diagnostics({ CAIRN_DIAGNOSTICS: 'http://logs.example/in' })).toThrow(
      'CAIRN_DIAGNOSTICS is http://logs.example/in; it must be off, on or an address that begins with https://.',
    )
  })
})
