import type { Answer } from '../../../contracts/answer.ts'
import type { ContentPageError, Query, QueryMessage } from '../../../contracts/queries.ts'
import { canonical } from '../../domain/log/chainHash.ts'
import type { Clock } from '../clock/Clock.ts'
import type { NotSent } from '../commerceApi/CommerceApi.ts'
import { freshFor, type FreshFor } from './freshFor.ts'
import type { CachedAnswer, QueryCache } from './QueryCache.ts'

export type QuerySettings = {
  readonly cache: QueryCache
  readonly clock: Clock
  readonly fetchAnswer: (query: Query) => Promise<Fetching>
  readonly isOnline: () => boolean
  /** What an answer depends on besides the question: the locale. */
  readonly scope: string
  readonly freshForMs?: FreshFor
}

type Fetching = Answer | NotSent | ContentPageError

/** What fetching came to. `at` = when it was known, epoch ms. */
type Fetched = { readonly answer: Fetching; readonly at: number }

/**
 * Stale while revalidate: what the cache knows first, then, unless that was fresh or there is no connection, what the server
 * says. The last message of a question says so: `last`, or `Refused`, or `Unreachable`. Never rejects.
 */
export const askQuery = async (
  asking: QuerySettings,
  query: Query,
  onMessage: (message: QueryMessage<unknown>) => void,
): Promise<void> => {
  const { cache, clock, isOnline, scope, freshForMs = freshFor } = asking
  const key = `${scope}|${query.name}|${canonical(query.ask)}`
  const freshMs = freshForMs[query.name]
  const cached = freshMs === null ? null : await cache.get(key)
  if (cached !== null) {
    const last = !isOnline() || isFresh(cached, clock.now(), freshMs ?? 0)
    onMessage(fromCache(cached, last))
    if (last) return
  }
  const fetched = await fetchOnce(asking, key, query, freshMs !== null)
  onMessage(messageOf(fetched, cached))
}

/** Questions under way, per cache: the same question asked twice at once is one call. */
const underWay = new WeakMap<QueryCache, Map<string, Promise<Fetched>>>()

const fetchOnce = (
  { cache, clock, fetchAnswer }: QuerySettings,
  key: string,
  query: Query,
  isKept: boolean,
): Promise<Fetched> => {
  const calls = underWay.get(cache) ?? new Map<string, Promise<Fetched>>()
  underWay.set(cache, calls)
  const running = calls.get(key)
  if (running !== undefined) return running
  const call = fetchSafely(fetchAnswer, query).then((answer) => {
    const at = clock.now()
    calls.delete(key)
    if (isKept && answer._tag === 'Confirmed') void cache.put(key, { answer: answer.body, at })
    if (answer._tag === 'Refused' || answer._tag === 'ContentPageError') void cache.remove(key)
    return { answer, at }
  })
  calls.set(key, call)
  return call
}

const fetchSafely = async (fetchAnswer: QuerySettings['fetchAnswer'], query: Query): Promise<Fetching> => {
  try {
    return await fetchAnswer(query)
  } catch {
    return { _tag: 'Unknown', reason: 'network', status: null, retryAfterMs: null }
  }
}

/** An answer from the future was kept under a wrong clock: not fresh. */
const isFresh = ({ at }: CachedAnswer, now: number, freshMs: number): boolean => at <= now && now - at < freshMs

const fromCache = ({ answer, at }: CachedAnswer, last: boolean): QueryMessage<unknown> => ({
  _tag: 'Answered',
  answer,
  from: 'cache',
  at,
  last,
})

const messageOf = ({ answer, at }: Fetched, cached: CachedAnswer | null): QueryMessage<unknown> => {
  switch (answer._tag) {
    case 'Confirmed':
      return { _tag: 'Answered', answer: answer.body, from: 'server', at, last: true }
    case 'Refused':
      return { _tag: 'Refused', errorId: answer.errorId, status: answer.status, message: answer.message }
    case 'ContentPageError':
      return answer
    case 'NotSent':
      return { _tag: 'Refused', errorId: 'GEN500', status: 400, message: answer.issue }
    case 'Unknown':
      return cached === null ? { _tag: 'Unreachable', reason: answer.reason } : fromCache(cached, true)
  }
}
