import type { Command } from '../../contracts/commands.ts'
import type { Settled } from '../../core/commands/answer.ts'
import type { Cause, Commit } from '../../core/domain/log/commit.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { replayWithout } from '../../worker/recorder/replayWithout.ts'
import { logScope, scopeNames } from '../../tools/replay/condition/logScope.ts'
import { parseCondition } from '../../tools/replay/condition/parseCondition.ts'

/** One step of a story, as `npm run replay -- FILE --as-test` writes it. */
export type Happening = { readonly cause: Cause; readonly at: number }

export const asked = (command: Command): Happening => ({ cause: { _tag: 'Command', command }, at: command.at })

export const sent = (key: string, at = 0): Happening => ({ cause: { _tag: 'Sending', key }, at })

/** `at` in epoch ms, when the answer came. */
export const answered = (key: string, answer: Settled, at = 0): Happening => ({
  cause: { _tag: 'Answer', call: { key }, answer },
  at,
})

export type Story = { readonly shop: ShopperState; readonly last: Commit | undefined }

/** The outcome with today's code, from an initial state or from the state with which a log began. */
export const storyOf = (happenings: readonly Happening[], start: ShopperState = initialState()): Story => {
  const commits = happenings.map(({ cause, at }, index): Commit => ({
    seq: index + 1,
    epoch: 1,
    at,
    tabId: 'tab-1',
    cause,
    events: [],
    hash: '',
  }))
  const { shop, tellings } = replayWithout(start, commits, () => false)
  return { shop, last: tellings.findLast(({ events }) => events.length > 0)?.commit }
}

/** Whether a condition, as `--bisect` and `--shrink` read it, is true at the story's end. */
export const holds = (text: string, { shop, last }: Story): boolean => {
  const condition = parseCondition(text, scopeNames)
  if (condition._tag === 'Wrong') throw new Error(condition.reason)
  return condition.holds(logScope(shop, last))
}
