import type { AppendOutcome } from '../../core/adapters/eventLog/EventLog.ts'
import type { Call } from '../../core/commands/call.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import { recordSending } from '../../core/commands/recordSending.ts'
import { wants } from '../../core/commands/wants.ts'
import type { Cause, Commit, NewCommit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolve } from '../../core/events/evolve.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import type { Command } from '../../contracts/commands.ts'
import type { Rejection } from '../../contracts/rejections.ts'
import { encodeForLog } from '../../core/events/log/commitCodec.ts'
import { startsOver, foldLog, foldOnto, mayStartOver } from './foldLog.ts'
import type { Pipeline, PipelineListeners, PipelineSettings } from './pipeline.ts'
import { loadCalls } from '../sender/loadCalls.ts'
import { createStopwatch } from './stopwatch.ts'
import { defined } from '../../core/domain/fields/fields.ts'

export const createPipeline = (settings: PipelineSettings): Pipeline => {
  const { log, tabId, now } = settings
  let { shop: shopper, seq, readOnly } = settings.folded
  let { epoch } = settings
  let listeners: PipelineListeners | undefined
  const stopwatch = createStopwatch(now)
  let tail: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = tail.then(work)
    tail = turn.catch(() => undefined)
    return turn
  }

  /** Folds what other tabs wrote and then calls `make`; may run again when a transaction is retried. */
  const append = async (
    cause: (at: number) => Cause,
    make: (shopper: ShopperState, at: number) => readonly ShopEvent[],
    options: {
      readonly strict: boolean
      readonly command: Command | null
      readonly needsEpoch?: number
      readonly mayErase?: boolean
    },
  ): Promise<AppendOutcome | { readonly _tag: 'ReadOnly' }> => {
    if (readOnly) return { _tag: 'ReadOnly' }
    const before = { shop: shopper, seq }
    const outcome = await log.append({
      seen: seq,
      state: shopper,
      strict: options.strict,
      ...(options.mayErase ? { erases: startsOver } : {}),
      ...defined({ needsEpoch: options.needsEpoch }),
      propose: (unseen) => {
        const at = now()
        const base = foldUnseen(before.shop, unseen)
        if (base === null) return null
        const seen = before.seq + unseen.length
        const events = make(base, at)
        if (events.length === 0) {
          show(base, seen)
          return null
        }
        const commit: NewCommit = { at, tabId, cause: cause(at), events: encodeForLog(events), ...stopwatch.field() }
        show(evolve(base, { events, commandId: options.command?.commandId ?? null }), seen + 1)
        stopwatch.shown(options.command?.at ?? at)
        return commit
      },
    })
    if (outcome._tag !== 'Appended' && shopper !== before.shop) show(before.shop, before.seq)
    if (outcome._tag === 'Appended' || outcome._tag === 'Superseded') epoch = outcome.head.epoch
    if (outcome._tag === 'Appended' && outcome.commit) listeners?.onDurable(stopwatch.durable(outcome.commit))
    if (outcome._tag === 'Failed') listeners?.onTrouble(outcome.reason)
    if (outcome._tag === 'ReadOnly') stopWriting()
    if (outcome._tag === 'Behind' && (await refold())) return append(cause, make, options)
    return outcome
  }

  /**
   * This tab slept while commits that it had not folded were dropped to make room: it continues from the newest
   * snapshot.
   */
  const refold = async (): Promise<boolean> => {
    const folded = await foldLog(log)
    const isAhead = !folded.readOnly && folded.seq > seq
    if (isAhead) show(folded.shop, folded.seq)
    else stopWriting()
    return isAhead
  }

  const foldUnseen = (from: ShopperState, unseen: readonly Commit[]): ShopperState | null => {
    const folded = foldOnto(from, unseen)
    if (folded === null) stopWriting()
    return folded
  }

  const show = (next: ShopperState, at: number): void => {
    const before = shopper
    shopper = next
    seq = at
    listeners?.onState(shopper, before)
  }

  const stopWriting = (): void => {
    readOnly = true
    listeners?.onTrouble('newer-version')
  }

  return {
    listen: (added) => {
      listeners = added
    },
    shop: () => shopper,
    seq: () => seq,
    epoch: () => epoch,
    dispatch: (command) =>
      inTurn(async () => {
        const refused: Rejection[] = []
        const { commandId } = command
        const outcome = await append(
          () => ({ _tag: 'Command', command }),
          (base) => {
            const decision = decide(base, command)
            refused.length = 0
            if (!isRejection(decision)) return decision
            refused.push(decision)
            return []
          },
          { strict: command._tag === 'PlaceOrder' || mayStartOver(command), mayErase: mayStartOver(command), command },
        )
        if (readOnly) refused.unshift({ _tag: 'ReadOnly', reason: 'newer-version' })
        else if (outcome._tag !== 'Appended') refused.unshift({ _tag: 'NotAnswered' })
        const [rejection] = refused
        return rejection ? { _tag: 'Rejected', commandId, rejection } : { _tag: 'Accepted', commandId, seq }
      }),
    sending: (call, epoch) =>
      inTurn(async () => {
        let owed: Call | undefined
        const sameCall = (base: ShopperState): readonly ShopEvent[] => {
          owed = wants(base).find(({ key, basketId }) => key === call.key && basketId === call.basketId)
          return owed ? recordSending(base, owed) : []
        }
        const cause = (): Cause => ({ _tag: 'Sending', key: call.key })
        const outcome = await append(cause, sameCall, { strict: call.strict, command: null, needsEpoch: epoch })
        if (outcome._tag === 'Superseded') return outcome
        if (outcome._tag !== 'Appended' || readOnly) return { _tag: 'NotWritten' }
        return owed ? { _tag: 'Leave', call: owed } : { _tag: 'NotOwed' }
      }),
    settle: (call, answer, epoch) =>
      inTurn(async () => {
        const calls = await loadCalls().catch(() => null)
        if (!calls) return false
        const outcome = await append(
          () => ({ _tag: 'Answer', call, answer }),
          (base, at) => calls.record(base, call, answer, at),
          { strict: call.strict, command: null, needsEpoch: epoch },
        )
        return outcome._tag === 'Appended' && !readOnly
      }),
    restore: (make, from = 'server') =>
      inTurn(async () => {
        await append(() => ({ _tag: 'Restored', from }), make, {
          strict: from !== 'server',
          mayErase: from !== 'server',
          command: null,
        })
      }),
    raiseEpoch: () => inTurn(() => log.raiseEpoch({ seen: seq, state: shopper })),
    catchUp: () =>
      inTurn(async () => {
        const unseen = await log.read(seq)
        const newest = unseen.at(-1)
        if (!newest) return
        if (unseen[0]?.seq !== seq + 1) return void (await refold())
        const next = foldUnseen(shopper, unseen)
        if (!next) return
        show(next, newest.seq)
        listeners?.onCaughtUp(newest)
      }),
  }
}
