import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { resetPassword, signIn } from '../../../contracts/api/account/authApi.ts'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import { toFields } from '../../../core/domain/fields/fields.ts'
import { demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import { openServer } from '../../../server/openServer.ts'
import { serverConfig } from '../../../server/serverConfig.ts'
import { guestCalls } from '../cart/guestCalls.ts'
import { openMailServer } from '../mail/smtp/mailServer.ts'
import { callsTo } from '../support/testServer.ts'
import { openCollector } from './collector.ts'

const folder = await mkdtemp(join(tmpdir(), 'cairn-tracing-'))
for (const part of ['client', 'drawing']) await mkdir(join(folder, part))
await writeFile(join(folder, 'client', 'index.html'), '<html><head></head><body></body></html>')
await writeFile(join(folder, 'drawing', 'drawPage.mjs'), 'export const drawPage = async () => null')

const collector = await openCollector()
const mail = await openMailServer()
const config = serverConfig({
  CAIRN_DATA: join(folder, 'data'),
  CAIRN_SMTP: `smtp://127.0.0.1:${mail.port}`,
  CAIRN_MAIL_FROM: 'shop@localhost',
  OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.address}/`,
})
const server = await openServer({ ...config, port: 0, site: join(folder, 'client') }, () => undefined)
afterAll(async () => {
  await mail.close()
  await collector.close()
  await rm(folder, { recursive: true })
})

const shop = `http://127.0.0.1:${server.port}`
const call = callsTo((path, init) => fetch(`${shop}${path}`, init))

/** A trace that the caller has begun. */
const began = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
const traceparent = `00-${began.trace}-${began.span}-01`
const email = 'consumer@example.com'
const device = 'a secret of this device'
const codeChallenge = 'y'.repeat(43)
const made = { token: '', correlationId: '', sku: '' }

test('OPS-40 spans leave for the collector when the server stops, if not before', async () => {
  const body = { username: email, password: 'guessed wrong', codeChallenge, device }
  const refused = await call(signIn.method, signIn.path, { body, key: 'wrong', headers: { traceparent } })
  expect(refused.error?.errorId).toBe('AUT401')
  made.correlationId = refused.headers.get('x-correlation-id') ?? ''
  const { json } = await call(fetchToken.method, fetchToken.path, { body: {} })
  made.token = String(toFields(json)['accessToken'])
  const { sku } = await server.books
    .selectFrom('stock')
    .select('sku')
    .where('available', '>', 5)
    .executeTakeFirstOrThrow()
  made.sku = sku
  await guestCalls(call)(made.token).withItem(sku)
  await call(resetPassword.method, resetPassword.path, { body: { email }, key: 'forgotten' })
  await fetch(`${shop}/en-us/search?q=secret-words`)
  await fetch(`${shop}/healthz`)
  await expect.poll(() => mail.letters.length).toBe(1)
  await server.stop()
  expect(collector.spans.length).toBeGreaterThan(10)
  const ids = new Set(collector.spans.map(({ spanId }) => spanId))
  expect(ids.size).toBe(collector.spans.length)
})

test('OPS-40 a request has a span in the trace of its caller, with route, status, refusal and correlation id', () => {
  const span = collector.spans.find(
    ({ traceId, parentSpanId }) => traceId === began.trace && parentSpanId === began.span,
  )
  expect(span).toMatchObject({
    name: `POST ${signIn.path}`,
    isFault: false,
    attributes: {
      'http.request.method': 'POST',
      'http.route': signIn.path,
      'http.response.status_code': 401,
      'cairn.refusal': 'AUT401',
      'cairn.correlation_id': made.correlationId,
    },
  })
})

test('OPS-40 a request without a trace begins one, a page is one, and a probe is none', () => {
  const roots = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined)
  expect(new Set(roots.map(({ traceId }) => traceId)).size).toBe(roots.length)
  expect(roots.map(({ name }) => name)).toContain(`POST ${fetchToken.path}`)
  expect(roots.map(({ name }) => name)).toContain('GET page')
  expect(JSON.stringify(roots)).not.toContain('healthz')
})

test('OPS-40 every statement and transaction belongs to the request or the letter that needed it, without its values', () => {
  const byId = new Map(collector.spans.map((span) => [span.spanId, span]))
  const statements = collector.spans.filter(({ attributes }) => 'db.query.text' in attributes)
  expect(statements.length).toBeGreaterThan(5)
  for (const { parentSpanId = '', attributes } of statements) {
    expect(byId.get(parentSpanId)?.name).toMatch(/^(?:POST|PUT|GET) |^letter$|^transaction$/)
    expect(attributes['db.query.text']).not.toContain(made.sku)
  }
  const transactions = collector.spans.filter(({ name }) => name === 'transaction')
  expect(transactions.map(({ attributes }) => attributes['cairn.outcome'])).toContain('committed')
  for (const { parentSpanId = '' } of transactions)
    expect(byId.get(parentSpanId)?.name).toMatch(/^(?:POST|PUT|GET) |^letter$/)
})

test('OPS-40 a letter that leaves is a trace with its id and what came of it', async () => {
  const [id] = /(?<=^Message-ID: <).*(?=@)/m.exec(mail.letters[0]?.text ?? '') ?? []
  const letters = collector.spans.filter(({ name }) => name === 'letter')
  expect(letters).toMatchObject([
    { parentSpanId: undefined, attributes: { 'cairn.letter.id': id, 'cairn.letter.outcome': 'sent' } },
  ])
})

test('OPS-40 nothing that somebody has sent, and no secret, is in what the collector gets', () => {
  const text = collector.text()
  for (const secret of [
    made.token,
    email,
    device,
    codeChallenge,
    'guessed wrong',
    demonstrationPassword,
    'secret-words',
  ])
    expect(text).not.toContain(secret)
  for (const { text: letter } of mail.letters)
    for (const [, token = ''] of letter.matchAll(/https?:\/\/\S*?([\w-]{20,})/g)) expect(text).not.toContain(token)
})

test.each(['collector', 'ftp://collector', 'localhost:4318'])(
  'OPS-40 %s is no collector: it stops the start with a message',
  (written) => {
    expect(() => serverConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: written })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector, such as http://localhost:4318.',
    )
  },
)
