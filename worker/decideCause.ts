import { Exit, Schema } from 'effect'
import { Command } from '../contracts/commands.ts'
import type { Settled } from '../core/commands/answer.ts'
import { decide } from '../core/commands/decide.ts'
import { isRejection } from '../core/commands/decision.ts'
import { record, recordSending } from '../core/commands/record.ts'
import { wants } from '../core/commands/wants.ts'
import type { Commit } from '../core/domain/log/commit.ts'
import type { ShopperState } from '../core/domain/state/shopperState.ts'
import type { ShopEvent } from '../core/events/shop/shopEvent.ts'
import { decodeCommit } from '../core/events/log/commitCodec.ts'

/** What a recorded cause comes to; `why` when it comes to nothing. */
export type Decided = { readonly events: readonly ShopEvent[]; readonly why: string | null }

/**
 * Today's code on a recorded cause, in any state. Nothing is sent: an answer stands for whatever is owed under its key.
 * Never throws; what cannot be read comes to nothing, with the reason.
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
      const { key } = cause.call as { readonly key: string }
      const owed = owedUnder(state, key)
      return owed
        ? something(record(state, owed, cause.answer as Settled, at))
        : nothing(`nothing is owed under ${key}`)
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
