import type { Command } from '../../contracts/commands.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import type { Decision } from '../../core/commands/decision.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolve } from '../../core/events/evolve.ts'

type Bare<Each = Command> = Each extends Command ? Omit<Each, 'commandId' | 'at'> : never

/** What a command `d` at 1 790 000 000 000 comes to. */
export const decidedAt = 1_790_000_000_000
export const decided = (shop: ShopperState, bare: Bare): Decision =>
  decide(shop, { ...bare, commandId: 'd', at: decidedAt } as Command)

/** The shop after it; a rejection is an error of the test. */
export const after = (shop: ShopperState, bare: Bare): ShopperState => {
  const decision = decided(shop, bare)
  if (isRejection(decision)) throw new Error(decision._tag)
  return evolve(shop, { events: decision, commandId: null })
}
