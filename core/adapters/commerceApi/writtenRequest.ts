import { Cause, Exit, SchemaIssue } from 'effect'
import type { Schema } from 'effect'
import { toFields, toText } from '../../domain/fields/fields.ts'
import type { NotSent } from './CommerceApi.ts'
import type { EndpointCodec } from './endpointCodec.ts'

/** A request as it is sent: the path with its query, and the body as JSON. */
export type WrittenRequest = { readonly _tag: 'Written'; readonly path: string; readonly body: string | undefined }

type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/** Encodes the parts of a request by the contract. */
export const writeRequest = (path: string, codec: EndpointCodec, input: Input): WrittenRequest | NotSent => {
  const params = encoded('params', codec.params, input.params)
  if (params._tag === 'NotSent') return params
  const query = encoded('query', codec.query, input.query)
  if (query._tag === 'NotSent') return query
  const body = encoded('body', codec.body, input.body)
  if (body._tag === 'NotSent') return body

  const filled = fillPath(path, params.value)
  if (filled._tag === 'NotSent') return filled
  return {
    _tag: 'Written',
    path: filled.path + queryString(query.value),
    body: codec.body === undefined ? undefined : JSON.stringify(body.value),
  }
}

const encoded = (
  part: 'params' | 'query' | 'body',
  encode: EndpointCodec['params'],
  value: unknown,
): { readonly _tag: 'Encoded'; readonly value: unknown } | NotSent => {
  if (encode === undefined) return { _tag: 'Encoded', value: {} }
  const exit = encode(value)
  if (Exit.isSuccess(exit)) return { _tag: 'Encoded', value: exit.value }
  return { _tag: 'NotSent', part, issue: fieldsAtFault(exit.cause).join(', ') || 'does not match the contract' }
}

/** Only the place of the error: a message could quote the value. */
const fieldsAtFault = (cause: Cause.Cause<Schema.SchemaError>): readonly string[] =>
  cause.reasons
    .filter(Cause.isFailReason)
    .flatMap(({ error }) => toIssues(error.issue).issues)
    .map(({ path }) => (path ?? []).map(String).join('.'))

const toIssues = SchemaIssue.makeFormatterStandardSchemaV1()

/**
 * A value `.` or `..` would change the path, since URLs resolve dots even when they are escaped; half a surrogate pair
 * cannot be escaped at all.
 */
const fillPath = (path: string, params: unknown): { readonly _tag: 'Filled'; readonly path: string } | NotSent => {
  const values = new Map(Object.entries(toFields(params)))
  const unfit = [...path.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .find((name) => unfitForPath.test(toText(values.get(name))))
  if (unfit !== undefined) return { _tag: 'NotSent', part: 'params', issue: `${unfit} cannot stand in a path` }
  return {
    _tag: 'Filled',
    path: path.replace(placeholder, (_, name: string) => encodeURIComponent(String(values.get(name)))),
  }
}

const unfitForPath = /^\.{0,2}$|\p{Surrogate}/u

const placeholder = /\{(\w+)\}/g

const queryString = (query: unknown): string => {
  const pairs = Object.entries(toFields(query))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}
