import type { StorageFault } from '../../core/adapters/eventLog/EventLog.ts'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'

import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import type { Command } from '../../contracts/commands.ts'
import type { DispatchOutcome } from '../../contracts/storefrontWorker.ts'
import type { Folded } from './foldLog.ts'
import type { ResilientLog } from './resilientLog.ts'

/**
 * Leave = send this call as it is owed now: a change may have been merged into it since the sender read it. NotOwed =
 * it has been settled meanwhile. Superseded = another tab sends now. NotWritten = the log could not record that the
 * call is sent, so it must not be sent.
 */
export type SendingOutcome =
  | { readonly _tag: 'Leave'; readonly call: Call }
  | { readonly _tag: 'NotOwed' | 'Superseded' | 'NotWritten' }

/** Every change of the state goes through here, in order of arrival: decide, append, evolve, publish. */
export type Pipeline = {
  /** Called once, before the first command: the listeners need parts that are built on this pipeline. */
  listen(listeners: PipelineListeners): void
  readonly shop: () => ShopperState
  readonly seq: () => number
  /** The sending epoch as this tab last saw it. */
  readonly epoch: () => number
  dispatch(command: Command): Promise<DispatchOutcome>
  /** Appends that a call is sent. */
  sending(call: Call, epoch: number): Promise<SendingOutcome>
  /** False = not written: the call stays owed. */
  settle(call: Call, answer: Settled, epoch: number): Promise<boolean>
  /** Another tab has appended. */
  catchUp(): Promise<void>
  /**
   * For a tab that starts to send: the new epoch, or null. In turn, because a log that falls into memory here begins
   * with the state that is on the disk, which a change under way is not.
   */
  raiseEpoch(): Promise<number | null>
  /**
   * Facts from elsewhere: server = the basket · sign-in = a person signed in · session = the auth record says so ·
   * experiment = what was decided and seen.
   */
  restore(
    make: (shopper: ShopperState) => readonly ShopEvent[],
    from?: 'server' | 'sign-in' | 'session' | 'experiment',
  ): Promise<void>
}

export type PipelineSettings = {
  readonly log: ResilientLog
  readonly folded: Folded
  readonly epoch: number
  readonly tabId: string
  readonly now: () => number
}

/** How the rest of the worker reacts. */
export type PipelineListeners = {
  /** The screen changes here: before the disk and before any network. */
  readonly onState: (shopper: ShopperState, before: ShopperState) => void
  /** The transaction is complete. */
  readonly onDurable: (commit: Commit) => void
  /** What other tabs wrote has been folded; `newest` is the last of it. */
  readonly onCaughtUp: (newest: Commit) => void
  readonly onTrouble: (trouble: StorageFault | 'newer-version') => void
}
