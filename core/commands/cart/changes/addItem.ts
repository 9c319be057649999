import type { Request } from '../../call.ts'
import type { ChangeHandler } from './changeHandler.ts'
import type { CommandOf } from '../../../../contracts/commands.ts'
import { maximumLines } from '../../../domain/cart/cart.ts'
import type { WantedLine } from '../../../domain/cart/cart.ts'
import type { ChangeOf } from '../../../domain/cart/changes/cartChange.ts'
import type { ConfirmedBasket } from '../../../domain/cart/confirmedBasket.ts'
import { canAddLine } from '../../../domain/cart/cartRules.ts'
import { lineKey } from '../../../domain/cart/lineKey.ts'
import { shownLine } from '../../../domain/cart/shownLines.ts'
import { maximumOf } from '../../../domain/inventory/quantity.ts'
import { giftOptionToSend } from '../../../domain/gift/giftOptionToSend.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import { isRejection } from '../../decision.ts'
import type { Decision } from '../../decision.ts'
import { quantityRejection } from '../changeCart.ts'
import { changeCurrency } from '../changeCurrency.ts'
import { lastUnsentOfKind } from '../unsentChange.ts'

/**
 * CART-16: a product already in the cart under the same key grows; else a line is added. CART-13: `reserveAt` reserves
 * it in a store. CART-14: half a gift option counts as none, here as in the call.
 */
export const addItem = (state: ShopperState, command: CommandOf<'AddItem'>): Decision => {
  const { cart } = state
  const { product, quantity, reserveAt } = command
  const delivery = reserveAt ?? 'home'
  const recipeId = command.recipeId || null
  const giftOption = giftOptionToSend(command.giftOption ?? {}) ?? null
  const key = lineKey({ sku: product.sku, recipeId, giftOption, delivery })
  const existing = shownLine(cart, key)
  const wrong = quantityRejection(quantity)
  if (wrong) return wrong
  if (reserveAt !== undefined && (product.isDigital || recipeId !== null)) return { _tag: 'MethodNotOffered' }
  if (reserveAt === undefined && product.stock < 1) return { _tag: 'SoldOut' }
  const tooMany = quantityRejection(quantity, maximumOf(product), existing?.quantity)
  if (tooMany) return tooMany
  const closed = changeCurrency(state, product.currency)
  if (isRejection(closed)) return closed
  if (!existing && !canAddLine(cart)) return { _tag: 'TooManyLines', maximum: maximumLines }
  const unsent = lastUnsentOfKind(cart, key, ['AddItem'])
  if (unsent && (reserveAt === undefined || unsent.wish.line.reserve))
    return [{ _tag: 'v1.ItemAddEnlarged', changeId: unsent.changeId, by: quantity }]
  const wanted: WantedLine = { key, product, quantity, recipeId, giftOption, delivery }
  const line = reserveAt === undefined ? wanted : { ...wanted, reserve: true as const }
  return [...closed, { _tag: 'v1.ItemAddRequested', changeId: command.commandId, at: command.at, line }]
}

export const addItemChange: ChangeHandler<ChangeOf<'AddItem'>> = {
  call: ({ line }, { cart }) => addCall(cart.basket, line),
}

/** CART-12, CART-13, CART-16: adds a line to the basket, or to one that it creates. */
export const addCall = (
  basket: ConfirmedBasket | null,
  line: WantedLine,
  more: Record<string, unknown> = {},
): Request => {
  const body = { ...itemBody(line), ...more }
  if (basket)
    return {
      endpoint: 'addItem',
      input: { body: { cartId: basket.basketId, ...body, ...(line.reserve ? { reserve: true } : {}) } },
    }
  return line.reserve
    ? { endpoint: 'reserveWithItem', input: { query: { storeId: line.delivery }, body } }
    : { endpoint: 'createCartWithItem', input: { body } }
}

/** CART-14: the gift option is sent only when it has all three parts. */
const itemBody = (line: WantedLine): Record<string, unknown> => ({
  productId: line.product.sku,
  qty: line.quantity,
  maxQty: line.product.maxQuantity,
  pdpUrl: line.product.path,
  ...(line.delivery === 'home' ? {} : { code: 'pickup', storeId: line.delivery }),
  ...(line.recipeId === null ? {} : { recipeId: line.recipeId }),
  ...(line.giftOption && Object.values(line.giftOption).every((part) => part.trim() !== '')
    ? { giftOption: line.giftOption }
    : {}),
})
