import { beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from '../../../contracts/answer.ts'
import type { Query, QueryMessage } from '../../../contracts/queries.ts'
import { virtualClock, type VirtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { askQuery, type QuerySettings } from '../../../core/adapters/queries/askQuery.ts'
import { memoryQueryCache } from '../../../core/adapters/queries/QueryCache.memory.ts'

const boot: Query = { name: 'product', ask: { productId: 'BOOT' } }
const confirmed = (body: unknown): Answer => ({ _tag: 'Confirmed', body, replayed: false })
const lost: Answer = { _tag: 'Unknown', reason: 'network', status: null, retryAfterMs: null }
const refused: Answer = {
  _tag: 'Refused',
  status: 404,
  errorId: 'PRD404',
  message: 'No such product.',
  details: { errorId: 'PRD404', message: 'No such product.' },
  appId: null,
  correlationId: 'c',
}

let clock: VirtualClock
let answers: Answer[]
let fetched: Query[]
let online: boolean
let asking: QuerySettings

beforeEach(() => {
  clock = virtualClock(1_000)
  answers = []
  fetched = []
  online = true
  asking = {
    cache: memoryQueryCache(clock),
    clock,
    scope: 'en-us',
    isOnline: () => online,
    fetchAnswer: (query) => {
      fetched.push(query)
      return new Promise((resolve) => clock.setTimer(5, () => resolve(answers.shift() ?? lost)))
    },
  }
})

const answersTo = async (query: Query = boot, scope = 'en-us'): Promise<readonly QueryMessage<unknown>[]> => {
  const messages: QueryMessage<unknown>[] = []
  const done = askQuery({ ...asking, scope }, query, (message) => messages.push(message))
  await clock.advance(10)
  await done
  return messages
}

const fromServer = (answer: unknown, at: number): QueryMessage<unknown> => ({
  _tag: 'Answered',
  answer,
  from: 'server',
  at,
  last: true,
})
const fromCache = (answer: unknown, at: number, last: boolean): QueryMessage<unknown> => ({
  _tag: 'Answered',
  answer,
  from: 'cache',
  at,
  last,
})

describe('what is cached', () => {
  test('nothing cached: one message from the server', async () => {
    answers = [confirmed('v1')]
    expect(await answersTo()).toEqual([fromServer('v1', 1_005)])
  })

  test('a fresh answer is the only message and nothing is fetched', async () => {
    answers = [confirmed('v1')]
    await answersTo()
    expect(await answersTo()).toEqual([fromCache('v1', 1_005, true)])
    expect(fetched).toHaveLength(1)
  })

  test('a product is fresh for 10 s, a listing for 60 s: then the cached answer comes first and the server answer after', async () => {
    answers = [confirmed('v1'), confirmed('v2'), confirmed('list')]
    const listing: Query = { name: 'catalog', ask: { categoryId: 'BOOTS' } }
    await answersTo()
    await clock.advance(10_000)
    expect(await answersTo()).toEqual([fromCache('v1', 1_005, false), fromServer('v2', clock.now() - 5)])
    await answersTo(listing)
    await clock.advance(59_000)
    expect(await answersTo(listing)).toMatchObject([{ from: 'cache', last: true }])
    await clock.advance(1_000)
    expect(await answersTo(listing)).toMatchObject([
      { from: 'cache', last: false },
      { from: 'cache', last: true },
    ])
  })
})

describe('when the server does not answer', () => {
  test('offline with a cached answer, however stale: one last message and no fetch', async () => {
    answers = [confirmed('v1')]
    await answersTo()
    await clock.advance(60 * 60_000)
    online = false
    expect(await answersTo()).toEqual([fromCache('v1', 1_005, true)])
    expect(fetched).toHaveLength(1)
  })

  test('no answer and nothing in the cache is unreachable, with the reason', async () => {
    expect(await answersTo()).toEqual([{ _tag: 'Unreachable', reason: 'network' }])
    asking = { ...asking, fetchAnswer: () => Promise.reject(new Error('a mistake below')) }
    expect(await answersTo()).toEqual([{ _tag: 'Unreachable', reason: 'network' }])
  })

  test('a lost connection after a stale answer closes the question with that answer', async () => {
    answers = [confirmed('v1')]
    await answersTo()
    await clock.advance(10_000)
    expect(await answersTo()).toEqual([fromCache('v1', 1_005, false), fromCache('v1', 1_005, true)])
  })

  test('a refusal is returned and removes the cached answer', async () => {
    answers = [confirmed('v1'), refused]
    await answersTo()
    await clock.advance(10_000)
    expect(await answersTo()).toMatchObject([
      { from: 'cache' },
      { _tag: 'Refused', errorId: 'PRD404', status: 404, message: 'No such product.' },
    ])
    online = false
    expect(await answersTo()).toMatchObject([{ _tag: 'Unreachable' }])
  })
})

describe('the same question twice', () => {
  const first: Query = { name: 'search', ask: { q: 'boot', start: 0 } }
  const same: Query = { name: 'search', ask: { start: 0, q: 'boot' } }
  const other: Query = { name: 'search', ask: { q: 'boots', start: 0 } }

  /** Three questions at the same moment, two of them the same; gives what was heard. */
  const askAtOnce = async (): Promise<unknown[]> => {
    answers = [confirmed('v1'), confirmed('v2'), confirmed('v3')]
    const heard: unknown[] = []
    const questions = [first, same, other].map((query) =>
      askQuery(asking, query, (message) => heard.push(message._tag === 'Answered' && message.answer)),
    )
    await clock.advance(10)
    await Promise.all(questions)
    return heard
  }

  test('identical questions under way share one fetch, in any order of their fields', async () => {
    const heard = await askAtOnce()
    expect(heard).toEqual(['v1', 'v1', 'v2'])
    expect(fetched).toHaveLength(2)
  })

  test('a question that was shared is fetched again later', async () => {
    await askAtOnce()
    await clock.advance(60_000)
    await answersTo(first)
    expect(fetched).toHaveLength(3)
  })

  test('the same question in another locale is another question', async () => {
    answers = [confirmed('boot'), confirmed('botte')]
    await answersTo()
    expect(await answersTo(boot, 'fr-fr')).toMatchObject([{ answer: 'botte', from: 'server' }])
    expect(await answersTo()).toMatchObject([{ answer: 'boot', from: 'cache' }])
  })
})

test('an answer that is worthless later is never cached', async () => {
  answers = [confirmed(1), confirmed(2)]
  const time: Query = { name: 'serverTime', ask: {} }
  await answersTo(time)
  expect(await answersTo(time)).toMatchObject([{ answer: 2, from: 'server' }])
})

test('an answer kept under a clock that was wrong is asked again', async () => {
  answers = [confirmed('now')]
  await asking.cache.put('en-us|product|{"productId":"BOOT"}', { answer: 'from the future', at: clock.now() + 60_000 })
  expect(await answersTo()).toMatchObject([
    { answer: 'from the future', last: false },
    { answer: 'now', last: true },
  ])
})
