import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Option, Schema } from 'effect'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '../../../contracts/api/apiError.ts'
import { reportUpload } from '../../../contracts/reportUpload.ts'
import type { LogEntry } from '../../../server/kit/requestLog.ts'
import { reportRoutes } from '../../../server/report/reportRoutes.ts'
import { limitNamed } from '../../../server/limits/limitTable.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { longLog, sampleLog } from '../../support/sampleLog.ts'
import { testServer } from '../support/testServer.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { withDescription } from '../../../core/domain/log/problemDescription.ts'

const root = mkdtempSync(join(tmpdir(), 'cairn-reports-'))
const uploadLimits = limitNamed('report-client')
const storage = await openTestStorage()
afterAll(async () => {
  rmSync(root, { recursive: true })
  await storage.close()
})

const clock = { now: 1_800_000_000_000 }
const log: LogEntry[] = []
let folder: string
let routes: ReturnType<typeof reportRoutes>
let answered: Set<string>

const openSignIn = (mostKeptBytes?: number) => {
  let ids = 0
  const clientOf = (c: { req: { header: (name: string) => string | undefined } }): string =>
    c.req.header('x-client') ?? 'somebody'
  return reportRoutes({
    db: storage.db,
    folder,
    clientOf,
    now: () => clock.now,
    newId: () => `id-${(ids += 1)}`,
    log: (entry) => void log.push(entry),
    ...defined({ mostKeptBytes }),
  })
}

beforeEach(async () => {
  await storage.db.deleteFrom('limit_count').execute()
  folder = join(mkdtempSync(join(root, 'data-')), 'reports')
  routes = openSignIn()
  answered = new Set()
  log.length = 0
})

const text = sampleLog().text()

const send = async (body: string, headers: Record<string, string> = {}, method = 'POST') => {
  const response = await routes.request('/', {
    method,
    headers: { 'content-type': reportUpload.media, ...headers },
    ...(method === 'GET' ? {} : { body }),
  })
  const json: unknown = await response.json()
  const [error] = Option.getOrUndefined(Schema.decodeUnknownOption(ApiError)(json))?.errorDetails ?? []
  if (error) answered.add(error.errorId)
  return {
    status: response.status,
    headers: response.headers,
    json,
    error,
    errorId: error?.errorId,
    message: error?.message,
  }
}

describe('a log that is kept', () => {
  test('a log is kept to the letter, once however often it comes, under a number that its content gives', async () => {
    const first = await send(text)
    const { reference } = Schema.decodeUnknownSync(reportUpload.answer)(first.json)
    expect(first.status).toBe(201)
    expect(reference).toEqual(expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/))
    const again = await Promise.all([send(text), send(text)])
    expect(again.map(({ status, json }) => [status, json])).toEqual([
      [200, { reference }],
      [200, { reference }],
    ])
    expect(readdirSync(folder)).toEqual([`${reference}.ndjson`])
    expect(readFileSync(join(folder, `${reference}.ndjson`), 'utf8')).toBe(text)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, `${reference}.ndjson`)).mode & 0o777).toBe(0o600)
  })

  test('the same log sent twice at once is one file and was new once', async () => {
    const both = await Promise.all(Array.from({ length: 5 }, () => send(text)))
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(readdirSync(folder)).toHaveLength(1)
  })
})

const lines = text.split('\n')
const noted = { kind: 'productLookup', about: 'suggest', reason: 'network', at: 1, times: 2 }

