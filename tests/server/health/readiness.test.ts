import { afterAll, expect, test } from 'vitest'
import { openReadiness } from '../../../server/health/readiness.ts'
import { latestVersion } from '../../../server/storage/migrate.ts'
import { failingDb } from '../support/failingDb.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { testServer } from '../support/testServer.ts'

const storage = await openTestStorage()
afterAll(() => storage.close())

const away = () => failingDb(storage.reads, [new Error('gone'), new Error('gone')])

test('OPS-01 a server whose database is away is alive', async () => {
  const { app } = await testServer({ storage: { ...storage, reads: away(), db: away() } })
  const answer = await app.request('/healthz')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'alive' }])
})

test('OPS-02 a server with its database and schema is ready, and no cache keeps the answer', async () => {
  const { app } = await testServer({ storage })
  const answer = await app.request('/readyz')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({
    status: 'ready',
    checks: [
      { name: 'database', reason: null },
      { name: 'migrations', reason: null },
      { name: 'traffic', reason: null },
    ],
  })
})

const reasonsOf = async (deps: Parameters<typeof testServer>[0]): Promise<readonly unknown[]> => {
  const { app } = await testServer(deps)
  const answer = await app.request('/readyz')
  const { status, checks } = (await answer.json()) as { status: string; checks: readonly { reason: string | null }[] }
  return [answer.status, status, ...checks.flatMap(({ reason }) => reason ?? [])]
}

test('OPS-02 without its database a server is not ready, and says so in words', async () => {
  expect(await reasonsOf({ storage: { ...storage, reads: away() } })).toEqual([
    503,
    'not ready',
    'The database does not answer.',
    'The version of the schema is not known.',
  ])
})

test('OPS-02 a database that takes too long to answer counts as away', async () => {
  let answer = () => {}
  const late = new Promise<void>((resolve) => (answer = resolve))
  const slow = storage.reads.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => late.then(() => result),
  })
  expect(await reasonsOf({ storage, readiness: openReadiness(() => slow, 10) })).toContain(
    'The database does not answer.',
  )
  answer()
})

test('OPS-02 a schema that lacks a step is not ready, unlike one of a later release', async () => {
  const holding = (version: number) =>
    storage.reads.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => ({ ...result, rows: [{ version }] }),
    })
  expect(await reasonsOf({ storage: { ...storage, reads: holding(latestVersion - 1) } })).toEqual([
    503,
    'not ready',
    `The schema has ${latestVersion - 1} of ${latestVersion} steps.`,
  ])
  expect(await reasonsOf({ storage: { ...storage, reads: holding(latestVersion + 1) } })).toEqual([200, 'ready'])
})

test('OPS-03 a server that drains is not ready, still answers, and ends every connection with its answer', async () => {
  const readiness = openReadiness(() => storage.reads)
  const { app } = await testServer({ storage, readiness })
  expect(
    (await app.request('/fapi/server/time', { headers: { 'x-access-key': 'cairn-web' } })).headers.get('connection'),
  ).toBeNull()
  readiness.drain()
  const answer = await app.request('/fapi/server/time', { headers: { 'x-access-key': 'cairn-web' } })
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect(await reasonsOf({ storage, readiness })).toEqual([503, 'not ready', 'The server is about to stop.'])
})
