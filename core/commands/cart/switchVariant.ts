import type { CommandOf } from '../../../contracts/commands.ts'
import type { WantedLine } from '../../domain/cart/cart.ts'
import { isBonus } from '../../domain/cart/cartRules.ts'
import { adjustmentCarriesOver } from '../../domain/cart/adjustmentCarriesOver.ts'
import { lineKey } from '../../domain/cart/lineKey.ts'
import { maximumOf, shownLines } from '../../domain/cart/shownLines.ts'
import type { ShownLine } from '../../domain/cart/shownLines.ts'
import { adjustmentOf, rememberedLine, reserveOf, wantedLine } from '../../domain/cart/wantedLine.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decision } from '../decision.ts'
import { reapplyAdjustment } from './adjustPrice.ts'

/**
 * CART-29: the old line goes; the new one comes with its quantity, delivery and gift option, and with what was agreed on it (CART-24), unless it is there
 * already. In its place it is one call: nothing put aside is free for a moment (CART-13), and what was agreed stays where it is.
 */
export const switchVariant = ({ cart }: ShopperState, command: CommandOf<'SwitchVariant'>): Decision => {
  const shown = shownLines(cart)
  const position = shown.findIndex((line) => line.key === command.lineKey)
  const line = shown[position]
  if (!line) return { _tag: 'LineNotInCart' }
  if (isBonus(line)) return { _tag: 'LineIsBonus' }
  const { recipeId, giftOption, delivery } = line
  const key = lineKey({ sku: command.to.sku, recipeId, giftOption, delivery })
  if (key === line.key) return []
  if (command.to.currency !== line.product.currency) return { _tag: 'CurrencyDiffers' }
  if (command.to.stock < 1) return { _tag: 'SoldOut' }
  if (line.quantity > maximumOf({ product: command.to }))
    return { _tag: 'QuantityTooHigh', maximum: maximumOf({ product: command.to }) }
  const to = { ...wantedLine(line), ...reserveOf(line, command.at), key, product: command.to }
  const holds = adjustmentCarriesOver(line.product, command.to) && !shown.some((other) => other.key === key)
  const request = switchRequested(command, line, to, position)
  if (command.inPlace)
    return [{ ...request, _tag: 'v2.VariantSwitchRequested', to: { ...to, ...(holds ? adjustmentOf(line) : {}) } }]
  return [
    request,
    ...(holds ? reapplyAdjustment({ changeId: command.commandId, at: command.at }, key, request.from) : []),
  ]
}

/** The line goes and another one comes into its place. */
export const switchRequested = (
  { commandId: changeId, at }: { readonly commandId: string; readonly at: number },
  line: ShownLine,
  to: WantedLine,
  position: number,
) => ({ _tag: 'v1.VariantSwitchRequested', changeId, at, from: rememberedLine(line, at), to, position }) as const
