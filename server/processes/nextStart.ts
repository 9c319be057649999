/** How a process ended that nobody had told to end, and what the others do. */
export type Death = {
  /** Deaths in a row of this place, each soon after its start, this one included; 0 = it had served for long. */
  readonly earlyDeaths: number
  /** Whether another process serves. */
  readonly isServed: boolean
}

/** A process that lives longer than this, ms, has not died because of how it started. */
export const longLifeMs = 60_000

const firstPauseMs = 500
const longestPauseMs = 30_000

/** Early deaths in a row after which nobody waits any longer, if no other process serves. */
const mostEarlyDeaths = 6

/**
 * OPS-32: ms until the next start in the place of a process that has died, or null to give up. While another process
 * serves, giving up would only take that one away, too.
 */
export const nextStart = ({ earlyDeaths, isServed }: Death): number | null => {
  if (earlyDeaths === 0) return 0
  if (!isServed && earlyDeaths >= mostEarlyDeaths) return null
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(earlyDeaths - 1, 16))
}
