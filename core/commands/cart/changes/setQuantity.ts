import type { CommandOf } from '../../../../contracts/commands.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { ChangeOf, PendingChange } from '../../../domain/cart/changes/cartChange.ts'
import { isInteger, maximumOf } from '../../../domain/inventory/quantity.ts'
import { shownLines } from '../../../domain/cart/shownLines.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import { isRejection } from '../../decision.ts'
import type { Decision } from '../../decision.ts'
import { ownLine, quantityRejection } from '../changeCart.ts'
import { lastUnsentOfKind } from '../unsentChange.ts'
import { inBasket, updateItem } from './changeHandler.ts'
import type { ChangeHandler } from './changeHandler.ts'

/** CART-16, CART-33. A quantity that was not sent yet is replaced, so fifty presses are at most two requests. */
export const setQuantity = ({ cart }: ShopperState, command: CommandOf<'SetQuantity'>): Decision => {
  const { lineKey: key, quantity } = command
  if (!isInteger(quantity)) return { _tag: 'QuantityNotWhole', quantity }
  const line = ownLine(cart, key)
  if (isRejection(line)) return line
  const problem = quantityRejection(quantity, maximumOf(line.product))
  if (problem) return problem
  if (quantity === line.quantity) return []
  const unsent = lastUnsentOfKind(cart, key, ['AddItem', 'SetQuantity'])
  if (unsent && canHold(cart, unsent, key))
    return [{ _tag: 'v1.QuantityReplaced', changeId: unsent.changeId, quantity }]
  return [{ _tag: 'v1.QuantitySetRequested', changeId: command.commandId, at: command.at, key, quantity }]
}

export const setQuantityChange: ChangeHandler<ChangeOf<'SetQuantity'>> = {
  call: inBasket(({ key, quantity }, basket) => updateItem(basket, key, { qty: quantity })),
}

/**
 * An unsent add contains the whole quantity only if it created the line: for a line that the server has, it is an
 * increment.
 */
const canHold = (cart: Cart, change: PendingChange, key: string): boolean =>
  change.wish.kind === 'SetQuantity' ||
  !shownLines({ ...cart, pending: before(cart, change) }).some((line) => line.key === key)

const before = (cart: Cart, change: PendingChange): readonly PendingChange[] =>
  cart.pending.slice(0, cart.pending.indexOf(change))
