import type { Driver } from 'kysely'

/** What lies under the simulated server. */
export type SimulatedDatabase = {
  readonly driver: Driver
  /** Whether a statement is being carried out in real time: virtual time waits for it. */
  readonly isWorking: () => boolean
  /** As it was after the first start: a catalogue, and no shopper. */
  readonly reset: () => Promise<void>
  readonly close: () => Promise<void>
}
