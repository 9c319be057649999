import type { CommandOf } from '../../../contracts/commands.ts'
import { maximumLines } from '../../domain/cart/cart.ts'
import type { WantedLine } from '../../domain/cart/cart.ts'
import { hasRoomForLine, isBonus } from '../../domain/cart/cartRules.ts'
import { baseLines, shownLines } from '../../domain/cart/shownLines.ts'
import { rememberedLine } from '../../domain/cart/wantedLine.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { Decision } from '../decision.ts'
import { agreedAgain } from './adjustPrice.ts'
import { isSent, unsentOn } from './unsentChange.ts'

/** CART-18. What was never sent cancels out; a line the server may have is asked to be taken out. CART-33: a gift is declined for good, so there is nothing to put back. */
export const removeLine = ({ cart }: Shop, command: CommandOf<'RemoveLine'>): Decision => {
  const shown = shownLines(cart)
  const position = shown.findIndex((line) => line.key === command.lineKey)
  const line = shown[position]
  if (!line) return { _tag: 'LineNotInCart' }
  if (isBonus(line)) return [{ _tag: 'v1.GiftDeclined', changeId: command.commandId, at: command.at, key: line.key }]
  const unsent = unsentOn(cart, line.key).filter((change) => change.wish.kind !== 'SwitchVariant' && change.wish.kind !== 'SetDelivery')
  const withdrawn = unsent.map((change): ShopEvent => ({ _tag: 'v1.ChangeWithdrawn', changeId: change.changeId }))
  const rest = { ...cart, pending: cart.pending.filter((change) => !unsent.includes(change)) }
  const serverMayHaveIt =
    baseLines(cart).some((base) => base.key === line.key) || shownLines(rest).some((other) => other.key === line.key)
  const wanted = rememberedLine(line, command.at)
  return serverMayHaveIt
    ? [...withdrawn, { _tag: 'v1.LineRemovalRequested', changeId: command.commandId, at: command.at, line: wanted, position }]
    : [...withdrawn, { _tag: 'v1.LineRemovedUnsent', removal: command.commandId, line: wanted, position }]
}

/** Puts back what was removed: by withdrawing the removal while it is unsent, else by adding the line again. */
export const undoRemove = ({ cart }: Shop, command: CommandOf<'UndoRemove'>): Decision => {
  const removed = cart.removed.find((line) => line.removal === command.removal)
  if (!removed) return { _tag: 'NothingToUndo' }
  const undone = { _tag: 'v1.RemovalUndone', removal: command.removal } as const
  const removal = cart.pending.find((change) => change.changeId === command.removal)
  if (removal && !isSent(removal)) return undoUnsent(cart, removal.changeId, removed.line, command)
  if (!shownLines(cart).some((line) => line.key === removed.line.key) && !hasRoomForLine(cart)) {
    return { _tag: 'TooManyLines', maximum: maximumLines }
  }
  return [undone, { _tag: 'v1.ItemAddRequested', changeId: command.commandId, at: command.at, line: removed.line }, ...agreedAgain({ changeId: command.commandId, at: command.at }, removed.line.key, removed.line)]
}

const undoUnsent = (cart: Shop['cart'], removal: string, line: WantedLine, { commandId, at }: CommandOf<'UndoRemove'>): Decision => {
  const before = shownLines({ ...cart, pending: cart.pending.filter((change) => change.changeId !== removal) })
  const back = before.find((shown) => shown.key === line.key)
  const asItWas: readonly ShopEvent[] =
    back && back.quantity !== line.quantity
      ? [{ _tag: 'v1.QuantitySetRequested', changeId: commandId, at, key: line.key, quantity: line.quantity }]
      : []
  const agreed = back?.adjustment ? [] : agreedAgain({ changeId: commandId, at }, line.key, line)
  return [{ _tag: 'v1.ChangeWithdrawn', changeId: removal }, { _tag: 'v1.RemovalUndone', removal }, ...asItWas, ...agreed]
}
