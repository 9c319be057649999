import { Option, Schema } from 'effect'
import { ApiError } from '../../../contracts/api/apiError.ts'
import type { ErrorDetail } from '../../../contracts/api/apiError.ts'
import type { AnswerOf, Endpoint } from '../../../contracts/api/endpoint.ts'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import { createApp } from '../../../server/app.ts'
import type { AppDeps } from '../../../server/app.ts'
import { newId } from '../../../server/storage/newId.ts'
import { openTestStorage } from './openTestStorage.ts'
import type { LogEntry } from '../../../server/kit/requestLog.ts'
import { registry } from '../../../server/http/registry.ts'
import { passwordThreads, scryptPasswords } from '../../../server/consumer/password.ts'
import { emptyCatalogue } from './emptyCatalogue.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

export type Call = {
  readonly headers?: Record<string, string>
  readonly body?: unknown
  readonly key?: string
  readonly token?: string
}

export type TestAnswer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
  /** The first entry of the envelope, if the answer is one. */
  readonly error?: ErrorDetail
}

/** The same passwords, at a cost that tests can afford. */
export const cheapPasswords = scryptPasswords(
  { logN: 4, r: 1, p: 1 },
  passwordThreads({ threads: 1, mostWaiting: Infinity, longestWaitMs: Infinity }),
)

/** The whole server without a socket, on its own database, with a clock that only the test moves. */
export const testServer = async (deps: Partial<AppDeps> = {}) => {
  const storage = deps.storage ?? (await openTestStorage())
  const clock = { now: 1_800_000_000_000 }
  const log: LogEntry[] = []
  const app = createApp({
    storage,
    catalogue: emptyCatalogue,
    now: () => clock.now,
    newId: () => newId(),
    log: (entry) => void log.push(entry),
    passwords: cheapPasswords,
    handlers: registry,
    ...deps,
  })
  const call = callsTo((path, init) => app.request(path, init))
  /** A call that must succeed, its answer decoded by the contract. */
  const read = async <E extends Endpoint>(endpoint: E, path: string, options: Call = {}): Promise<AnswerOf<E>> => {
    const reply = await call(endpoint.method, path, options)
    if (reply.status !== (endpoint.status ?? 200)) throw new Error(`${path} answered ${reply.status} ${reply.text}`)
    return Schema.decodeUnknownSync(endpoint.answer)(reply.json)
  }
  const guest = async (): Promise<string> => (await read(fetchToken, fetchToken.path, { body: {} })).accessToken
  return { app, storage, clock, log, call, read, guest, close: () => storage.close() }
}

/** A call with the access key, as the shop's worker sends it; `body` is sent as JSON. */
export const callsTo =
  (send: (path: string, init: RequestInit) => Response | Promise<Response>) =>
  async (method: string, path: string, { headers, body, key, token }: Call = {}): Promise<TestAnswer> => {
    const sent = new Headers({
      'x-access-key': 'cairn-web',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...defined({ 'idempotency-key': key }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    })
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await send(path, { method, headers: sent, ...(body === undefined ? {} : { body: text }) })
    const answered = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') && answered !== ''
    const json: unknown = isJson ? JSON.parse(answered) : undefined
    const error = Option.getOrUndefined(Schema.decodeUnknownOption(ApiError)(json))?.errorDetails[0]
    return { status: response.status, headers: response.headers, text: answered, json, ...(error ? { error } : {}) }
  }
