import { browsingCalls, isForBrowsing } from '../../contracts/api/browsingCalls.ts'
import type { EndpointInput } from '../../contracts/api/browsingCalls.ts'
import { contentCalls, isOfContent } from '../../contracts/api/content/contentCalls.ts'
import type { LocalizedDocument } from '../../contracts/content/contentDocument.ts'
import { readDocument } from '../../contracts/content/readDocument.ts'
import type { Query, QueryMessage } from '../../contracts/queries.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import { commerceApiOverFetch } from '../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import { requestHeaders } from '../../core/adapters/commerceApi/requestHeaders.ts'
import { resolve } from '../../core/domain/content/resolve.ts'
import { locales, parseLocale } from '../../core/domain/locale/locales.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { viewAudience } from '../../core/events/content/viewAudience.ts'

export type OwnApi = {
  /** The server itself, without a socket in between. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly clock: Clock
  readonly newId: () => string
}

/** Who a picture is drawn for. */
export type Onlooker = {
  /** This browser has no session. */
  readonly isStranger: boolean
  /** Told the instants (epoch ms) at which content that was answered looks different. */
  readonly onNextChange: (at: number) => void
}

/** A page whose answers take longer is not drawn, ms. */
const patienceMs = 1_000

/**
 * What a new visitor's worker would get: the same calls, the same decoders. null: refused, too late, not about browsing
 * or content, or content that segments chose for a shopper whom the server does not know.
 */
export const askOwnApi = ({
  fetch,
  clock,
  newId,
}: OwnApi): ((query: Query, locale: string, onlooker: Onlooker) => Promise<QueryMessage<unknown> | null>) => {
  const api = commerceApiOverFetch({ fetch: fetch as typeof globalThis.fetch, apiBase: '', clock })
  return async (query, locale, onlooker) => {
    const call = callOf(query, locale)
    if (call === null) return null
    const ids = { transactionId: newId(), correlationId: newId(), sessionId: null, accessToken: null }
    const headers = requestHeaders(call.endpoint, { locale, ...ids, webview: false })
    const answer = await api.send({ ...call, input: call.input as never, timeoutMs: patienceMs, headers })
    if (answer._tag !== 'Confirmed') return null
    const at = clock.now()
    const body = query.name === 'content' ? resolvedFor(query, answer.body, { locale, at, onlooker }) : answer.body
    return body === null ? null : { _tag: 'Answered', answer: body, from: 'server', at, last: true }
  }
}

const callOf = ({ name, ask }: Query, locale: string): EndpointInput | null => {
  if (isForBrowsing(name)) return (browsingCalls[name] as (ask: Query['ask']) => EndpointInput)(ask)
  const code = parseLocale(locale)
  return code !== null && isOfContent(name)
    ? (contentCalls[name] as (ask: Query['ask'], site: string) => EndpointInput)(ask, locales[code].site)
    : null
}

const resolvedFor = (
  { ask }: Query<'content'>,
  body: unknown,
  { locale, at, onlooker }: { readonly locale: string; readonly at: number; readonly onlooker: Onlooker },
): unknown => {
  const { document } = readDocument(body as LocalizedDocument)
  const resolution = resolve(document, viewAudience(initialState(), ask, locale, at))
  if (resolution.nextChange !== undefined) onlooker.onNextChange(resolution.nextChange)
  return resolution.isPersonal === true && !onlooker.isStranger ? null : (resolution.document ?? null)
}
