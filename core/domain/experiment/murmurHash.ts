/**
 * MurmurHash3, x86, 32 bit (Austin Appleby, public domain) of a text in UTF-8: an unsigned whole number. The vendor's
 * buckets are made with it.
 */
export const murmurHash = (text: string, seed: number): number => {
  const bytes = utf8(text)
  const whole = bytes.length - (bytes.length % 4)
  let hash = seed | 0
  for (let at = 0; at < whole; at += 4) {
    hash = rotated(hash ^ scrambled(wordAt(bytes, at)), 13)
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0
  }
  hash ^= scrambled(wordAt(bytes, whole)) ^ bytes.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Four bytes, the lowest first; those past the end are 0. */
const wordAt = (bytes: readonly number[], at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)

const scrambled = (word: number): number => Math.imul(rotated(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593)

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

/** As TextEncoder does it, which the core does not have: half a surrogate pair is U+FFFD. */
const utf8 = (text: string): readonly number[] => {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const point = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point, 0))
    else if (point < 0x1_0000) bytes.push(0xe0 | (point >> 12), tail(point, 6), tail(point, 0))
    else bytes.push(0xf0 | (point >> 18), tail(point, 12), tail(point, 6), tail(point, 0))
  }
  return bytes
}

const tail = (point: number, shift: number): number => 0x80 | ((point >> shift) & 0x3f)
