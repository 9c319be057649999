import type { Rejection } from '../../contracts/rejections.ts'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import { record } from '../../core/commands/record.ts'
import { recordSending } from '../../core/commands/recordSending.ts'
import { wants } from '../../core/commands/wants.ts'
import { chainHash, rootHash } from '../../core/domain/log/chainHash.ts'
import type { Cause, Commit } from '../../core/domain/log/commit.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolve } from '../../core/events/evolve.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import { encodeForLog } from '../../core/events/log/commitCodec.ts'
import { writeLogFile } from '../../worker/recorder/writeLogFile.ts'
import type { ModelCommerce } from './modelCommerce.ts'
import { sentCommand } from './sentCommand.ts'
import type { BareCommand } from './sentCommand.ts'

/** A log as the worker would have written it, with causes and hash chain, driven by hand: ask, send, answer. */
export type RecordedLog = {
  readonly shop: () => ShopperState
  readonly commits: readonly Commit[]
  ask(command: BareCommand, tabId?: string): Rejection | null
  send(): Call | null
  answer(call: Call, settled: Settled): void
  /** Sends and answers until nothing is owed. */
  settle(commerce: ModelCommerce): void
  /** As the recorder exports it. */
  text(): string
}

export const firstAt = 1_790_000_000_000

export const createRecordedLog = (): RecordedLog => {
  const commits: Commit[] = []
  let shop = initialState()
  let at = firstAt
  const append = (cause: Cause, events: readonly ShopEvent[], commandId: string | null, tabId = 'tab-1'): void => {
    if (events.length === 0) return
    shop = evolve(shop, { events, commandId })
    const plain = { seq: commits.length + 1, epoch: 1, at, tabId, cause, events: encodeForLog(events) }
    commits.push({ ...plain, hash: chainHash(commits.at(-1)?.hash ?? rootHash, plain) })
  }
  const log: RecordedLog = {
    shop: () => shop,
    commits,
    ask: (bare, tabId) => {
      at += 1_000
      const command = sentCommand(bare, `c${at - firstAt}`, at)
      const decision = decide(shop, command)
      if (isRejection(decision)) return decision
      append({ _tag: 'Command', command }, decision, command.commandId, tabId)
      return null
    },
    send: () => {
      const [call] = wants(shop)
      if (!call) return null
      at += 10
      append({ _tag: 'Sending', key: call.key }, recordSending(shop, call), null)
      return call
    },
    answer: (call, answer) => {
      at += 200
      append({ _tag: 'Answer', call, answer }, record(shop, call, answer, at), null)
    },
    settle: (commerce) => {
      for (let call = log.send(); call; call = log.send()) log.answer(call, commerce.perform(call))
    },
    text: () =>
      writeLogFile({ logId: 'log-1', before: rootHash, start: { seq: 0, shop: initialState() }, commits }, firstAt),
  }
  return log
}
