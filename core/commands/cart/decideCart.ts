import type { CartCommand } from '../../../contracts/commands/cartCommand.ts'
import type { Decide } from '../decision.ts'
import type { changeCommands } from './changes/changeHandlers.ts'

/** The cart's commands that request no change. */
export const decideCart: Omit<Decide<CartCommand>, keyof typeof changeCommands> = {
  DismissRefusal: ({ cart }, { refusalId }) =>
    cart.refusals.some((refusal) => refusal.refusalId === refusalId)
      ? [{ _tag: 'v1.RefusalDismissed', refusalId }]
      : [],
  RefreshCart: ({ cart }, { commandId }) =>
    cart.basket === null || cart.refresh !== null ? [] : [{ _tag: 'v1.RefreshRequested', id: commandId }],
}
