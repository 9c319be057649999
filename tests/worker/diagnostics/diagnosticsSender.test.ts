import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import type { Diagnostic, DiagnosticsSending } from '../../../contracts/diagnostics.ts'
import { DiagnosticsBatch } from '../../../contracts/diagnosticsUpload.ts'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { memoryQueryCache } from '../../../core/adapters/queries/QueryCache.memory.ts'
import { seededIds } from '../../../core/adapters/clock/Ids.seeded.ts'
import { createDiagnostics } from '../../../worker/bridge/diagnostics.ts'

const usual: DiagnosticsSending = { to: 'https://logs.test/in' }
const lookup = (about: string): Diagnostic => ({ kind: 'productLookup', about, reason: 'network' })
const drained = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

type Seen = { readonly at: number; readonly init: RequestInit; readonly batch: DiagnosticsBatch }

/** A worker's diagnostics, sent to a receiver that answers as set: a status, or null for silence. */
const sendingTo = async (answers: (nth: number) => Response | null, sending: DiagnosticsSending = usual) => {
  const clock = virtualClock(0)
  const seen: Seen[] = []
  const fetch = async (_to: unknown, init: RequestInit = {}) => {
    seen.push({
      at: clock.now(),
      init,
      batch: Schema.decodeUnknownSync(DiagnosticsBatch)(JSON.parse(init.body as string)),
    })
    const answer = answers(seen.length)
    if (answer === null) throw new TypeError('Failed to fetch')
    return answer
  }
  const diagnostics = createDiagnostics(clock.now, memoryQueryCache(clock))
  diagnostics.sendTo({ sending, site: 'en-us', fetch, clock, ids: seededIds(1, clock), random: () => 0 })
  await drained()
  const advance = (ms: number) => clock.advance(ms, drained)
  const about = () => seen.map(({ batch }) => batch.diagnostics.map((one) => one.about))
  return { diagnostics, advance, seen, about }
}

const taken = () => new Response(null, { status: 204 })

describe('when a batch leaves', () => {
  test('SEG-11 ten leave at once, fewer after a second, and nothing of the session goes along', async () => {
    const { diagnostics, advance, seen, about } = await sendingTo(taken)
    for (let n = 0; n < 13; n++) diagnostics.note(lookup(`q${n}`))
    await advance(0)
    expect(about().map(({ length }) => length)).toEqual([10])
    await advance(999)
    expect(seen).toHaveLength(1)
    await advance(1)
    expect(about()[1]).toEqual(['q10', 'q11', 'q12'])
    expect(seen[1]?.init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      keepalive: false,
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json' },
    })
    expect(seen[1]?.batch).toMatchObject({ app: '0.1.0', site: 'en-us', dropped: 0 })
    await advance(60_000)
    expect(seen).toHaveLength(2)
  })

  test('SEG-11 the second begins with the first that waits: a batch that has left takes its second along', async () => {
    const { diagnostics, advance, seen } = await sendingTo(taken)
    for (let n = 0; n < 9; n++) diagnostics.note(lookup(`q${n}`))
    await advance(500)
    diagnostics.note(lookup('q9'))
    await advance(100)
    diagnostics.note(lookup('q10'))
    await advance(2_000)
    expect(seen.map(({ at, batch }) => [at, batch.diagnostics.length])).toEqual([
      [500, 10],
      [1_600, 1],
    ])
  })

  test('SEG-11 a deployment may want other batches', async () => {
    const { diagnostics, advance, about } = await sendingTo(taken, { ...usual, batchSize: '2', flushInterval: '50' })
    for (const name of ['a', 'b', 'c']) diagnostics.note(lookup(name))
    await advance(50)
    expect(about()).toEqual([['a', 'b'], ['c']])
  })

  test('ERR-34 an invalid batch size or flush interval is logged, and the default applies', async () => {
    const { diagnostics, advance, seen } = await sendingTo(taken, { ...usual, batchSize: '0', flushInterval: 'soon' })
    expect(await diagnostics.noted()).toMatchObject([
      { kind: 'setting', about: 'batchSize', reason: 'invalid' },
      { kind: 'setting', about: 'flushInterval', reason: 'invalid' },
    ])
    for (let n = 0; n < 9; n++) diagnostics.note(lookup(`q${n}`))
    await advance(1_000)
    expect(seen.map(({ at, batch }) => [at, batch.diagnostics.length])).toEqual([
      [0, 10],
      [1_000, 1],
    ])
    expect(seen[0]?.batch.diagnostics[0]).toMatchObject({ kind: 'setting', about: 'batchSize', reason: 'invalid' })
  })
})

describe('what is not taken at once', () => {
  test('SEG-11 untaken entries are sent again under the same id, later and later, and new ones wait meanwhile', async () => {
    const outcomes = [
      null,
      new Response(null, { status: 503 }),
      new Response(null, { status: 429, headers: { 'retry-after': '30' } }),
      taken(),
      null,
      taken(),
    ]
    const { diagnostics, advance, seen, about } = await sendingTo((nth) => outcomes[nth - 1] ?? null)
    diagnostics.note(lookup('a'))
    await advance(1_000)
    for (const name of ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']) diagnostics.note(lookup(name))
    await advance(40_000)
    expect(about().map((names) => names.join(''))).toEqual(['a', 'a', 'a', 'a', 'bcdefghijk', 'bcdefghijk'])
    expect(new Set(seen.slice(0, 4).map(({ batch }) => batch.batchId)).size).toBe(1)
    const waits = seen.slice(1).map(({ at }, nth) => at - (seen[nth]?.at ?? 0))
    // An accepted batch ends the long waits: the next failure starts with a short one again.
    expect(waits).toEqual([200, 400, 30_000, 0, 200])
  })

  test('SEG-11 events that were refused for good or did not fit the queue are counted in the next batch and logged', async () => {
    const { diagnostics, advance, seen } = await sendingTo(
      (nth) => new Response(null, { status: nth === 1 ? 400 : 204 }),
    )
    for (let n = 0; n < 10_003; n++) diagnostics.note(lookup(`q${n}`))
    await advance(0)
    expect(
      (await diagnostics.noted()).filter(({ kind }) => kind === 'lost').map(({ reason, times }) => [reason, times]),
    ).toEqual([
      ['queueFull', 3],
      ['400', 1],
    ])
    expect(seen[0]?.batch.dropped).toBe(0)
    expect(seen[1]?.batch.dropped).toBe(13)
    expect(seen[2]?.batch.dropped).toBe(0)
    expect(seen.slice(1).reduce((sum, { batch }) => sum + batch.diagnostics.length, 0)).toBe(9_990)
  })

  test('SEG-11 waiting events leave at once when the page is hidden, and the call outlives the page', async () => {
    const { diagnostics, advance, seen, about } = await sendingTo(taken)
    diagnostics.note(lookup('last'))
    diagnostics.leave()
    diagnostics.leave()
    await advance(0)
    expect(about()).toEqual([['last']])
    expect(seen[0]?.init.keepalive).toBe(true)
  })

  test('ERR-33 a noted event is there for the next page and the tab next to it, whether it is sent or not', async () => {
    const clock = virtualClock(7)
    const cache = memoryQueryCache(clock)
    const [diagnostics, extras] = [createDiagnostics(clock.now, cache), createDiagnostics(clock.now, cache)]
    diagnostics.note(lookup('a'))
    diagnostics.note(lookup('a'))
    diagnostics.leave()
    const noted = [{ ...lookup('a'), at: 7, times: 2 }]
    expect(await diagnostics.noted()).toEqual(noted)
    expect(await extras.noted()).toEqual(noted)
  })
})
