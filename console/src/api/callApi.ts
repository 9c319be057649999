import { Exit, Schema } from 'effect'
import type { AnswerOf, Endpoint, InputOf } from '../../../contracts/api/endpoint.ts'
import { ApiError } from '../../../contracts/api/apiError.ts'
import { sessionEnded } from './session.ts'

/** The server's no, or that it did not answer; `message` is for people, `field` says which field it is about. */
export type CallFailure = {
  readonly _tag: 'Failure'
  readonly code: string
  readonly message: string
  readonly field?: string
}
export type Answered<E extends Endpoint> = { readonly _tag: 'Answer'; readonly body: AnswerOf<E> } | CallFailure

/** Makes a call of the endpoint table in the operator's session. A session that has ended shows the sign-in (OPR-03). */
export const callApi = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Answered<E>> => {
  try {
    const response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers: {
        ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
        ...(endpoint.changes ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(endpoint.body ? { body: JSON.stringify(partOf(endpoint, input, 'body')) } : {}),
    })
    if (!response.ok) return failureOf(await response.json())
    const body = response.status === 204 ? undefined : await response.json()
    return { _tag: 'Answer', body: Schema.decodeUnknownSync(endpoint.answer)(body) as AnswerOf<E> }
  } catch {
    return { _tag: 'Failure', code: 'none', message: 'The shop did not answer. Try again.' }
  }
}

const failureOf = (body: unknown): CallFailure => {
  const read = Schema.decodeUnknownExit(ApiError)(body)
  const detail = Exit.isSuccess(read) ? read.value.errorDetails[0] : undefined
  if (detail?.errorId === 'OPR401') sessionEnded()
  if (!detail) return { _tag: 'Failure', code: 'none', message: 'Something went wrong.' }
  const { errorId: code, message, field = '' } = detail
  return { _tag: 'Failure', code, message, field }
}

type Part = 'params' | 'query' | 'body'

/** A part of the input as it travels; empty if the endpoint has none. */
const partOf = (endpoint: Endpoint, input: unknown, part: Part): Readonly<Record<string, unknown>> => {
  const schema = endpoint[part]
  const given = (input as Readonly<Record<Part, unknown>>)[part]
  return schema ? (Schema.encodeUnknownSync(schema)(given) as Readonly<Record<string, unknown>>) : {}
}

const addressOf = (endpoint: Endpoint, input: unknown): string => {
  const path = Object.entries(partOf(endpoint, input, 'params')).reduce<string>(
    (so, [name, value]) => so.replace(`{${name}}`, encodeURIComponent(String(value))),
    endpoint.path,
  )
  const query = new URLSearchParams(
    Object.entries(partOf(endpoint, input, 'query')).map(([name, value]) => [name, String(value)]),
  )
  return query.size === 0 ? path : `${path}?${query.toString()}`
}
