import { inBasket, itemIdOf, itemNotAvailable } from './changeHandler.ts'
import type { Request } from '../../call.ts'
import type { ChangeHandler } from './changeHandler.ts'
import type { CommandOf } from '../../../../contracts/commands.ts'
import { maximumLines } from '../../../domain/cart/cart.ts'
import type { WantedLine } from '../../../domain/cart/cart.ts'
import type { ChangeOf, PendingChange } from '../../../domain/cart/changes/cartChange.ts'
import type { ConfirmedBasket } from '../../../domain/cart/confirmedBasket.ts'
import { canAddLine, isBonus } from '../../../domain/cart/cartRules.ts'
import { rememberedLine, shownLine, shownLines } from '../../../domain/cart/shownLines.ts'
import { maximumOf } from '../../../domain/inventory/quantity.ts'
import type { ShownLine } from '../../../domain/cart/shownLines.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../../events/shop/shopEvent.ts'
import { isRejection } from '../../decision.ts'
import type { Decision } from '../../decision.ts'
import { quantityRejection } from '../changeCart.ts'
import { changeCurrency } from '../changeCurrency.ts'
import { reapplyAdjustment } from './adjustPrice.ts'
import { lastUnsentOn, withdrawn } from '../unsentChange.ts'

/**
 * CART-18. An add that was never sent cancels out; a line that the server may have is removed there. CART-33: a gift is
 * declined for good, so it cannot be put back.
 */
export const removeLine = ({ cart }: ShopperState, command: CommandOf<'RemoveLine'>): Decision => {
  const shown = shownLines(cart)
  const position = shown.findIndex((line) => line.key === command.lineKey)
  const line = shown[position]
  if (!line) return { _tag: 'LineNotInCart' }
  if (isBonus(line)) return [{ _tag: 'v1.GiftDeclined', changeId: command.commandId, at: command.at, key: line.key }]
  const unsent = lastUnsentOn(cart, line.key)
  const rest = without(cart, unsent)
  const vain = isSameBut(line.key, cart, rest) ? unsent : []
  const serverMayHaveIt = shownLines(without(cart, vain)).some((other) => other.key === line.key)
  const wanted = rememberedLine(line, command.at)
  return serverMayHaveIt
    ? [
        ...withdrawn(vain),
        { _tag: 'v1.LineRemovalRequested', changeId: command.commandId, at: command.at, line: wanted, position },
      ]
    : [...withdrawn(vain), { _tag: 'v1.LineRemovedUnsent', removal: command.commandId, line: wanted, position }]
}

/**
 * Puts back what was removed, in addition to what was added since: by withdrawing the removal if that restores exactly
 * the line, else by adding it again.
 */
export const undoRemove = (state: ShopperState, command: CommandOf<'UndoRemove'>): Decision => {
  const { cart } = state
  const removed = cart.removed.find((line) => line.removal === command.removal)
  if (!removed) return { _tag: 'NothingToUndo' }
  const { line } = removed
  const closed = changeCurrency(state, line.product.currency)
  if (isRejection(closed)) return closed
  const { commandId: changeId, at } = command
  const removal = lastUnsentOn(cart, line.key).at(-1)
  const before = removal?.changeId === command.removal ? without(cart, [removal]) : null
  const back = before && isSameBut(line.key, cart, before) ? shownLine(before, line.key) : undefined
  if (back) return undoUnsent(back, line, command)
  const there = shownLine(cart, line.key)
  const tooMany = quantityRejection(line.quantity, maximumOf(line.product), there?.quantity)
  if (tooMany) return tooMany
  if (!there && !canAddLine(cart)) return { _tag: 'TooManyLines', maximum: maximumLines }
  return [
    ...closed,
    { _tag: 'v1.RemovalUndone', removal: command.removal },
    { _tag: 'v1.ItemAddRequested', changeId, at, line },
    ...reapplyAdjustment({ changeId, at }, line.key, line),
  ]
}

export const removeLineChange: ChangeHandler<ChangeOf<'RemoveLine'>> = {
  call: inBasket(({ key }, basket) => removeCall(basket, key)),
  refused: (_state, { changeId }, { errorId }) =>
    errorId === itemNotAvailable
      ? [
          { _tag: 'v1.ChangeImpossible', changeId, refusal: null },
          { _tag: 'v1.RefreshRequested', id: `after-${changeId}` },
        ]
      : null,
}

export const removeCall = (basket: ConfirmedBasket, key: string): Request => ({
  endpoint: 'removeItem',
  input: { body: { cartId: basket.basketId, itemId: itemIdOf(basket, key) } },
})

const undoUnsent = (
  back: ShownLine,
  line: WantedLine,
  { commandId: changeId, at, removal }: CommandOf<'UndoRemove'>,
): Decision => {
  const asItWas: readonly ShopEvent[] =
    back.quantity === line.quantity
      ? []
      : [{ _tag: 'v1.QuantitySetRequested', changeId, at, key: line.key, quantity: line.quantity }]
  const agreed = back.adjustment ? [] : reapplyAdjustment({ changeId, at }, line.key, line)
  return [
    { _tag: 'v1.ChangeWithdrawn', changeId: removal },
    { _tag: 'v1.RemovalUndone', removal },
    ...asItWas,
    ...agreed,
  ]
}

const without = (cart: ShopperState['cart'], changes: readonly PendingChange[]): ShopperState['cart'] => ({
  ...cart,
  pending: cart.pending.filter((change) => !changes.includes(change)),
})

/** Whether every other line is shown alike in both. */
const isSameBut = (key: string, one: ShopperState['cart'], other: ShopperState['cart']): boolean =>
  othersOf(key, one) === othersOf(key, other)

const othersOf = (key: string, cart: ShopperState['cart']): string =>
  shownLines(cart)
    .flatMap((line) => (line.key === key ? [] : [`${line.key}×${line.quantity}`]))
    .toSorted()
    .join()
