import type { Ids } from './Ids.ts'

/** Makes UUIDv7 from a time source (epoch ms) and a source of random bytes. */
export const uuidv7Source = (now: () => number, randomBytes: (length: number) => Uint8Array): Ids => {
  let lastAt = -1
  let counter = 0
  return {
    uuidv7: () => {
      const random = randomBytes(10)
      const at = now()
      if (at > lastAt) {
        lastAt = at
        counter = (((random[8] ?? 0) << 8) | (random[9] ?? 0)) & 0x7ff
      } else if (++counter > 0xfff) {
        // A clock that stands still or goes back: borrow the next millisecond, so that order holds.
        lastAt++
        counter = 0
      }
      return format(lastAt, counter, random)
    },
  }
}

const format = (at: number, counter: number, random: Uint8Array): string => {
  const time = at.toString(16).padStart(12, '0')
  const variant = (0x80 | ((random[0] ?? 0) & 0x3f)).toString(16)
  const tail = Array.from(random.subarray(1, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const version = `7${counter.toString(16).padStart(3, '0')}`
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}${tail.slice(0, 2)}-${tail.slice(2)}`
}
