import type { Clock } from './Clock.ts'
import type { Ids } from './Ids.ts'
import { uuidv7Source } from './uuidv7Source.ts'

/** Real ids: the clock's time and the browser's randomness. */
export const systemIds = (clock: Clock): Ids =>
  uuidv7Source(
    () => clock.now(),
    (length) => crypto.getRandomValues(new Uint8Array(length)),
  )
