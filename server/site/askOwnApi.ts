import { browsingCalls, isForBrowsing } from '../../contracts/api/browsingCalls.ts'
import type { EndpointInput } from '../../contracts/api/browsingCalls.ts'
import type { Query, QueryMessage } from '../../contracts/queries.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import { commerceApiOverFetch } from '../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import { requestHeaders } from '../../core/adapters/commerceApi/requestHeaders.ts'

export type OwnApi = {
  /** The server itself, without a socket between. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly clock: Clock
  readonly newId: () => string
}

/** A page that waits longer for an answer is not drawn, ms. */
const patienceMs = 1_000

/** What a stranger's worker would be told: the same calls, the same readers. null: refused, late, or nothing that one asks while browsing. */
export const askOwnApi = ({
  fetch,
  clock,
  newId,
}: OwnApi): ((query: Query, locale: string) => Promise<QueryMessage<unknown> | null>) => {
  const api = commerceApiOverFetch({ fetch: fetch as typeof globalThis.fetch, apiBase: '', clock })
  return async ({ name, ask }, locale) => {
    if (!isForBrowsing(name)) return null
    const { endpoint, input } = (browsingCalls[name] as (ask: Query['ask']) => EndpointInput)(ask)
    const ids = { transactionId: newId(), correlationId: newId(), sessionId: null, accessToken: null }
    const headers = requestHeaders(endpoint, { locale, ...ids, webview: false })
    const answer = await api.send({ endpoint, input: input as never, timeoutMs: patienceMs, headers })
    return answer._tag === 'Confirmed'
      ? { _tag: 'Answered', answer: answer.body, from: 'server', at: clock.now(), last: true }
      : null
  }
}
