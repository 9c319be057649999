import type { CommandOf } from '../../../contracts/commands.ts'
import { isBonus } from '../../domain/cart/cartRules.ts'
import { lineKey } from '../../domain/cart/lineKey.ts'
import { maximumOf, shownLines } from '../../domain/cart/shownLines.ts'
import { wantedLine } from '../../domain/cart/wantedLine.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import type { Decision } from '../decision.ts'

/** CART-29: the old line goes; the new one comes with its quantity, delivery and gift option, unless it is there already. */
export const switchVariant = ({ cart }: Shop, command: CommandOf<'SwitchVariant'>): Decision => {
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
  if (line.quantity > maximumOf({ product: command.to })) return { _tag: 'QuantityTooHigh', maximum: maximumOf({ product: command.to }) }
  const from = wantedLine(line)
  return [
    {
      _tag: 'v1.VariantSwitchRequested',
      changeId: command.commandId,
      at: command.at,
      from,
      to: { ...from, key, product: command.to },
      position,
    },
  ]
}
