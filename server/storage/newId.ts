import { randomBytes } from 'node:crypto'
import { uuidv7 } from '../../core/domain/ids/uuidv7.ts'

/** A UUIDv7: sorts by time, needs no sequence, and is unique across server processes. */
export const newId = (now: number = Date.now()): string => uuidv7(now, randomBytes(10))

/** Two UUIDv7s in one: 148 random bits, so that a link with it cannot be guessed. */
export const secretId = (newId: () => string): string => `${newId()}${newId()}`.replaceAll('-', '')

/**
 * For example CN-7K4M-92XQ: 32 characters that are not confused when read or spelled. Made from the last 40 bits of a
 * new id, which are random; the table refuses a duplicate.
 */
export const readableNumber = (prefix: string, id: string): string => {
  const bits = BigInt(`0x${id.slice(-10)}`)
  const signs = Array.from({ length: 8 }, (_, place) => alphabet[Number((bits >> BigInt(5 * place)) & 31n)]).join('')
  return `${prefix}-${signs.slice(0, 4)}-${signs.slice(4)}`
}

/** 32 characters, so that every five bits are one: no 0 or O, no 1 or I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
