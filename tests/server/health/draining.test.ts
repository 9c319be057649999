import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import { toFields } from '../../../core/domain/fields/fields.ts'
import type { LogEntry } from '../../../server/kit/requestLog.ts'
import { openServer } from '../../../server/openServer.ts'
import { serverConfig } from '../../../server/serverConfig.ts'

const folder = await mkdtemp(join(tmpdir(), 'cairn-draining-'))
afterAll(() => rm(folder, { recursive: true }))
for (const part of ['client', 'drawing']) await mkdir(join(folder, part))
await writeFile(join(folder, 'client', 'index.html'), '<html><head></head><body></body></html>')
await writeFile(join(folder, 'client', 'robot.svg'), '<svg/>')
await writeFile(join(folder, 'drawing', 'drawPage.mjs'), 'export const drawPage = async () => null')

const log: LogEntry[] = []
const config = serverConfig({
  CAIRN_DATA: join(folder, 'data'),
  CAIRN_MODE: 'production',
  CAIRN_METRICS_PORT: '0',
  CAIRN_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
})
const server = await openServer({ ...config, port: 0, site: join(folder, 'client') }, (entry) => void log.push(entry))
const shop = `http://127.0.0.1:${server.port}`
const ask = (path: string): Promise<Response> => fetch(`${shop}${path}`, { headers: { 'x-access-key': 'cairn-web' } })
const statusOf = async (path: string): Promise<number> => (await ask(path)).status

const codeOf = (refusal: unknown): unknown =>
  refusal instanceof Error ? toFields(refusal.cause)['code'] : String(refusal)

test('OPS-05 every page has one line in the log, with its route, status, time and correlation id, and a file has none', async () => {
  const before = log.length
  expect(await statusOf('/robot.svg')).toBe(200)
  expect(await statusOf('/en-us/no-such-page?secret=1')).toBe(404)
  const lines = log.slice(before).filter(({ event }) => event === 'request')
  expect(lines).toEqual([
    {
      event: 'request',
      correlationId: expect.any(String),
      method: 'GET',
      route: 'page',
      status: 404,
      ms: expect.any(Number),
    },
  ])
})

/** How many clients asked for guests, when the proxy on this machine sends calls with these headers. */
const clientsOf = async (...chains: readonly string[]): Promise<number> => {
  await server.books.deleteFrom('limit_count').execute()
  for (const chain of chains) {
    const headers = { 'x-access-key': 'cairn-web', 'content-type': 'application/json', 'x-forwarded-for': chain }
    const answer = await fetch(`${shop}${fetchToken.path}`, { method: fetchToken.method, headers, body: '{}' })
    expect(answer.status).toBe(200)
  }
  const counted = await server.books.selectFrom('limit_count').select('tried').execute()
  expect(counted.reduce((sum, { tried }) => sum + tried, 0)).toBe(chains.length)
  return counted.length
}

test('OPS-14 behind trusted proxies a client has its own limit, whatever addresses it wrote before its own', async () => {
  expect(await clientsOf('198.51.100.7', '198.51.100.8', '198.51.100.9')).toBe(3)
  expect(
    await clientsOf(
      '198.51.100.7',
      '203.0.113.1, 198.51.100.7',
      '127.0.0.1, 198.51.100.7',
      '10.0.0.1, 10.0.0.2, 198.51.100.7, 10.0.0.3',
      '198.51.100.8, unknown, 198.51.100.7:4711, 10.0.0.3',
    ),
  ).toBe(1)
})

test('OPS-03 a server that stops is not ready at once, answers everybody until its time is over, and then nobody', async () => {
  expect(await statusOf('/readyz')).toBe(200)
  let isStopped = false
  const stopped = server.stop(1_500).then(() => (isStopped = true))
  expect(await statusOf('/readyz')).toBe(503)
  const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text()
  expect(metrics).toContain('cairn_request_seconds_count{method="GET",route="page",status="404"} 1')
  const answers: unknown[] = []
  const refusals: unknown[] = []
  while (!isStopped)
    await ask('/fapi/server/time').then(
      ({ status, headers }) => answers.push(`${status} ${headers.get('connection')}`),
      (refusal: unknown) => refusals.push(refusal),
    )
  await stopped
  expect(answers.length).toBeGreaterThan(0)
  expect(new Set(answers)).toEqual(new Set(['200 close']))
  // Whoever connects in the very moment when the port closes may have its connection reset.
  for (const refusal of refusals) expect(codeOf(refusal)).toMatch(/^ECONN(REFUSED|RESET)$/)
  expect(await statusOf('/healthz').catch(codeOf)).toBe('ECONNREFUSED')
})
