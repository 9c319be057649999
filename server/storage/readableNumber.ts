/**
 * Such as CN-7K4M-92XQ: 32 signs that nobody mixes up, read or spelled. Made of the last 40 bits of a new id, which are
 * random; the table refuses a double one.
 */
export function readableNumber(prefix: string, id: string): string {
  const bits = BigInt(`0x${id.slice(-10)}`)
  const signs = Array.from({ length: 8 }, (_, place) => alphabet[Number((bits >> BigInt(5 * place)) & 31n)]).join('')
  return `${prefix}-${signs.slice(0, 4)}-${signs.slice(4)}`
}

/** 32 signs, so that every five bits are one: no 0 or O, no 1 or I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
