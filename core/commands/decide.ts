import type { Command, CommandTag } from '../../contracts/commands.ts'
import type { ShopperState } from '../domain/state/shopperState.ts'
import { decideAccount } from './account/decideAccount.ts'
import { changeCommands } from './cart/changes/changeHandlers.ts'
import { decideCart } from './cart/decideCart.ts'
import { decideCheckout } from './checkout/decideCheckout.ts'
import { decideConsent } from './consent/decideConsent.ts'
import { whenSaving } from './cart/changeCart.ts'
import { refreshSaved } from './saved/savedList.ts'
import type { Decide, Decision } from './decision.ts'
import { decideFavorites } from './favorites/decideFavorites.ts'
import { decideOrder } from './order/decideOrder.ts'

const table: Decide<Command> = {
  ...decideAccount,
  ...changeCommands,
  ...decideCart,
  ...decideCheckout,
  ...decideOrder,
  ...decideFavorites,
  ...decideConsent,
  RefreshSaved: whenSaving(refreshSaved),
}

/** Is this command allowed, and what does it ask for? A command that was done before is not done again. */
export const decide = (state: ShopperState, command: Command): Decision => {
  if (state.recentCommands.includes(command.commandId)) return []
  return route(state, command)
}

const route = <Tag extends CommandTag>(
  state: ShopperState,
  command: Extract<Command, { readonly _tag: Tag }>,
): Decision => {
  const decision: (state: ShopperState, command: never) => Decision = table[command._tag]
  // The tag has chosen the row of this very command.
  return decision(state, command as never)
}
