import type { BrowserContext } from 'playwright'
import type { Command } from '../../contracts/commands.ts'
import type { LineProduct } from '../../contracts/commands/lineProduct.ts'
import type { DispatchOutcome } from '../../contracts/storefrontWorker.ts'
import type { Db } from '../../server/storage/Tables.ts'
import type { CartLines } from './expectedCart.ts'
import type { KilledTab } from './killedTab.ts'

/** A press and the worker's answer; null = the page died before there was one. */
export type Pressed = {
  readonly command: Command
  readonly outcome: DispatchOutcome | null
  /** Acknowledged by a log on the disk. */ readonly isDurable: boolean
}

/** One shopper with a separate browser profile, whose workers and pages are killed. */
export type KilledShopper = {
  readonly name: string
  readonly context: BrowserContext
  /** `http://127.0.0.1:4173/en-us` */
  readonly url: string
  /** The server's own tables. */
  readonly books: Db
  readonly skus: readonly [string, ...string[]]
  readonly products: ReadonlyMap<string, LineProduct>
  readonly newId: () => string
  /** The open tabs; a dead one is removed and replaced. */
  tabs: KilledTab[]
  /** What the cart must contain. */
  cart: CartLines
  readonly pressed: Pressed[]
  /**
   * By `performance.now()`: until then the disk may still be full, because the browser keeps an old limit for a while.
   */
  diskFullUntil: number
  /** In this round the log may be in memory only: presses count once the server has them. */
  mayForget: boolean
  /** Rounds in which a tab's log continued in memory. */
  roundsInMemory: number
  readonly orders: string[]
  /** Ids of all that its logs have for the collector of tracking events. */
  readonly tracked: Set<string>
}
