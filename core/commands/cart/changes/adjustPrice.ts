import { atBasket, inBasket, itemIdOf, lineOf } from './changeHandler.ts'
import type { ChangeHandler } from './changeHandler.ts'
import type { CommandOf } from '../../../../contracts/commands.ts'
import { isAgentAt } from '../../../domain/account/account.ts'
import type { Cart, WantedLine } from '../../../domain/cart/cart.ts'
import type { ChangeOf, PendingChange } from '../../../domain/cart/changes/cartChange.ts'
import { ruleOf } from '../../../domain/cart/changes/changeRules.ts'
import type { ConfirmedBasket } from '../../../domain/cart/confirmedBasket.ts'
import { adjustmentAsked, greatestAdjustment, isReadable } from '../../../domain/cart/priceAdjustment.ts'
import { shownLine, shownLines, worthOf } from '../../../domain/cart/shownLines.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../../events/shop/shopEvent.ts'
import { isRejection } from '../../decision.ts'
import type { Decision } from '../../decision.ts'
import { ownLine } from '../changeCart.ts'
import { unsentOn, withdrawn } from '../unsentChange.ts'

/** CART-24: an agent reduces a line's price, up to the shop's limit. One adjustment per line: another replaces it. */
export const adjustPrice = (
  { account, cart }: ShopperState,
  { commandId: changeId, at, lineKey: key, adjustment }: CommandOf<'AdjustPrice'>,
): Decision => {
  const line = ownLine(cart, key)
  if (!isAgentAt(account, at)) return { _tag: 'AgentNeeded' }
  if (isRejection(line)) return line
  if (!isReadable(adjustment)) return { _tag: 'AdjustmentUnreadable' }
  const maximum = line.product.isDigital ? 0 : greatestAdjustment(worthOf(line))
  if (adjustmentAsked(worthOf(line), adjustment) > maximum) return { _tag: 'AdjustmentTooHigh', maximum }
  const { type, value, reason } = adjustment
  return [
    ...withdrawn(unsentOf(cart, key)),
    { _tag: 'v1.PriceAdjustmentRequested', changeId, at, key, adjustment: { type, value, reason: reason.trim() } },
  ]
}

export const removeAdjustment = (
  { account, cart }: ShopperState,
  { commandId: changeId, at, lineKey: key }: CommandOf<'RemoveAdjustment'>,
): Decision => {
  const line = shownLine(cart, key)
  if (!isAgentAt(account, at)) return { _tag: 'AgentNeeded' }
  if (!line) return { _tag: 'LineNotInCart' }
  if (line.adjustment === null) return []
  const before = shownLines({
    ...cart,
    pending: cart.pending.filter((change) => !unsentOf(cart, key).includes(change)),
  })
  const isOwed = before.some((shown) => shown.key === key && shown.adjustment !== null)
  return [
    ...withdrawn(unsentOf(cart, key)),
    ...(isOwed ? [{ _tag: 'v1.PriceAdjustmentRemovalRequested', changeId, at, key } as const] : []),
  ]
}

export const adjustPriceChange: ChangeHandler<ChangeOf<'AdjustPrice'>> = {
  call: inBasket(({ key, adjustment }, basket) => {
    const { basketId } = basket
    const adjustmentId = adjustmentIdOn(basket, key)
    return adjustmentId === undefined
      ? atBasket('addPriceAdjustment', basket, { itemId: itemIdOf(basket, key), ...adjustment })
      : { endpoint: 'changePriceAdjustment', input: { params: { basketId, adjustmentId }, body: { ...adjustment } } }
  }),
}

export const removeAdjustmentChange: ChangeHandler<ChangeOf<'RemoveAdjustment'>> = {
  call: inBasket(({ key }, basket) => ({
    endpoint: 'removePriceAdjustment',
    input: { params: { basketId: basket.basketId, adjustmentId: adjustmentIdOn(basket, key) ?? '' } },
  })),
}

const adjustmentIdOn = (basket: ConfirmedBasket, key: string): string | undefined =>
  lineOf(basket, key)?.adjustment?.adjustmentId

/** CART-24: requested again for a line that differs only in price, or has come back. */
export const reapplyAdjustment = (
  { changeId, at }: Pick<PendingChange, 'changeId' | 'at'>,
  key: string,
  { adjustment }: Pick<WantedLine, 'adjustment'>,
): readonly ShopEvent[] =>
  adjustment ? [{ _tag: 'v1.PriceAdjustmentRequested', changeId: againId(changeId), at, key, adjustment }] : []

/** The change that requests it again, along with the one that brings the line. */
export const againId = (changeId: string): string => `${changeId}-agreed`

const unsentOf = (cart: Cart, key: string): readonly PendingChange[] =>
  unsentOn(cart, key).filter(({ wish: change }) => ruleOf(change).adjusts)
