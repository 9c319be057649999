import { Exit, Schema } from 'effect'
import { Command } from '../../contracts/commands.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import { record } from '../../core/commands/record.ts'
import { recordSending } from '../../core/commands/recordSending.ts'
import { wants } from '../../core/commands/wants.ts'
import { canonical } from '../../core/domain/log/chainHash.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { decodeCommit, encodeForLog } from '../../core/events/log/commitCodec.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import { startsOver } from '../pipeline/foldLog.ts'
import { answerCause } from './answerCause.ts'

/**
 * Decides yesterday's cause with today's code: what it decides now, and whether that is what was written then. `why` if
 * it decides nothing.
 */
export type Redecided = { readonly same: boolean; readonly now: readonly unknown[]; readonly why: string | null }

export const redecide = (before: ShopperState, commit: Commit): Redecided => {
  // AUTH-13: the state that a sign-out was decided from has been erased with it.
  if (commit.cause._tag === 'Restored' || startsOver(commit)) return { same: true, now: commit.events, why: null }
  const { events, why } = decideCause(before, commit)
  const now = encodeForLog(events)
  return { now, why, same: canonical(now) === canonical(commit.events) }
}

/** The outcome of a recorded cause; `why` if there is none. */
export type Decided = { readonly events: readonly ShopEvent[]; readonly why: string | null }

/**
 * Decides a recorded cause with today's code, in any state. Nothing is sent: an answer counts for whatever is owed
 * under its key. Never throws; a cause that cannot be read decides nothing, with the reason.
 */
export const decideCause = (state: ShopperState, commit: Commit): Decided => {
  try {
    return decided(state, commit)
  } catch (reason) {
    return nothing(`the cause cannot be read: ${String(reason)}`)
  }
}

const decodeCommand = Schema.decodeUnknownExit(Command)

const decided = (state: ShopperState, commit: Commit): Decided => {
  const { cause, at } = commit
  switch (cause._tag) {
    case 'Command': {
      const command = decodeCommand(cause.command)
      if (Exit.isFailure(command)) return nothing('the command no longer passes its schema')
      const decision = decide(state, command.value)
      return isRejection(decision) ? nothing(`refused: ${JSON.stringify(decision)}`) : something(decision)
    }
    case 'Sending': {
      const owed = owedUnder(state, cause.key)
      return owed ? something(recordSending(state, owed)) : nothing(`nothing is owed under ${cause.key}`)
    }
    case 'Answer': {
      const { call, answer } = answerCause(cause)
      const owed = owedUnder(state, call.key)
      return owed ? something(record(state, owed, answer, at)) : nothing(`nothing is owed under ${call.key}`)
    }
    case 'Restored': {
      const read = decodeCommit(commit)
      return read._tag === 'Readable' ? something(read.happened.events) : nothing('it cannot be read')
    }
  }
}

const owedUnder = (state: ShopperState, key: string) => wants(state).find((call) => call.key === key)

const something = (events: readonly ShopEvent[]): Decided => ({
  events,
  why: events.length === 0 ? 'it changes nothing' : null,
})
const nothing = (why: string): Decided => ({ events: [], why })
