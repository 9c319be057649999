import type { CommandOf } from '../../../contracts/commands.ts'
import { isBonus } from '../../domain/cart/cartRules.ts'
import { lineKey } from '../../domain/cart/lineKey.ts'
import { maximumOf, shownLines } from '../../domain/cart/shownLines.ts'
import { reserveOf, wantedLine } from '../../domain/cart/wantedLine.ts'
import { giftOptionToSend } from '../../domain/gift/giftOptionToSend.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decision } from '../decision.ts'
import { reapplyAdjustment } from './adjustPrice.ts'
import { switchRequested } from './switchVariant.ts'

/**
 * DLG-05, CART-14: a line becomes a gift, another one, or none. A gift option is part of what a line is (CART-16), so the line
 * goes and the other one comes, as with another variant: if that is refused the old one comes back. One that is there already takes the
 * pieces in, and what an agent has agreed (CART-24) goes along.
 */
export const setGiftOption = ({ cart }: ShopperState, command: CommandOf<'SetGiftOption'>): Decision => {
  const shown = shownLines(cart)
  const position = shown.findIndex((line) => line.key === command.lineKey)
  const line = shown[position]
  if (!line) return { _tag: 'LineNotInCart' }
  if (isBonus(line)) return { _tag: 'LineIsBonus' }
  const giftOption = command.giftOption === null ? null : (giftOptionToSend(command.giftOption) ?? null)
  const to = { ...wantedLine(line), ...reserveOf(line, command.at), giftOption }
  const key = lineKey({ ...to, sku: line.product.sku })
  if (key === line.key) return []
  const request = switchRequested(command, line, { ...to, key }, position)
  const change = { changeId: command.commandId, at: command.at }
  const twin = shown.find((other) => other.key === key && !isBonus(other))
  if (!twin) return [request, ...reapplyAdjustment(change, key, request.from)]
  const quantity = twin.quantity + line.quantity
  if (quantity > maximumOf(twin)) return { _tag: 'QuantityTooHigh', maximum: maximumOf(twin) }
  const joined = {
    _tag: 'v1.QuantitySetRequested',
    changeId: `${command.commandId}-joined`,
    at: command.at,
    key,
    quantity,
  } as const
  return [request, joined, ...(twin.adjustment ? [] : reapplyAdjustment(change, key, request.from))]
}
