import type { Command } from '../../contracts/commands.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import type { Cause, Commit } from '../../core/domain/log/commit.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { evolve } from '../../core/events/evolve.ts'
import { encodeForLog } from '../../core/events/log/commitCodec.ts'
import { sampleLine } from './sampleHistory.ts'

/** So many commits of a shopper who never finishes an address: nothing is sent, every commit is a decision of its own. */
export const recordedDay = (count: number): readonly Commit[] => {
  const commits: Commit[] = []
  let shop = initialState()
  for (let n = 0; commits.length < count; n++) {
    const command: Command =
      n === 0
        ? { _tag: 'AddItem', commandId: `c${n}`, at: n, product: sampleLine(0), quantity: 1 }
        : {
            _tag: 'EnterAddress',
            commandId: `c${n}`,
            at: n,
            form: 'shipping',
            fields: { city: `Town ${n}`, lastName: 'Holloway' },
          }
    const decision = decide(shop, command)
    if (isRejection(decision)) continue
    shop = evolve(shop, { events: decision, commandId: command.commandId })
    const cause: Cause = { _tag: 'Command', command }
    commits.push({
      seq: commits.length + 1,
      epoch: 1,
      at: n,
      tabId: 'tab-1',
      cause,
      events: encodeForLog(decision),
      hash: '',
    })
  }
  return commits
}
