import type { Answer } from '../../../contracts/answer.ts'
import type { ContentPageError, Query, QueryMessage, QueryName } from '../../../contracts/queries.ts'
import { canonical } from '../../domain/log/chainHash.ts'
import type { Clock } from '../clock/Clock.ts'
import type { NotSent } from '../commerceApi/CommerceApi.ts'
import type { CachedAnswer, QueryCache } from './QueryCache.ts'

export type QuerySettings = {
  readonly cache: QueryCache
  readonly clock: Clock
  readonly fetchAnswer: (query: Query) => Promise<Fetching>
  readonly isOnline: () => boolean
  /** What an answer depends on besides the query: the locale. */
  readonly scope: string
  readonly freshForMs?: FreshFor
}

type Fetching = Answer | NotSent | ContentPageError

/** The result of fetching. `at` = when it was known, epoch ms. */
type Fetched = { readonly answer: Fetching; readonly at: number }

/**
 * Stale while revalidate: first the cached answer, then the server's, unless the first was fresh or there is no
 * connection. The last message of a query is marked: `last`, `Refused` or `Unreachable`. Never rejects.
 */
export const askQuery = async (
  asking: QuerySettings,
  query: Query,
  onMessage: (message: QueryMessage<unknown>) => void,
): Promise<void> => {
  const { cache, clock, isOnline, scope, freshForMs = freshFor } = asking
  const key = `${scope}|${query.name}|${canonical(query.ask)}`
  const freshMs = freshForMs[query.name]
  const cached = freshMs === undefined ? null : await cache.get(key)
  if (cached !== null) {
    const last = !isOnline() || isFresh(cached, clock.now(), freshMs ?? 0)
    onMessage(fromCache(cached, last))
    if (last) return
  }
  const fetched = await fetchOnce(asking, key, query, freshMs !== undefined)
  onMessage(messageOf(fetched, cached))
}

/** Queries in progress, per cache: the same query asked twice at once is one call. */
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

/** An answer from the future was stored under a wrong clock: not fresh. */
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

/** How long a cached answer is fresh, ms, by query. Without a row never cached: worthless later, or about a person. */
type FreshFor = Readonly<Partial<Record<QueryName, number>>>

const seconds = 1_000
const minutes = 60 * seconds

/** The product contains stock and price, so it ages fastest. */
const freshFor: FreshFor = {
  departments: 60 * seconds,
  catalog: 60 * seconds,
  search: 60 * seconds,
  suggest: 60 * seconds,
  product: 10 * seconds,
  reviews: 5 * minutes,
  questions: 5 * minutes,
  countries: 60 * minutes,
  addressFields: 60 * minutes,
  nearbyStores: 60 * minutes,
  stores: 60 * minutes,
  contactSubjects: 60 * minutes,
  content: 60 * seconds,
  locationSelector: 60 * minutes,
  articles: 5 * minutes,
  recommendations: 5 * minutes,
  sharedFavorites: 10 * seconds,
}
