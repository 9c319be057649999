import type { CommandOf } from '../../../../contracts/commands.ts'
import { adjustmentCarriesOver } from '../../../domain/cart/priceAdjustment.ts'
import type { Cart, WantedLine } from '../../../domain/cart/cart.ts'
import type { ChangeOf, PendingChange } from '../../../domain/cart/changes/cartChange.ts'
import { isBonus } from '../../../domain/cart/cartRules.ts'
import { lineKey } from '../../../domain/cart/lineKey.ts'
import { adjustmentOf, rememberedLine, reserveOf, shownLines, wantedLine } from '../../../domain/cart/shownLines.ts'
import { maximumOf } from '../../../domain/inventory/quantity.ts'
import type { ShownLine } from '../../../domain/cart/shownLines.ts'
import { giftOptionToSend } from '../../../domain/gift/giftOptionToSend.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import { isRejection } from '../../decision.ts'
import type { Decision } from '../../decision.ts'
import { ownLine, quantityRejection } from '../changeCart.ts'
import type { ShopEvent } from '../../../events/shop/shopEvent.ts'
import { impossibleAfter } from '../impossible.ts'
import { addCall } from './addItem.ts'
import { againId, reapplyAdjustment } from './adjustPrice.ts'
import { inBasket, lineOf, updateItem } from './changeHandler.ts'
import type { ChangeHandler } from './changeHandler.ts'
import { removeCall } from './removeLine.ts'

/**
 * CART-29: the old line is removed; the new one gets its quantity, delivery and gift option, and its adjustment
 * (CART-24), unless it exists already. In place, it is one call: nothing reserved becomes free for a moment (CART-13),
 * and the adjustment stays.
 */
export const switchVariant = ({ cart }: ShopperState, command: CommandOf<'SwitchVariant'>): Decision => {
  const shown = shownLines(cart)
  const line = ownLine(cart, command.lineKey)
  if (isRejection(line)) return line
  const { recipeId, giftOption, delivery } = line
  const key = lineKey({ sku: command.to.sku, recipeId, giftOption, delivery })
  if (key === line.key) return []
  if (command.to.currency !== line.product.currency) return { _tag: 'CurrencyDiffers' }
  if (command.to.stock < 1) return { _tag: 'SoldOut' }
  const tooMany = quantityRejection(line.quantity, maximumOf(command.to))
  if (tooMany) return tooMany
  const to = { ...wantedLine(line), ...reserveOf(line, command.at), key, product: command.to }
  const holds = adjustmentCarriesOver(line.product, command.to) && !shown.some((other) => other.key === key)
  const request = switchRequested(cart, command, line, to)
  if (command.inPlace)
    return [{ ...request, _tag: 'v2.VariantSwitchRequested', to: { ...to, ...(holds ? adjustmentOf(line) : {}) } }]
  return [
    request,
    ...(holds ? reapplyAdjustment({ changeId: command.commandId, at: command.at }, key, request.from) : []),
  ]
}

/**
 * DLG-05, CART-14: a line becomes a gift, another gift, or none. A gift option is part of a line's identity (CART-16),
 * so the line is replaced, as with another variant: if that is refused, the old one comes back. An existing equal line
 * takes the pieces in, and an agent's adjustment (CART-24) goes along.
 */
export const setGiftOption = ({ cart }: ShopperState, command: CommandOf<'SetGiftOption'>): Decision => {
  const shown = shownLines(cart)
  const line = ownLine(cart, command.lineKey)
  if (isRejection(line)) return line
  const giftOption = command.giftOption === null ? null : (giftOptionToSend(command.giftOption) ?? null)
  const to = { ...wantedLine(line), ...reserveOf(line, command.at), giftOption }
  const key = lineKey({ ...to, sku: line.product.sku })
  if (key === line.key) return []
  const request = switchRequested(cart, command, line, { ...to, key })
  const change = { changeId: command.commandId, at: command.at }
  const twin = shown.find((other) => other.key === key && !isBonus(other))
  if (!twin) return [request, ...reapplyAdjustment(change, key, request.from)]
  const tooMany = quantityRejection(line.quantity, maximumOf(twin.product), twin.quantity)
  if (tooMany) return tooMany
  const joined = {
    _tag: 'v1.QuantitySetRequested',
    changeId: `${command.commandId}-joined`,
    at: command.at,
    key,
    quantity: twin.quantity + line.quantity,
  } as const
  return [request, joined, ...(twin.adjustment ? [] : reapplyAdjustment(change, key, request.from))]
}

export const switchVariantChange: ChangeHandler<ChangeOf<'SwitchVariant'>> = {
  call: inBasket(({ phase, from, to }, basket) => {
    if (phase === 'remove') return removeCall(basket, from.key)
    if (phase !== 'change') return addCall(basket, phase === 'add' ? to : from)
    return updateItem(basket, from.key, { productId: to.product.sku })
  }),
  /** The old line is removed and the new one is not there yet. */
  goesOn: ({ phase, to }, basket) => phase === 'remove' && !lineOf(basket, to.key),
  refused: ({ cart }, { changeId, at, wish: { phase, from } }, { refusal }) =>
    phase === 'add'
      ? [{ _tag: 'v1.SwitchTurnedBack', changeId, refusal }, ...adjustmentBack(cart, { changeId, at }, from)]
      : null,
  /** What was to be done to the other variant cannot be done to the one that stays. */
  afterRefusal: ({ cart }, { changeId, wish: { phase } }) =>
    phase === 'change'
      ? impossibleAfter(
          { ...cart, pending: cart.pending.filter((other) => other.changeId !== changeId) },
          cart.basket,
          null,
        )
      : [],
}

/** CART-24, CART-29: an adjustment that was requested for the other line is requested for the old one again. */
const adjustmentBack = (
  cart: Cart,
  { changeId, at }: Pick<PendingChange, 'changeId' | 'at'>,
  from: WantedLine,
): readonly ShopEvent[] => {
  const there = cart.pending.find((other) => other.changeId === againId(changeId))
  return [
    ...(there ? [{ _tag: 'v1.ChangeImpossible', changeId: there.changeId, refusal: null } as const] : []),
    ...reapplyAdjustment({ changeId: `${changeId}-back`, at }, from.key, from),
  ]
}

/** Replaces the line with another one in its position. */
const switchRequested = (
  cart: Cart,
  { commandId: changeId, at }: { readonly commandId: string; readonly at: number },
  line: ShownLine,
  to: WantedLine,
) =>
  ({
    _tag: 'v1.VariantSwitchRequested',
    changeId,
    at,
    from: rememberedLine(line, at),
    to,
    position: shownLines(cart).findIndex(({ key }) => key === line.key),
  }) as const
