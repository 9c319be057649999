import { Exit, Schema, SchemaIssue } from 'effect'
import type { Endpoint, WireSchema } from '../../contracts/api/endpoint.ts'

export type RawInput = {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: string
}

export type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/** `message` names the field and never quotes its value. */
export type InputFault = { readonly field?: string; readonly message: string }

export type InputRead =
  | { readonly input: Input; readonly fault?: never }
  | { readonly input?: never; readonly fault: InputFault }

type Part = 'params' | 'query' | 'body'

/** Compiles the reader of one endpoint's input: the input decoded by the contract, or the first invalid field. */
export const inputReader = (endpoint: Endpoint): ((raw: RawInput) => InputRead) => {
  const readers = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? [[part, reader(schema)] as const] : []
  })
  return (raw) => {
    const input: Record<string, unknown> = {}
    for (const [part, read] of readers) {
      const value = part === 'body' ? parse(raw.body) : raw[part]
      if (value === notJson) return { fault: { message: 'The body is not JSON.' } }
      if (
        part === 'body'
          ? hasUnheldEscape(raw.body, value)
          : Object.values(raw[part]).some((text) => text.includes('\0'))
      )
        return { fault: { message: `The ${places[part]} contains a character that text cannot have.` } }
      const outcome = read(value)
      if (outcome.path !== undefined) return { fault: faultAt(part, outcome.path) }
      input[part] = outcome.value
    }
    return { input }
  }
}

type Outcome = { readonly value: unknown; readonly path?: never } | { readonly path: string }

const toIssues = SchemaIssue.makeFormatterStandardSchemaV1()

const reader = (schema: WireSchema): ((value: unknown) => Outcome) => {
  const decode = Schema.decodeUnknownExit(schema)
  return (value) => {
    const exit = decode(value)
    if (Exit.isSuccess(exit)) return { value: exit.value }
    const [reason] = exit.cause.reasons
    const path = reason?._tag === 'Fail' ? toIssues(reason.error.issue).issues[0]?.path : undefined
    return { path: (path ?? []).map((key) => String(typeof key === 'object' ? key.key : key)).join('.') }
  }
}

const places: Record<Part, string> = { params: 'path', query: 'query', body: 'body' }

const faultAt = (part: Part, path: string): InputFault => {
  if (path === '') return { message: `The ${places[part]} is not of the expected form.` }
  return { field: path, message: `The field ${path} of the ${places[part]} is missing or not of the expected form.` }
}

/**
 * PostgreSQL stores every character but U+0000, and half a surrogate pair is no character; in JSON both can only be
 * escapes. When a text is written again, whatever is not a character appears as an escape.
 */
const hasUnheldEscape = (body: string, value: unknown): boolean =>
  body.includes('\\u') && /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(value))

const notJson = Symbol('not JSON')

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}
