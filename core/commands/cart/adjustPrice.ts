import type { CommandOf } from '../../../contracts/commands.ts'
import { isAgentAt } from '../../domain/account/account.ts'
import type { Cart, WantedLine } from '../../domain/cart/cart.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { isBonus } from '../../domain/cart/cartRules.ts'
import { adjustmentAsked, greatestAdjustment, isReadable } from '../../domain/cart/priceAdjustment.ts'
import { shownLines, worthOf } from '../../domain/cart/shownLines.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { Decision } from '../decision.ts'
import { unsentOn } from './unsentChange.ts'

/** CART-24: an agent takes something off a line, up to the shop's limit. One adjustment a line: another takes its place. */
export const adjustPrice = (
  { account, cart }: ShopperState,
  { commandId: changeId, at, lineKey: key, adjustment }: CommandOf<'AdjustPrice'>,
): Decision => {
  const line = shownLines(cart).find((shown) => shown.key === key)
  if (!isAgentAt(account, at)) return { _tag: 'AgentNeeded' }
  if (!line) return { _tag: 'LineNotInCart' }
  if (isBonus(line)) return { _tag: 'LineIsBonus' }
  if (!isReadable(adjustment)) return { _tag: 'AdjustmentUnreadable' }
  const maximum = line.product.isDigital ? 0 : greatestAdjustment(worthOf(line))
  if (adjustmentAsked(worthOf(line), adjustment) > maximum) return { _tag: 'AdjustmentTooHigh', maximum }
  const { type, value, reason } = adjustment
  return [
    ...withdrawn(cart, key),
    { _tag: 'v1.PriceAdjustmentRequested', changeId, at, key, adjustment: { type, value, reason: reason.trim() } },
  ]
}

export const removeAdjustment = (
  { account, cart }: ShopperState,
  { commandId: changeId, at, lineKey: key }: CommandOf<'RemoveAdjustment'>,
): Decision => {
  const line = shownLines(cart).find((shown) => shown.key === key)
  if (!isAgentAt(account, at)) return { _tag: 'AgentNeeded' }
  if (!line) return { _tag: 'LineNotInCart' }
  if (line.adjustment === null) return []
  const before = shownLines({
    ...cart,
    pending: cart.pending.filter((change) => !unsentOf(cart, key).includes(change)),
  })
  const isOwed = before.some((shown) => shown.key === key && shown.adjustment !== null)
  return [
    ...withdrawn(cart, key),
    ...(isOwed ? [{ _tag: 'v1.PriceAdjustmentRemovalRequested', changeId, at, key } as const] : []),
  ]
}

/** CART-24: asked for again on a line that has become another in all but its price, or has come back. */
export const reapplyAdjustment = (
  { changeId, at }: Pick<PendingChange, 'changeId' | 'at'>,
  key: string,
  { adjustment }: Pick<WantedLine, 'adjustment'>,
): readonly ShopEvent[] =>
  adjustment ? [{ _tag: 'v1.PriceAdjustmentRequested', changeId: againId(changeId), at, key, adjustment }] : []

/** The change that asks for it again, beside the one that brings the line. */
export const againId = (changeId: string): string => `${changeId}-agreed`

const withdrawn = (cart: Cart, key: string): readonly ShopEvent[] =>
  unsentOf(cart, key).map(({ changeId }) => ({ _tag: 'v1.ChangeWithdrawn', changeId }))

const unsentOf = (cart: Cart, key: string): readonly PendingChange[] =>
  unsentOn(cart, key).filter(({ wish: { kind } }) => kind === 'AdjustPrice' || kind === 'RemoveAdjustment')
