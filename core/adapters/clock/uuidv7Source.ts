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
  const variant = hex(0x80 | ((random[0] ?? 0) & 0x3f))
  let tail = ''
  for (let place = 1; place < 8; place++) tail += hex(random[place] ?? 0)
  const version = `7${counter.toString(16).padStart(3, '0')}`
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}${tail.slice(0, 2)}-${tail.slice(2)}`
}

/** A byte, 0 to 255. */
const hex = (byte: number): string => (byte < 16 ? '0' : '') + byte.toString(16)
