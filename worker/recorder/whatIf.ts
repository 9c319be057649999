import { castDraft } from 'immer'
import type { Command } from '../../contracts/commands.ts'
import type { Fate } from '../../contracts/recorder.ts'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import { record } from '../../core/commands/record.ts'
import { recordSending } from '../../core/commands/recordSending.ts'
import { wants } from '../../core/commands/wants.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import { isSame } from '../../core/domain/log/diffLines.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolveInPlace } from '../../core/events/evolve.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import { commandIdOf } from '../../core/events/log/commitCodec.ts'
import { answerCause } from './answerCause.ts'
import { plainCopy } from './plainCopy.ts'
import { readChecked } from './readChecked.ts'

/** The outcome of one commit. `events` are those of the changed world; null = the recorded ones. */
export type Faring = {
  readonly seq: number
  readonly fate: Fate
  readonly why: string | null
  readonly events: readonly ShopEvent[]
}

/**
 * Decides a log again without the commands in `off`; nothing is sent. `before`, the state before the first commit, is
 * consumed. A recorded answer counts only while the server would have received the same calls in the same order; after
 * that its answers are unknown and the calls stay owed. Calls that it refused may be missing: they changed nothing.
 */
export const decideWithout = (
  before: ShopperState,
  commits: readonly Commit[],
  off: ReadonlySet<number>,
): readonly Faring[] => {
  const state = castDraft(before)
  const refusedKeys = new Set(
    commits
      .filter(({ cause }) => cause._tag === 'Answer' && answerCause(cause).answer._tag !== 'Confirmed')
      .map(({ cause }) => keyOf(cause)),
  )
  const farings: Faring[] = []
  let isServerSame = true

  const lay = (events: readonly ShopEvent[], commandId: string | null): void => {
    if (events.length > 0) evolveInPlace(state, { events: plainCopy(events), commandId })
  }

  const fare = (commit: Commit): Omit<Faring, 'seq'> | null => {
    if (off.has(commit.seq)) return { fate: 'off', why: null, events: [] }
    switch (commit.cause._tag) {
      case 'Command': {
        const decision = decideUnread(state, commit.cause.command)
        return 'why' in decision ? { fate: 'refused', why: decision.why, events: [] } : compared(commit, decision)
      }
      case 'Sending': {
        const { key } = commit.cause
        const call = wants(state).find((owed) => owed.key === key)
        if (call) return compared(commit, recordSending(state, call))
        if (!refusedKeys.has(key)) isServerSame = false
        return { fate: 'neverSent', why: `nothing is owed under ${key}`, events: [] }
      }
      case 'Answer': {
        const { call, answer } = answerCause(commit.cause)
        return fareOfAnswer(commit, call, answer)
      }
      case 'Restored':
        return null
    }
  }

  const fareOfAnswer = (commit: Commit, asked: Call, answer: Settled): Omit<Faring, 'seq'> | null => {
    const owed = wants(state).find(({ key }) => key === asked.key)
    if (!owed) {
      if (answer._tag === 'Confirmed') isServerSame = false
      return { fate: 'neverSent', why: `${asked.endpoint} was not asked`, events: [] }
    }
    if (!isSameCall(owed, asked)) isServerSame = false
    if (!isServerSame)
      return {
        fate: 'unknown',
        why: `${owed.endpoint} would have been asked of a server that knows something else`,
        events: [],
      }
    return compared(commit, record(state, asked, answer, commit.at))
  }

  for (const commit of commits) {
    const faring = fare(commit)
    if (faring) {
      farings.push({ seq: commit.seq, ...faring })
      lay(faring.events, faring.events.length > 0 ? commandIdOf(commit) : null)
    } else {
      const read = readChecked(commit)
      if (read._tag === 'Readable') evolveInPlace(state, read.happened)
    }
  }
  return farings
}

/** A log's commands have passed their schema once; one that was left out of a file, or made up, is rejected. */
const decideUnread = (state: ShopperState, command: unknown): readonly ShopEvent[] | { readonly why: string } => {
  try {
    const decision = decide(state, command as Command) // If it is none, `decide` throws.
    return isRejection(decision) ? { why: decision._tag } : decision
  } catch {
    return { why: 'the command cannot be read' }
  }
}

/** Null when the decision is the recorded one. */
const compared = (commit: Commit, events: readonly ShopEvent[]): Omit<Faring, 'seq'> | null =>
  isSame(events, commit.events) ? null : { fate: 'changed', why: null, events }

const isSameCall = (a: Call, b: Call): boolean =>
  a.endpoint === b.endpoint && a.basketId === b.basketId && isSame(a.input, b.input)

const keyOf = (cause: Commit['cause']): string => (cause._tag === 'Answer' ? answerCause(cause).call.key : '')
