import type { Driver } from 'kysely'

/** The database under the simulated server. */
export type SimulatedDatabase = {
  readonly driver: Driver
  /** Whether a statement is running in real time: virtual time waits for it. */
  readonly isWorking: () => boolean
  /** Its content after the first start: a catalogue, and no shopper. */
  readonly reset: () => Promise<void>
  readonly close: () => Promise<void>
}
