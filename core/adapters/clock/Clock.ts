/** The only source of time, so that tests and simulators control it. */
export interface Clock {
  /** Epoch ms. */
  now(): number
  /** Calls `fn` once, `ms` from now; returns a function to cancel it. */
  setTimer(ms: number, fn: () => void): () => void
}
