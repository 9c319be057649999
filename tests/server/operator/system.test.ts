import { expect, test } from 'vitest'
import type { SystemState, WaitingLetter } from '../../../contracts/api/operator/systemEntities.ts'
import { openPresence, presenceMs } from '../../../server/health/presence.ts'
import { latestVersion } from '../../../server/storage/migrate.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { operatorShop } from './operatorShop.ts'

const house = await closeAfterAll(operatorShop())
const { storage, clock } = house
const { db } = storage
const admin = await house.operator('ana@example.com', ['admin'])

const read = async () => (await admin.ask('GET', 'system')).json as SystemState
const queue = async (name: string) => (await read()).queues.find((each) => each.name === name)
const silent = () => undefined

/** A process that serves, beside the one of this test. */
const process = async (number: number, now = () => clock.now) => {
  const presence = openPresence(number, now)
  const stop = presence.keep(db, silent, 5)
  return { ...presence, stop }
}
/** Once the process has written again. */
const written = (found: (state: SystemState) => boolean) =>
  expect.poll(async () => found(await read()), { timeout: 20_000 }).toBe(true)

const letter = async (id: string, state: 'failed' | 'waiting' | 'sent', ago: number): Promise<void> => {
  await db
    .insertInto('mail')
    .values({
      id,
      recipient: 'ines@example.com',
      subject: `About ${id}`,
      body: 'Hello',
      sent_at: clock.now - ago,
      state,
      due_at: state === 'waiting' ? clock.now + 60_000 : null,
      attempts: 15,
      fault: state === 'sent' ? null : '550 No such user',
    })
    .execute()
}
const letters = async (state: 'failed' | 'waiting') =>
  (await admin.ask('GET', `letters?state=${state}`)).json as {
    readonly letters: readonly WaitingLetter[]
    readonly waiting: number
    readonly failed: number
  }
const trail = () =>
  db.selectFrom('operator_change').select(['key', 'before', 'after']).where('noun', '=', 'letter').execute()

test('OPR-37 API-211 the database, the schema and each service are said to work, or why not', async () => {
  const before = await read()
  expect(before).toMatchObject({ at: clock.now, schema: { has: latestVersion, wants: latestVersion } })
  expect([...before.checks, ...before.services].map(({ reason }) => reason)).toEqual(Array(7).fill(null))
  await db.insertInto('outage').values({ service: 'tax' }).execute()
  const { services } = await read()
  expect(services.filter(({ reason }) => reason !== null)).toEqual([
    { name: 'tax', reason: 'Out of order; shoppers who need it are told TAX309.' },
  ])
  await db.deleteFrom('outage').execute()
  await db
    .updateTable('schema_state' as never)
    .set({ version: latestVersion - 1 } as never)
    .execute()
  expect((await read()).checks[1]?.reason).toBe(`The schema has ${latestVersion - 1} of ${latestVersion} steps.`)
  await db
    .updateTable('schema_state' as never)
    .set({ version: latestVersion } as never)
    .execute()
})

test('OPR-38 letters that wait or failed are counted with the age of the oldest, beside what else is due', async () => {
  await letter('waits', 'waiting', 30_000)
  await letter('failed-1', 'failed', 90_000)
  await letter('failed-2', 'failed', 10_000)
  expect(await queue('letters that failed')).toEqual({ name: 'letters that failed', length: 2, oldestSeconds: 90 })
  expect((await queue('letters that wait'))?.length).toBeGreaterThanOrEqual(1)
  expect((await read()).queues.map(({ name }) => name)).toEqual([
    'letters that wait',
    'letters that failed',
    'stranded orders',
    'refunds of cancelled orders',
    'refunds of returns',
    'refunds of parts',
    'tracking to forward',
  ])
  await db.deleteFrom('mail').execute()
})

test('OPR-39 what two processes count since their start is shown together, without the words of a fault', async () => {
  const [one, two] = [await process(1), await process(2)]
  one.note({ event: 'request', errorId: 'INV408' })
  one.note({ event: 'request' })
  two.note({ event: 'request', errorId: 'INV408' })
  two.note({ event: 'failure', route: '/orders', correlationId: 'c-1', error: new TypeError('card 4111 1111') })
  await written(({ refusals, faults }) => refusals[0]?.count === 2 && faults.length === 1)
  const { refusals, faults, processes } = await read()
  expect(refusals).toEqual([{ code: 'INV408', count: 2, latest: clock.now }])
  expect(faults).toEqual([{ at: clock.now, route: '/orders', name: 'TypeError', correlationId: 'c-1' }])
  expect(processes.map(({ number, requests }) => [number, requests])).toEqual([
    [1, 2],
    [2, 1],
  ])
  await one.stop()
  await two.stop()
  expect((await read()).processes).toEqual([])
})

test('OPR-39 a process that ended without a word is not shown once it has been silent for long', async () => {
  const seen = clock.now - presenceMs
  await db
    .insertInto('server_process')
    .values({
      id: 'killed',
      machine: 'm',
      number: null,
      started_at: 0,
      seen_at: seen + 1,
      figures: JSON.stringify({ requests: 1, refusals: [], faults: [] }),
    })
    .execute()
  expect((await read()).processes).toHaveLength(1)
  clock.now += 1
  expect((await read()).processes).toEqual([])
  await db.deleteFrom('server_process').execute()
})

test('OPR-40 API-212 API-213 a letter that failed is read with what the mail server said, and tried again', async () => {
  await letter('one', 'failed', 1_000)
  await letter('left', 'sent', 1_000)
  const { letters: found, failed } = await letters('failed')
  expect(failed).toBe(1)
  expect(found).toMatchObject([
    { id: 'one', recipient: 'ines@example.com', subject: 'About one', attempts: 15, fault: '550 No such user' },
  ])
  expect(found[0]).not.toHaveProperty('body')
  const { json } = await admin.ask('POST', 'letters/one/tries')
  expect(json).toMatchObject({ id: 'one', state: 'waiting', attempts: 0, dueAt: clock.now })
  expect((await letters('waiting')).letters.map(({ id }) => id)).toEqual(['one'])
  expect(await trail()).toEqual([
    { key: 'one', before: { state: 'failed', attempts: 15 }, after: { state: 'waiting', attempts: 0 } },
  ])
  expectRefusal(await admin.ask('POST', 'letters/left/tries'), 412, 'OPR412')
  expectRefusal(await admin.ask('POST', 'letters/none/tries'), 404, 'OPR404')
  expect(await trail()).toHaveLength(1)
  await db.deleteFrom('mail').execute()
})

test('OPR-40 API-214 all letters that failed are tried again at once, and no press finds one twice', async () => {
  for (const id of ['a', 'b', 'c']) await letter(id, 'failed', 1_000)
  const answers = await Promise.all([1, 2].map(() => admin.ask('POST', 'letters/tries')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  expect(answers.find(({ status }) => status === 200)?.json).toEqual({ count: 3 })
  expect((await letters('failed')).letters).toEqual([])
  expect((await trail()).at(-1)).toMatchObject({ before: { failed: 3 }, after: { failed: 0 } })
})

test('OPR-37 OPR-40 nobody but an administrator sees the system or sends letters again', async () => {
  const { ask } = await house.operator('kofi@example.com', ['content', 'merchandise', 'orders'])
  for (const [method, path] of [
    ['GET', 'system'],
    ['GET', 'letters?state=failed'],
    ['POST', 'letters/tries'],
    ['POST', 'letters/one/tries'],
  ] as const)
    expectRefusal(await ask(method, path), 403, 'OPR403')
})
