import type { CommandOf } from '../../../contracts/commands.ts'
import { maximumLines } from '../../domain/cart/cart.ts'
import type { WantedLine } from '../../domain/cart/cart.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { canAddLine, isBonus } from '../../domain/cart/cartRules.ts'
import { maximumOf, shownLines } from '../../domain/cart/shownLines.ts'
import type { ShownLine } from '../../domain/cart/shownLines.ts'
import { rememberedLine } from '../../domain/cart/wantedLine.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { Decision } from '../decision.ts'
import { reapplyAdjustment } from './adjustPrice.ts'
import { lastUnsentOn } from './unsentChange.ts'

/** CART-18. What was never sent cancels out; a line the server may have is asked to be taken out. CART-33: a gift is declined for good, so there is nothing to put back. */
export const removeLine = ({ cart }: ShopperState, command: CommandOf<'RemoveLine'>): Decision => {
  const shown = shownLines(cart)
  const position = shown.findIndex((line) => line.key === command.lineKey)
  const line = shown[position]
  if (!line) return { _tag: 'LineNotInCart' }
  if (isBonus(line)) return [{ _tag: 'v1.GiftDeclined', changeId: command.commandId, at: command.at, key: line.key }]
  const unsent = lastUnsentOn(cart, line.key)
  const rest = without(cart, unsent)
  const vain = isSameBut(line.key, cart, rest) ? unsent : []
  const withdrawn = vain.map((change): ShopEvent => ({ _tag: 'v1.ChangeWithdrawn', changeId: change.changeId }))
  const serverMayHaveIt = shownLines(without(cart, vain)).some((other) => other.key === line.key)
  const wanted = rememberedLine(line, command.at)
  return serverMayHaveIt
    ? [
        ...withdrawn,
        { _tag: 'v1.LineRemovalRequested', changeId: command.commandId, at: command.at, line: wanted, position },
      ]
    : [...withdrawn, { _tag: 'v1.LineRemovedUnsent', removal: command.commandId, line: wanted, position }]
}

/** Puts back what was removed, beside what has come since: by withdrawing the removal where that gives exactly the line back, else by adding it again. */
export const undoRemove = ({ cart }: ShopperState, command: CommandOf<'UndoRemove'>): Decision => {
  const removed = cart.removed.find((line) => line.removal === command.removal)
  if (!removed) return { _tag: 'NothingToUndo' }
  const { line } = removed
  const { commandId: changeId, at } = command
  const removal = lastUnsentOn(cart, line.key).at(-1)
  const before = removal?.changeId === command.removal ? without(cart, [removal]) : null
  const back =
    before && isSameBut(line.key, cart, before) ? shownLines(before).find((shown) => shown.key === line.key) : undefined
  if (back) return undoUnsent(back, line, command)
  const there = shownLines(cart).find((shown) => shown.key === line.key)
  const maximum = maximumOf(line)
  if ((there?.quantity ?? 0) + line.quantity > maximum) return { _tag: 'QuantityTooHigh', maximum }
  if (!there && !canAddLine(cart)) return { _tag: 'TooManyLines', maximum: maximumLines }
  return [
    { _tag: 'v1.RemovalUndone', removal: command.removal },
    { _tag: 'v1.ItemAddRequested', changeId, at, line },
    ...reapplyAdjustment({ changeId, at }, line.key, line),
  ]
}

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
