/** ms */
const firstPause = 60_000
const longestPause = 4 * 3_600_000

/** How often a letter is tried, over 14 to 28 hours, before it counts as failed. */
export const mostAttempts = 15

/** Until when a letter waits for a mail server that takes none at all, from when it was written. ms */
export const longestWait = 4 * 24 * 3_600_000

/**
 * OPS-08: ms until a letter is tried again after so many attempts: twice as long each time, at most four hours, and up
 * to a half less by chance, so that letters which failed together do not come back together. `chance`: 0 ≤ chance < 1
 */
export const retryPause = (attempts: number, chance: number): number =>
  shortened(Math.min(longestPause, firstPause * 2 ** Math.min(attempts - 1, 20)), chance)

/** The same for the server itself when it cannot be reached: from 5 s to 5 min. */
export const reachPause = (failures: number, chance: number): number =>
  shortened(Math.min(300_000, 5_000 * 2 ** Math.min(failures - 1, 20)), chance)

const shortened = (pause: number, chance: number): number => Math.round(pause - (pause / 2) * chance)
