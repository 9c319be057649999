import { DatabaseError, NotBuiltError } from '../databaseError.ts'
import type { JsonTree, SqlValue } from './SqlValue.ts'

/** JSON text as jsonb stores it: keys by length, then by bytes. Frozen, so that readers can share it. */
export const jsonbOf = (text: string): SqlValue => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new DatabaseError('22P02', 'invalid input syntax for type json')
  }
  if (parsed === null) throw new NotBuiltError('the jsonb value null next to the SQL value null')
  return ordered(parsed) as SqlValue
}

/** A new array or object made by SQL. */
export const frozenJson = (tree: JsonTree): JsonTree => Object.freeze(tree)

const ordered = (value: unknown): unknown => {
  if (typeof value === 'string' && value.includes('\0'))
    throw new DatabaseError('22P05', 'unsupported Unicode escape sequence')
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map(ordered))
  const fields = value as Readonly<Record<string, unknown>>
  const sorted: Record<string, unknown> = {}
  for (const key of Object.keys(fields).sort(byKey)) sorted[key] = ordered(fields[key])
  return Object.freeze(sorted)
}

export const byKey = (a: string, b: string): number => {
  if (/[^\0-\x7f]/.test(a) || /[^\0-\x7f]/.test(b)) {
    const [left, right] = [Buffer.from(a), Buffer.from(b)]
    return left.length - right.length || Buffer.compare(left, right)
  }
  return a.length - b.length || (a < b ? -1 : 1)
}
