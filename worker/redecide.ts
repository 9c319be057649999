import { Exit, Schema } from 'effect'
import { Command } from '../contracts/commands.ts'
import type { Settled } from '../core/commands/answer.ts'
import type { Call } from '../core/commands/call.ts'
import { decide } from '../core/commands/decide.ts'
import { isRejection } from '../core/commands/decision.ts'
import { record, recordSending } from '../core/commands/record.ts'
import { wants } from '../core/commands/wants.ts'
import { canonical } from '../core/domain/log/chainHash.ts'
import type { Commit } from '../core/domain/log/commit.ts'
import type { Shop } from '../core/domain/shop/shop.ts'
import type { ShopEvent } from '../core/events/shop/shopEvent.ts'
import { encodeForLog } from './commitCodec.ts'

const decodeCommand = Schema.decodeUnknownExit(Command)

/** Today's code on yesterday's cause: what it decides now, and whether that is what was written then. `why` when it decides nothing. */
export type Redecided = { readonly same: boolean; readonly now: readonly unknown[]; readonly why: string | null }

export const redecide = (before: Shop, commit: Commit): Redecided => {
  if (commit.cause._tag === 'Restored') return { same: true, now: commit.events, why: null }
  try {
    const { events, why } = decideAgain(before, commit)
    const now = encodeForLog(events)
    return { now, why, same: canonical(now) === canonical(commit.events) }
  } catch (reason) {
    return { now: [], same: false, why: `the cause cannot be read: ${String(reason)}` }
  }
}

type Again = { readonly events: readonly ShopEvent[]; readonly why: string | null }

const decideAgain = (before: Shop, { cause, at }: Commit): Again => {
  switch (cause._tag) {
    case 'Command': {
      const command = decodeCommand(cause.command)
      if (Exit.isFailure(command)) return nothing('the command no longer passes its schema')
      const decision = decide(before, command.value)
      return isRejection(decision) ? nothing(`refused: ${JSON.stringify(decision)}`) : { events: decision, why: null }
    }
    case 'Sending': {
      const call = wants(before).find((owed) => owed.key === cause.key)
      return call ? { events: recordSending(before, call), why: null } : nothing(`nothing is owed under ${cause.key}`)
    }
    case 'Answer':
      return { events: record(before, cause.call as Call, cause.answer as Settled, at), why: null }
    case 'Restored':
      return nothing('it came from elsewhere')
  }
}

const nothing = (why: string): Again => ({ events: [], why })
