import { DatabaseError, NotBuiltError } from '../databaseError.ts'
import type { SqlType } from '../syntax/SqlSyntax.ts'
import type { JsonTree, SqlValue } from './TableSchema.ts'

/**
 * A parameter or an untyped literal as a value of the type; anything that PGlite or `pg` would have to convert first is
 * refused.
 */
export const valueOfType = (type: SqlType, given: unknown): SqlValue => {
  if (given === null || given === undefined) return null
  switch (type) {
    case 'text':
      return typeof given === 'string' ? textOf(given) : refuse(type, given)
    case 'int4':
    case 'int8':
      return integerOf(type, given)
    case 'boolean':
      return typeof given === 'boolean' ? given : refuse(type, given)
    case 'jsonb':
      return typeof given === 'string' ? jsonbOf(given) : refuse(type, given)
  }
}

const textOf = (text: string): string => {
  if (text.includes('\0')) throw new DatabaseError('22021', 'invalid byte sequence for encoding "UTF8": 0x00')
  return text
}

const sqlNames = { int4: 'integer', int8: 'bigint' } as const

export const integerOf = (type: 'int4' | 'int8', given: unknown): number => {
  const number = typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given
  if (typeof number !== 'number') return refuse(type, given)
  if (!Number.isInteger(number))
    throw new DatabaseError('22P02', `invalid input syntax for type ${sqlNames[type]}: "${number}"`)
  if (type === 'int4' && (number > 2_147_483_647 || number < -2_147_483_648))
    throw new DatabaseError('22003', 'integer out of range')
  if (!Number.isSafeInteger(number)) throw new NotBuiltError(`whole numbers as large as ${number}`)
  return number
}

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

const refuse = (type: SqlType, given: unknown): never => {
  throw new NotBuiltError(`how to read a ${typeof given} as ${type}`)
}