describe('what is in the log', () => {
  test.each([
    ['nothing', ''],
    ['another text', 'hello'],
    ['another JSON', '{"format":"their-log"}'],
    ['a changed line', lines.with(3, (lines[3] ?? '').replace('"tab-1"', '"tab-9"')).join('\n')],
    ['a line left out', lines.toSpliced(3, 1).join('\n')],
    [
      'deep nesting',
      lines
        .with(
          1,
          `{"seq":1,"epoch":1,"at":1,"tabId":"t","hash":"h","events":[],"cause":{"_tag":"Command","command":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
        )
        .join('\n'),
    ],
  ])('RPT400 a text that is no log of the shop is refused with a message and not kept: %s', async (_what, body) => {
    const answer = await send(body)
    expectRefusal(answer, 400, 'RPT400')
    expect(answer.message).toMatch(/^This report was not accepted: .{10,330}\.$/)
    expect(() => readdirSync(folder)).toThrow('ENOENT')
  })

  test('RPT400 the invalid line is named', async () => {
    expect((await send(lines.toSpliced(3, 1).join('\n'))).message).toBe(
      'This report was not accepted: line 4: commit 4 stands where commit 3 should.',
    )
  })

  test('RPT422 a whole log with more in it than an export would hold is refused by its line', async () => {
    const header = JSON.parse(lines[0] ?? '') as Record<string, unknown>
    const withHeader = (more: object) => lines.with(0, JSON.stringify({ ...header, ...more })).join('\n')
    const withCommit = (more: object) =>
      lines.with(2, JSON.stringify({ ...(JSON.parse(lines[2] ?? '') as object), ...more })).join('\n')
    const answers = [
      await send(withHeader({ cardNumber: '4242424242424242' })),
      await send(
        withHeader({ about: { app: '1', events: 1, site: 'en-us', storage: 'ok', browser: 'x'.repeat(301) } }),
      ),
      await send(
        withHeader({
          about: {
            app: '1',
            events: 1,
            site: 'en-us',
            storage: 'ok',
            browser: 'x',
            diagnostics: [{ ...noted, about: 'wren@example.com' }],
          },
        }),
      ),
      await send(withHeader({ constructor: 1 })),
      await send(withCommit({ cardNumber: '4242424242424242' })),
    ]
    expect(answers).toHaveLength(5)
    for (const answer of answers) expectRefusal(answer, 422, 'RPT422')
    expect(answers.map(({ message }) => message)).toEqual([
      'This report was not accepted: line 1: the header holds cardNumber, which an export does not write.',
      'This report was not accepted: line 1: the header holds about.browser, which an export does not write.',
      'This report was not accepted: line 1: the header holds about.diagnostics, which an export does not write.',
      'This report was not accepted: line 1: the header holds constructor, which an export does not write.',
      'This report was not accepted: line 3: commit 2 holds what no schema of the shop allows.',
    ])
    expect(answers.some(({ json }) => JSON.stringify(json).includes('4242'))).toBe(false)
  })

  test('REC-07 what the shopper wrote comes with it and is kept to the letter', async () => {
    const report = withDescription(text, 'The code “TRAIL10” was not taken.\nWhy? 🥾')
    const answer = await send(report)
    expect(answer.status).toBe(201)
    const { reference } = Schema.decodeUnknownSync(reportUpload.answer)(answer.json)
    expect(readFileSync(join(folder, `${reference}.ndjson`), 'utf8')).toBe(report)
    expect((await send(text)).json).not.toEqual(answer.json)
  })

  test.each([
    ['x'.repeat(1_001), 'what the shopper wrote has 1001 characters, and 1000 are allowed'],
    ['a\u0007b', 'what the shopper wrote holds control characters'],
    ['4242 4242 4242 4242', 'what the shopper wrote holds what may be the number of a card'],
    ['', 'what the shopper wrote is empty'],
    [['a'], 'what the shopper wrote is no text'],
  ])(
    'REC-07 RPT422 what no page of the shop would send of it is refused with the reason: %#',
    async (wrote, reason) => {
      const header = JSON.parse(lines[0] ?? '') as Record<string, unknown>
      const answer = await send(lines.with(0, JSON.stringify({ ...header, description: wrote })).join('\n'))
      expectRefusal(answer, 422, 'RPT422')
      expect(answer.message).toBe(`This report was not accepted: line 1: ${reason}.`)
      expect(JSON.stringify(answer.json)).not.toMatch(/4242 ?4242/)
      expect(() => readdirSync(folder)).toThrow('ENOENT')
    },
  )

  test('ERR-33 a report says what was only logged, in names and counts', async () => {
    const header = JSON.parse(lines[0] ?? '') as Record<string, unknown>
    const about = { app: '1', events: 1, site: 'en-us', storage: 'ok', browser: 'x' }
    const withNoted = (diagnostics: unknown) =>
      lines.with(0, JSON.stringify({ ...header, about: { ...about, diagnostics } })).join('\n')
    expect((await send(withNoted([noted]))).status).toBe(201)
    for (const wrong of [{}, [{ ...noted, more: 1 }], Array(101).fill(noted), [{ ...noted, times: 'often' }]])
      expect((await send(withNoted(wrong))).errorId).toBe('RPT422')
  })
})

describe('what is not taken', () => {
  test('RPT413 a body over the limit is refused, whether it says its length or not', async () => {
    const answer = await send('x'.repeat(reportUpload.mostBytes + 1))
    const lied = await send('x', { 'content-length': String(reportUpload.mostBytes + 1) })
    for (const refused of [answer, lied]) expectRefusal(refused, 413, 'RPT413')
  })

  test('RPT429 a client that sends too many waits, others do not', async () => {
    for (let n = 0; n < uploadLimits.most; n++)
      expect((await send('hello', { 'x-client': 'a' })).errorId).toBe('RPT400')
    clock.now += 60_000
    const refused = await send(text, { 'x-client': 'a' })
    expectRefusal(refused, 429, 'RPT429')
    expect(refused.headers.get('retry-after')).toBe('540')
    expect((await send(text, { 'x-client': 'b' })).status).toBe(201)
    clock.now += 540_000
    expect((await send(text, { 'x-client': 'a' })).status).toBe(200)
  })

  test('RPT507 a full folder takes no more, and still knows what it has', async () => {
    routes = openSignIn(text.length + 100)
    expect((await send(text)).status).toBe(201)
    const other = await send(longLog(3).text())
    expectRefusal(other, 507, 'RPT507')
    expect((await send(text)).status).toBe(200)
  })

  test('API405 API415 only a POST of a log is read', async () => {
    const got = await send('', {}, 'GET')
    expectRefusal(got, 405, 'API405')
    expect(got.headers.get('allow')).toBe('POST')
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json'])
      expect((await send(text, { 'content-type': type })).errorId).toBe('API415')
    expect((await send(text, { 'content-type': 'Application/X-NDJSON; charset=utf-8' })).status).toBe(201)
  })
})

test('every error of the contract is answered and no other, and the log has nothing of what was sent', async () => {
  routes = openSignIn(10)
  await send('', {}, 'GET')
  await send(text, { 'content-type': 'text/plain' })
  await send('hello')
  await send(lines.with(0, JSON.stringify({ ...(JSON.parse(lines[0] ?? '') as object), more: 1 })).join('\n'))
  await send('x'.repeat(reportUpload.mostBytes + 1))
  await send(text)
  for (let n = 0; n < uploadLimits.most; n++) await send('hello')
  expect([...answered].toSorted()).toEqual(reportUpload.errors.toSorted())
  expect(log.every(({ event, route }) => event === 'request' && route === reportUpload.path)).toBe(true)
  expect(JSON.stringify(log)).not.toContain('hello')
})

test('a server takes reports only where they are switched on', async () => {
  const send = { method: 'POST', headers: { 'content-type': reportUpload.media }, body: text }
  const [without, withRoutes] = [await testServer(), await testServer({ reports: routes })]
  expect((await without.app.request(reportUpload.path, send)).status).toBe(404)
  expect((await withRoutes.app.request(reportUpload.path, send)).status).toBe(201)
  await without.close()
  await withRoutes.close()
})
