import { createHash } from 'node:crypto'

/** Crockford's letters: none that is taken for another one when it is read over the telephone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const isReference = new RegExp(`^[${letters}]{12}$`)

/** Twelve letters (60 bits) of the content's SHA-256, so that the same report has the same reference: `K7Q2-9MXD-41TP`. */
export const reportReference = (text: string): string => {
  const digest = createHash('sha256').update(text).digest()
  return inFours(Array.from({ length: 12 }, (_, place) => letters[(digest[place] ?? 0) % 32]).join(''))
}

/** A reference as somebody has typed it (small letters, O for 0, I and L for 1, without its lines), or null when it is none. */
export const readReference = (typed: string): string | null => {
  const plain = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll(/[\s-]/g, '')
  return isReference.test(plain) ? inFours(plain) : null
}

const inFours = (plain: string): string => plain.replaceAll(/(.{4})(?=.)/g, '$1-')
