import { canSaveForLater } from '../../domain/favorites/listAccess.ts'
import type { Rejection } from '../../../contracts/rejections.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { isBonus } from '../../domain/cart/cartRules.ts'
import { quantityProblem } from '../../domain/inventory/quantity.ts'
import { shownLine } from '../../domain/cart/shownLines.ts'
import type { ShownLine } from '../../domain/cart/shownLines.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decision } from '../decision.ts'
import { isRejection } from '../decision.ts'

type Decider<Command> = (state: ShopperState, command: Command) => Decision

/** Not while an order is being placed: what is charged is what was shown. */
export const whileNoOrder =
  <Command>(decide: Decider<Command>): Decider<Command> =>
  (state, command) =>
    state.order.placing ? { _tag: 'OrderUnderWay' } : decide(state, command)

export const inCart =
  <Command>(decide: Decider<Command>): Decider<Command> =>
  (state, command) =>
    changeCart(state, decide(state, command))

/** FAV-17: not for employees. */
export const whenSaving =
  <Command>(decide: Decider<Command>): Decider<Command> =>
  (state, command) =>
    canSaveForLater(state.standing) ? decide(state, command) : { _tag: 'FavoritesOff' }

/**
 * Rejects a change of the cart while an order is in progress. A rebuild that was waiting for the shopper continues with
 * the change.
 */
export const changeCart = (state: ShopperState, decision: Decision): Decision => {
  if (state.order.placing) return { _tag: 'OrderUnderWay' }
  if (isRejection(decision) || decision.length === 0) return decision
  const paused = state.cart.rebuild?.paused ? state.cart.rebuild : null
  return paused ? [{ _tag: 'v1.RebuildResumed', lostBasketId: paused.lostBasketId }, ...decision] : decision
}

/** A line that the shopper may change; CART-33: a gift is not one. */
export const ownLine = (cart: Cart, key: string): ShownLine | Rejection => {
  const line = shownLine(cart, key)
  if (!line) return { _tag: 'LineNotInCart' }
  return isBonus(line) ? { _tag: 'LineIsBonus' } : line
}

/**
 * CART-15: a quantity that a line may not have when it already contains `there`; without a maximum, one that no line
 * may have.
 */
export const quantityRejection = (quantity: number, maximum = Infinity, there = 0): Rejection | null => {
  switch (quantityProblem(quantity, maximum - there)) {
    case 'not-whole':
      return { _tag: 'QuantityNotWhole', quantity }
    case 'too-low':
      return { _tag: 'QuantityTooLow', minimum: 1 }
    case 'too-high':
      return { _tag: 'QuantityTooHigh', maximum }
    case null:
      return null
  }
}
