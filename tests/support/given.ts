import { expect, vi } from 'vitest'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import type { Decision } from '../../core/commands/decision.ts'
import { record } from '../../core/commands/record.ts'
import { wants } from '../../core/commands/wants.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolve } from '../../core/events/evolve.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import { sentCommand } from './sentCommand.ts'
import type { BareCommand } from './sentCommand.ts'

/** Every command of `given` has the id `d` and this time. */
export const decidedAt = 1_790_000_000_000

/** The outcome of a command or an answer. */
export type Outcome = {
  readonly decision: Decision
  /** Throws when the command was rejected. */
  readonly events: readonly ShopEvent[]
  /** The state afterwards; throws when the command was rejected. */
  readonly shop: ShopperState
  /** Exactly these events, or this rejection. */
  then(expected: unknown): void
  /** These events or this rejection; only the given fields are compared. */
  thenMatches(expected: object): void
}

export type Given = {
  readonly shop: ShopperState
  when(command: BareCommand): Outcome
  /** Exactly these calls are owed, the head of each lane. */
  owes(calls: readonly unknown[]): void
  owesMatching(calls: readonly object[]): void
  /** The answer to the call at the head, or to another one; it counts only while that is owed. */
  answered(answer: Settled, call?: Call): Outcome
}

/**
 * What happened before, folded by the real `evolve`: events onto an initial state, or onto the state given first.
 * `given(cart, added).when({ _tag: 'RemoveLine', lineKey }).then([{ _tag: 'v1.LineRemovalRequested', … }])`
 */
export const given = (...before: readonly (ShopperState | ShopEvent)[]): Given => {
  const shop = before.reduce<ShopperState>(
    (state, each) => ('_tag' in each ? evolve(state, { events: [each], commandId: null }) : each),
    initialState(),
  )
  return {
    shop,
    when: (command) => outcomeOf(shop, decide(shop, sentCommand(command, 'd', decidedAt))),
    owes: vi.defineHelper((calls) => expect(wants(shop)).toEqual(calls)),
    owesMatching: vi.defineHelper((calls) => expect(wants(shop)).toMatchObject(calls)),
    answered: (answer, call = headOf(shop)) => outcomeOf(shop, record(shop, call, answer, decidedAt)),
  }
}

const headOf = (shop: ShopperState): Call => {
  const [head] = wants(shop)
  if (!head) throw new Error('no call is owed')
  return head
}

const outcomeOf = (before: ShopperState, decision: Decision): Outcome => ({
  decision,
  get events() {
    return eventsOf(decision)
  },
  get shop() {
    return evolve(before, { events: eventsOf(decision), commandId: null })
  },
  then: vi.defineHelper((expected) => expect(decision).toEqual(expected)),
  thenMatches: vi.defineHelper((expected) => expect(decision).toMatchObject(expected)),
})

const eventsOf = (decision: Decision): readonly ShopEvent[] => {
  if (isRejection(decision)) throw new Error(`rejected: ${decision._tag}`)
  return decision
}
