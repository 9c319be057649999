import { Exit, Schema } from 'effect'
import { ApiError } from '../../../contracts/api/apiError.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import type { Answer, Unknown, UnknownReason } from '../../../contracts/answer.ts'
import { codeOf } from '../../domain/errors/resolveNamedError.ts'
import { endpointCodec } from './endpointCodec.ts'
import { retryAfterMs } from './retryAfter.ts'

/**
 * What an HTTP answer means. Only a decoded contract error is a refusal, with a status that decides something or with a
 * code by which the endpoint says that nothing was done. Anything else that is not a readable success leaves the
 * outcome unknown.
 */
export const readAnswer = async (endpoint: Endpoint, response: Response, now: number): Promise<Answer> => {
  const unknown = (reason: UnknownReason): Unknown => ({
    _tag: 'Unknown',
    reason,
    status: response.status,
    retryAfterMs: retryAfterMs(response.headers.get('retry-after'), response.headers.get('date'), now),
  })
  return response.ok ? readSuccess(endpoint, response, unknown) : readFailure(endpoint, response, unknown)
}

type ToUnknown = (reason: UnknownReason) => Unknown

const readSuccess = async (endpoint: Endpoint, response: Response, unknown: ToUnknown): Promise<Answer> => {
  const content = await readContent(endpoint, response)
  if (content._tag === 'NotRead') return unknown('unreadable')
  const exit = endpointCodec(endpoint).answer(content.value)
  if (Exit.isFailure(exit)) return unknown('unreadable')
  return { _tag: 'Confirmed', body: exit.value, replayed: response.headers.get('idempotent-replayed') === 'true' }
}

const readFailure = async ({ undone }: Endpoint, response: Response, unknown: ToUnknown): Promise<Answer> => {
  const content = parsed(await response.text())
  const exit = content._tag === 'NotRead' ? undefined : decodeError(content.value)
  if (exit === undefined || Exit.isFailure(exit)) return unknown(decides(response.status) ? 'unreadable' : 'status')
  const { errorDetails, appId, correlationId } = exit.value
  const [details] = errorDetails
  const errorId = codeOf(details.errorId)
  const isSettled =
    decides(response.status) || errorId === limitReached || undone?.some((code) => code === errorId) === true
  if (!isSettled || details.errorId === stillInFlight) return unknown('status')
  return {
    _tag: 'Refused',
    status: response.status,
    errorId,
    message: details.message,
    details,
    appId: appId ?? null,
    correlationId,
  }
}

const decodeError = Schema.decodeUnknownExit(ApiError)

/** Too many calls: refused before anything was done, and never once a call with this key has begun (decision 34). */
const limitReached = 'LIM429'

/** The first request under this key is still in progress: repeat later, under the same key. */
const stillInFlight = 'IDK409'

const decides = (status: number): boolean => status >= 400 && status < 500 && ![408, 425, 429].includes(status)

type Content = { readonly _tag: 'Read'; readonly value: unknown } | { readonly _tag: 'NotRead' }

const readContent = async (endpoint: Endpoint, response: Response): Promise<Content> => {
  if (response.status === 204) return { _tag: 'Read', value: undefined }
  if (endpoint.media === undefined) return parsed(await response.text())
  if (!response.headers.get('content-type')?.startsWith(endpoint.media)) return { _tag: 'NotRead' }
  return { _tag: 'Read', value: new Uint8Array(await response.arrayBuffer()) }
}

const parsed = (text: string): Content => {
  try {
    return { _tag: 'Read', value: JSON.parse(text) }
  } catch {
    return { _tag: 'NotRead' }
  }
}
