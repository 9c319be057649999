import type { CommandOf } from '../../../contracts/commands.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { isBonus } from '../../domain/cart/cartRules.ts'
import { isInteger } from '../../domain/cart/isInteger.ts'
import { maximumOf, shownLines } from '../../domain/cart/shownLines.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decision } from '../decision.ts'
import { unsentQuantityOf } from './unsentChange.ts'

/** CART-16, CART-33. A quantity not sent yet is replaced, so fifty presses are at most two requests. */
export const setQuantity = ({ cart }: ShopperState, command: CommandOf<'SetQuantity'>): Decision => {
  const { lineKey: key, quantity } = command
  const line = shownLines(cart).find((shown) => shown.key === key)
  if (!isInteger(quantity)) return { _tag: 'QuantityNotWhole', quantity }
  if (!line) return { _tag: 'LineNotInCart' }
  if (isBonus(line)) return { _tag: 'LineIsBonus' }
  if (quantity < 1) return { _tag: 'QuantityTooLow', minimum: 1 }
  if (quantity > maximumOf(line)) return { _tag: 'QuantityTooHigh', maximum: maximumOf(line) }
  if (quantity === line.quantity) return []
  const unsent = unsentQuantityOf(cart, key)
  if (unsent && canHold(cart, unsent, key))
    return [{ _tag: 'v1.QuantityReplaced', changeId: unsent.changeId, quantity }]
  return [{ _tag: 'v1.QuantitySetRequested', changeId: command.commandId, at: command.at, key, quantity }]
}

/** An unsent add holds the whole quantity only when the line is its own: on a line the server has it is an increment. */
const canHold = (cart: Cart, change: PendingChange, key: string): boolean =>
  change.wish.kind === 'SetQuantity' ||
  !shownLines({ ...cart, pending: before(cart, change) }).some((line) => line.key === key)

const before = (cart: Cart, change: PendingChange): readonly PendingChange[] =>
  cart.pending.slice(0, cart.pending.indexOf(change))
