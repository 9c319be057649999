import type { Command, CommandTag } from '../../contracts/commands.ts'
import type { Shop } from '../domain/shop/shop.ts'
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
export const decide = (shop: Shop, command: Command): Decision => {
  if (shop.recentCommands.includes(command.commandId)) return []
  return route(shop, command)
}

const route = <Tag extends CommandTag>(shop: Shop, command: Extract<Command, { readonly _tag: Tag }>): Decision => {
  const decision: (shop: Shop, command: never) => Decision = table[command._tag]
  return decision(shop, command as never)
}
