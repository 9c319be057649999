import { DatabaseError, NotBuiltError } from '../databaseError.ts'
import type { SqlType } from '../syntax/SqlSyntax.ts'
import { jsonbOf } from './jsonb.ts'
import type { SqlValue } from './SqlValue.ts'

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

const refuse = (type: SqlType, given: unknown): never => {
  throw new NotBuiltError(`how to read a ${typeof given} as ${type}`)
}
