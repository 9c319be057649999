/** Time comes from here, so that tests and simulators own it. */
export interface Clock {
  /** Epoch ms. */
  now(): number
  /** Calls `fn` once, `ms` from now; returns the way to cancel it. */
  setTimer(ms: number, fn: () => void): () => void
}
