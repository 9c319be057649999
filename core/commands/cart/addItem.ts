import type { CommandOf } from '../../../contracts/commands.ts'
import { maximumLines } from '../../domain/cart/cart.ts'
import type { WantedLine } from '../../domain/cart/cart.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { canAddLine } from '../../domain/cart/cartRules.ts'
import { isInteger } from '../../domain/cart/isInteger.ts'
import { lineKey } from '../../domain/cart/lineKey.ts'
import { maximumOf, shownLines } from '../../domain/cart/shownLines.ts'
import { giftOptionToSend } from '../../domain/gift/giftOptionToSend.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { isRejection } from '../decision.ts'
import type { Decision } from '../decision.ts'
import { changeCurrency } from './changeCurrency.ts'
import { unsentAddOf } from './unsentChange.ts'

/** CART-16: a product already in the cart under the same key grows; else a line joins. CART-13: `reserveAt` puts it aside in a store. CART-14: half a gift option is none, here as in the call. */
export const addItem = (state: ShopperState, command: CommandOf<'AddItem'>): Decision => {
  const { cart } = state
  const { product, quantity, reserveAt } = command
  const delivery = reserveAt ?? 'home'
  const recipeId = command.recipeId || null
  const giftOption = giftOptionToSend(command.giftOption ?? {}) ?? null
  const key = lineKey({ sku: product.sku, recipeId, giftOption, delivery })
  const existing = shownLines(cart).find((line) => line.key === key)
  const maximum = maximumOf({ product })
  if (!isInteger(quantity)) return { _tag: 'QuantityNotWhole', quantity }
  if (quantity < 1) return { _tag: 'QuantityTooLow', minimum: 1 }
  if (reserveAt !== undefined && (product.isDigital || recipeId !== null)) return { _tag: 'MethodNotOffered' }
  if (reserveAt === undefined && product.stock < 1) return { _tag: 'SoldOut' }
  if ((existing?.quantity ?? 0) + quantity > maximum) return { _tag: 'QuantityTooHigh', maximum }
  const closed = changeCurrency(state, product.currency)
  if (isRejection(closed)) return closed
  if (!existing && !canAddLine(cart)) return { _tag: 'TooManyLines', maximum: maximumLines }
  const unsent = unsentAddOf(cart, key)
  if (unsent && isReserved(unsent) === (reserveAt !== undefined))
    return [{ _tag: 'v1.ItemAddEnlarged', changeId: unsent.changeId, by: quantity }]
  const line: WantedLine = {
    key,
    product,
    quantity,
    recipeId,
    giftOption,
    delivery,
    ...(reserveAt === undefined ? {} : { reserve: true }),
  }
  return [...closed, { _tag: 'v1.ItemAddRequested', changeId: command.commandId, at: command.at, line }]
}

const isReserved = ({ wish: change }: PendingChange): boolean =>
  change.kind === 'AddItem' && change.line.reserve === true
