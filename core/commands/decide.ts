import type { Command, CommandTag } from '../../contracts/commands.ts'
import type { ShopperState } from '../domain/state/shopperState.ts'
import { decideAccount } from './account/decideAccount.ts'
import { decideCart } from './cart/decideCart.ts'
import { decideCheckout } from './checkout/decideCheckout.ts'
import { decideSaved } from './saved/decideSaved.ts'
import type { Decide, Decision } from './decision.ts'
import { decideFavorites } from './favorites/decideFavorites.ts'
import { decideOrder } from './order/decideOrder.ts'

const table: Decide<Command> = {
  ...decideAccount,
  ...decideCart,
  ...decideCheckout,
  ...decideOrder,
  ...decideFavorites,
  ...decideSaved,
}

/** May this be done, and what has then been asked for? A command done before is done once. */
export const decide = (state: ShopperState, command: Command): Decision => {
  if (state.recentCommands.includes(command.commandId)) return []
  return route(state, command)
}

const route = <Tag extends CommandTag>(
  state: ShopperState,
  command: Extract<Command, { readonly _tag: Tag }>,
): Decision => {
  const decision: (state: ShopperState, command: never) => Decision = table[command._tag]
  return decision(state, command as never)
}
