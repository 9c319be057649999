import type { CartCommand } from '../../../contracts/commands/cartCommand.ts'
import type { Decide } from '../decision.ts'
import { whileNoOrder } from './changeCart.ts'
import type { changeCommands } from './changes/changeHandlers.ts'
import { moveCart } from './moveCart.ts'

/** The cart's commands that request no change, or all of it again. */
export const decideCart: Omit<Decide<CartCommand>, keyof typeof changeCommands> = {
  MoveCart: whileNoOrder(moveCart),
  DismissRefusal: ({ cart }, { refusalId }) =>
    cart.move?.moveId === refusalId || cart.refusals.some((refusal) => refusal.refusalId === refusalId)
      ? [{ _tag: 'v1.RefusalDismissed', refusalId }]
      : [],
  RefreshCart: ({ cart }, { commandId }) =>
    cart.basket === null || cart.refresh !== null ? [] : [{ _tag: 'v1.RefreshRequested', id: commandId }],
}
