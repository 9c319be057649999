import type { Command } from '../../contracts/commands.ts'
import type { Settled } from '../../core/commands/answer.ts'
import type { Cause, Commit } from '../../core/domain/log/commit.ts'
import { newShop } from '../../core/domain/shop/shop.ts'
import type { Shop } from '../../core/domain/shop/shop.ts'
import { retell } from '../../worker/retell.ts'
import { logScope, scopeNames } from '../../tools/replay/condition/logScope.ts'
import { parseCondition } from '../../tools/replay/condition/parseCondition.ts'

/** One thing that happened, as `npm run replay -- FILE --as-test` writes it. */
export type Happening = { readonly cause: Cause; readonly at: number }

export const asked = (command: Command): Happening => ({ cause: { _tag: 'Command', command }, at: command.at })

export const sent = (key: string, at = 0): Happening => ({ cause: { _tag: 'Sending', key }, at })

/** `at` in epoch ms, when the answer came. */
export const answered = (key: string, answer: Settled, at = 0): Happening => ({
  cause: { _tag: 'Answer', call: { key }, answer },
  at,
})

export type ToldStory = { readonly shop: Shop; readonly last: Commit | undefined }

/** What today's code makes of it, from an empty shop or from the state a log began with. */
export const told = (happenings: readonly Happening[], start: Shop = newShop()): ToldStory => {
  const commits = happenings.map(({ cause, at }, index): Commit => ({
    seq: index + 1,
    epoch: 1,
    at,
    tabId: 'tab-1',
    cause,
    events: [],
    hash: '',
  }))
  const { shop, tellings } = retell(start, commits, () => false)
  return { shop, last: tellings.findLast(({ events }) => events.length > 0)?.commit }
}

/** Whether a condition, as `--bisect` and `--shrink` read it, is true at the story's end. */
export const holds = (text: string, { shop, last }: ToldStory): boolean => {
  const condition = parseCondition(text, scopeNames)
  if (condition._tag === 'Wrong') throw new Error(condition.reason)
  return condition.holds(logScope(shop, last))
}
