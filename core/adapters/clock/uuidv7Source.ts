import { uuidv7 } from '../../domain/ids/uuidv7.ts'
import type { Ids } from './Ids.ts'

/** Makes UUIDv7 from a time source (epoch ms) and a source of random bytes; each sorts after the one before. */
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
        // If the clock stands still or goes back, the next millisecond is borrowed, so that the order holds.
        lastAt++
        counter = 0
      }
      return uuidv7(lastAt, random, counter)
    },
  }
}
