import { browsingCall, isForBrowsing } from '../../contracts/api/browsingCalls.ts'
import type { EndpointInput } from '../../contracts/api/browsingCalls.ts'
import { searchHelp } from '../../contracts/api/catalogue/suggestApi.ts'
import { contentCall, contentDocumentOf, isOfContent } from '../../contracts/api/content/contentCalls.ts'
import { readDocument } from '../../contracts/content/readDocument.ts'
import type { ContentPageError, Query, QueryMessage } from '../../contracts/queries.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import { commerceApiOverFetch } from '../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import { requestHeaders } from '../../core/adapters/commerceApi/requestHeaders.ts'
import { audienceOf } from '../../core/domain/content/segments.ts'
import { resolve } from '../../core/domain/content/resolve.ts'
import { scheduleInstant } from '../../core/domain/content/publications.ts'
import { locales, parseLocale } from '../../core/domain/locale/locales.ts'
import { knownSegments, strangersOn } from './visitor.ts'
import type { Visitor } from './visitor.ts'

export type OwnApi = {
  /** The server itself, without a socket in between. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly clock: Clock
  readonly newId: () => string
}

/** Who a picture is drawn for. */
export type Onlooker = Visitor & {
  /** Called with each instant (epoch ms) at which the answered content changes. */
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
  // The port asks by path only, never with a Request.
  const api = commerceApiOverFetch({ fetch: fetch as typeof globalThis.fetch, apiBase: '', clock })
  return async (query, locale, onlooker) => {
    const call = callOf(query, locale)
    if (call === null) return null
    const ids = { transactionId: newId(), correlationId: newId(), sessionId: null, accessToken: null }
    const headers = requestHeaders(call.endpoint, { locale, ...ids, webview: false })
    const answer = await api.send({ ...call, input: call.input, timeoutMs: patienceMs, headers })
    if (query.name === 'content' && answer._tag === 'Refused') return missing(query, answer.status)
    if (answer._tag !== 'Confirmed') return null
    const at = clock.now()
    return query.name === 'content'
      ? resolvedFor(query, answer.body, { locale, at, onlooker })
      : { _tag: 'Answered', answer: answer.body, from: 'server', at, last: true }
  }
}

const callOf = (query: Query, locale: string): EndpointInput | null => {
  if (isForBrowsing(query)) return browsingCall(query)
  if (query.name === 'searchHelp') return { endpoint: searchHelp, input: { query: query.ask } }
  const code = parseLocale(locale)
  return code !== null && isOfContent(query) ? contentCall(query, locales[code].site) : null
}

/** What this visitor sees of a document; null when that depends on segments that the server does not know. */
const resolvedFor = (
  query: Query<'content'>,
  body: unknown,
  { locale, at, onlooker }: { readonly locale: string; readonly at: number; readonly onlooker: Onlooker },
): QueryMessage<unknown> | null => {
  const answered = contentDocumentOf(query.ask, body)
  const { document } = readDocument(answered)
  const site = locale.slice(-2)
  const segments = knownSegments(onlooker, site)
  const now = scheduleInstant(answered, at, at)
  const audience = audienceOf(segments ?? strangersOn(site), query.ask, locale, now, onlooker.decisions)
  const { document: resolved, nextChange, isPersonal } = resolve(document, audience)
  if (nextChange !== undefined) onlooker.onNextChange(nextChange)
  if (isPersonal === true && segments === null) return null
  return resolved === undefined
    ? missing(query, 404)
    : { _tag: 'Answered', answer: resolved, from: 'server', at, last: true }
}

/** ERR-32: the answer that the worker would give. */
const missing = ({ ask }: Query<'content'>, status: number): ContentPageError => ({
  _tag: 'ContentPageError',
  status,
  path: ask.key,
})
