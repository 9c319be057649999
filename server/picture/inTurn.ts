import { later } from '../kit/serviceFault.ts'

export type Turns = {
  /** At once, and waiting beside these. */
  readonly most: number
  readonly mostWaiting: number
}

/** Seconds after which a refused caller may try again. */
const comeAgainSeconds = 5

/**
 * OPS-55: does costly work a little at a time, in the order in which it came. BSY503 when too much waits already; nothing
 * has been done then.
 */
export const inTurn = ({ most, mostWaiting }: Turns) => {
  let active = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (active < most) active += 1
    else {
      if (waiting.length >= mostWaiting) throw later('BSY503', comeAgainSeconds)
      // Whoever ends hands its turn over, so `active` stays as it is.
      await new Promise<void>((turn) => waiting.push(turn))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else active -= 1
    }
  }
}
