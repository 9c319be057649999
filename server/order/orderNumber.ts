import { randomBytes } from 'node:crypto'

/** Such as CN-7K4M-92XQ: 32 signs that nobody mixes up, read or spelled. 40 bits; the table refuses a double one. */
export function newOrderNumber(): string {
  const signs = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `CN-${signs.slice(0, 4)}-${signs.slice(4)}`
}

/** 32 signs, so that every byte is as likely: no 0 or O, no 1 or I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
