import { createHash } from 'node:crypto'
import type { Endpoint } from '../../contracts/api/endpoint.ts'

type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/**
 * What a call asks for, in one line: SHA-256 over the canonical JSON of method, path and input. Rows with it live for
 * ever, so the endpoint's secret fields are left out: a card number can be guessed from any hash that is kept. A key never
 * comes with two cards (PAY-01: each card typed is a change of its own).
 */
export function payloadHash(endpoint: Endpoint, input: Input): string {
  const body: unknown = structuredClone(input.body)
  for (const path of endpoint.secrets ?? []) drop(body, path.split('.'))
  const asked = canonical([endpoint.method, endpoint.path, input.params ?? null, input.query ?? null, body ?? null])
  return createHash('sha256').update(asked).digest('base64url')
}

function drop(from: unknown, [name = '', ...rest]: readonly string[]): void {
  if (!isRecord(from)) return
  if (rest.length > 0) return drop(from[name], rest)
  delete (from as Record<string, unknown>)[name]
}

/** The same JSON whatever order the keys came in. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry) => canonical(entry)).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  const fields = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
  return `{${fields.join(',')}}`
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
