import { createHash } from 'node:crypto'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { canonical } from '../../core/domain/log/chainHash.ts'

type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/**
 * What a call asks for, in one line: SHA-256 over the canonical JSON of method, path and input. Rows with it live for
 * ever, so the endpoint's secret fields are left out: a card number can be guessed from any hash that is kept. A key never
 * comes with two cards (PAY-01: each card typed is a change of its own).
 */
export function payloadHash(endpoint: Endpoint, { params = null, query = null, body = null }: Input): string {
  const payload = endpoint.secrets === undefined ? body : without(endpoint.secrets, body)
  return createHash('sha256')
    .update(canonical([endpoint.method, endpoint.path, params, query, payload]))
    .digest('base64url')
}

function without(paths: readonly string[], body: unknown): unknown {
  const rest: unknown = structuredClone(body)
  for (const path of paths) drop(rest, path.split('.'))
  return rest
}

function drop(from: unknown, [name = '', ...rest]: readonly string[]): void {
  if (!isRecord(from)) return
  if (rest.length > 0) return drop(from[name], rest)
  delete (from as Record<string, unknown>)[name]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
