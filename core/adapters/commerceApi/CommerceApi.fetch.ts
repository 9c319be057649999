import type { Answer, UnknownReason } from '../../../contracts/answer.ts'
import type { AnswerOf, Endpoint } from '../../../contracts/api/endpoint.ts'
import type { Clock } from '../clock/Clock.ts'
import type { ApiRequest, CommerceApi, NotSent } from './CommerceApi.ts'
import { endpointCodec } from './endpointCodec.ts'
import { readAnswer } from './readAnswer.ts'
import { writeRequest } from './writtenRequest.ts'
import type { WrittenRequest } from './writtenRequest.ts'
import { defined } from '../../domain/fields/fields.ts'

export type FetchSettings = {
  readonly fetch: typeof fetch
  /** Where the paths start, without a trailing slash; empty = the page's own origin. */
  readonly apiBase: string
  /** Measures time-outs: a frozen tab's do not run out. */
  readonly clock: Clock
  /** Only used to name a failure: a browser that says offline may still reach this server. */
  readonly isOnline?: () => boolean
  readonly paths?: PathMode
}

/** The commerce API over `fetch`. */
export const commerceApiOverFetch = (given: FetchSettings): CommerceApi => {
  let ahead: number | null = null
  const settings: FetchSettings = {
    ...given,
    fetch: async (...asked) => {
      const response = await given.fetch(...asked)
      const date = Date.parse(response.headers.get('date') ?? '')
      if (date > 0) ahead = date - given.clock.now()
      return response
    },
  }
  return {
    serverNow: () => (ahead === null ? null : given.clock.now() + ahead),
    send: (request) => send(settings, request),
  }
}

const send = async <E extends Endpoint>(
  settings: FetchSettings,
  request: ApiRequest<E>,
): Promise<Answer<AnswerOf<E>> | NotSent> => {
  if (request.endpoint.changes && request.idempotencyKey === undefined) {
    return { _tag: 'NotSent', part: 'key', issue: 'a call that changes something needs a key' }
  }
  const path = requestPath(request.endpoint.path, settings.paths ?? plainPaths)
  // Which parts an input has depends on `E`; the codec checks each of them.
  const written = writeRequest(path, endpointCodec(request.endpoint), request.input as object)
  if (written._tag === 'NotSent') return written
  return (await exchange(settings, request, written)) as Answer<AnswerOf<E>> // Its codec has decoded the body.
}

const exchange = async (
  settings: FetchSettings,
  request: ApiRequest<Endpoint>,
  written: WrittenRequest,
): Promise<Answer> => {
  const deadline = new AbortController()
  const end = () => deadline.abort()
  const cancel = settings.clock.setTimer(request.timeoutMs, end)
  request.signal?.addEventListener('abort', end)
  const cut = new Promise<never>((_, reject) => deadline.signal.addEventListener('abort', reject))
  try {
    // Raced as well, because a fetch that ignores its signal must not block the lane.
    return await Promise.race([fetchAndRead(settings, request, written, deadline.signal), cut])
  } catch {
    return { _tag: 'Unknown', reason: failure(settings, deadline.signal), status: null, retryAfterMs: null }
  } finally {
    cancel()
  }
}

const fetchAndRead = async (
  settings: FetchSettings,
  request: ApiRequest<Endpoint>,
  written: WrittenRequest,
  signal: AbortSignal,
): Promise<Answer> => {
  const call = settings.fetch
  const response = await call(settings.apiBase + written.path, {
    method: request.endpoint.method,
    headers: wireHeaders(request, written),
    ...defined({ body: written.body }),
    signal,
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
  })
  return readAnswer(request.endpoint, response, settings.clock.now())
}

const wireHeaders = (request: ApiRequest<Endpoint>, written: WrittenRequest): Record<string, string> => ({
  accept: request.endpoint.media ?? 'application/json',
  ...(written.body === undefined ? {} : { 'content-type': 'application/json' }),
  ...defined({ 'idempotency-key': request.idempotencyKey }),
  ...request.headers,
})

const failure = (settings: FetchSettings, deadline: AbortSignal): UnknownReason => {
  if (deadline.aborted) return 'timeout'
  return settings.isOnline?.() === false ? 'offline' : 'network'
}

/** The path prefix of this page's calls. */
type PathMode = { readonly preview: boolean; readonly mocking: boolean; readonly production: boolean }

const plainPaths: PathMode = { preview: false, mocking: false, production: true }

/** AUTH-31: preview adds `/pre`. AUTH-30: `/mock` only outside production, even when the flag is set there. */
export const requestPath = (path: string, mode: PathMode): string =>
  `${mode.mocking && !mode.production ? '/mock' : ''}${mode.preview ? '/pre' : ''}${path}`
