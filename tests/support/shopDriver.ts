import type { Rejection } from '../../contracts/rejections.ts'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import { record } from '../../core/commands/record.ts'
import { recordSending } from '../../core/commands/recordSending.ts'
import { wants } from '../../core/commands/wants.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolve } from '../../core/events/evolve.ts'
import type { Happened } from '../../core/events/evolve.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import type { ModelCommerce } from './modelCommerce.ts'
import { sentCommand } from './sentCommand.ts'
import type { BareCommand } from './sentCommand.ts'

/** One shopper's log driven by hand: ask, send, answer. */
export type ShopDriver = {
  readonly shop: () => ShopperState
  readonly history: readonly Happened[]
  /** Decides and evolves; returns the rejection, or null when accepted. */
  ask(command: BareCommand): Rejection | null
  /** The call at the head, marked as sent. */
  send(): Call | null
  answer(call: Call, settled: Settled): readonly ShopEvent[]
  /** Sends and answers until nothing is owed; throws after too many rounds. */
  settle(commerce: ModelCommerce): void
  lastCommandId(): string
}

/** `before`: what has happened already, for example a sign-in. */
export const createShopDriver = (before: readonly ShopEvent[] = []): ShopDriver => {
  const history: Happened[] = []
  let shop = initialState()
  let count = 0
  const happen = (happened: Happened): void => {
    if (happened.events.length === 0) return
    history.push(happened)
    shop = evolve(shop, happened)
  }
  happen({ events: before, commandId: null })
  const driver: ShopDriver = {
    shop: () => shop,
    history,
    lastCommandId: () => `c${count}`,
    ask: (bare) => {
      count += 1
      const command = sentCommand(bare, `c${count}`, 1_790_000_000_000 + count)
      const decision = decide(shop, command)
      if (isRejection(decision)) return decision
      happen({ events: decision, commandId: command.commandId })
      return null
    },
    send: () => {
      const [call] = wants(shop)
      if (!call) return null
      happen({ events: recordSending(shop, call), commandId: null })
      return call
    },
    answer: (call, settled) => {
      const events = record(shop, call, settled, 1_790_000_000_000)
      happen({ events, commandId: null })
      return events
    },
    settle: (commerce) => {
      for (let round = 0; round < 500; round++) {
        const call = driver.send()
        if (!call) return
        driver.answer(call, commerce.perform(call))
      }
      throw new Error(`still owed after 500 calls: ${JSON.stringify(wants(shop))}`)
    },
  }
  return driver
}
