import type { CommandOf } from '../../../contracts/commands.ts'
import type { SavedCommand } from '../../../contracts/commands/savedCommand.ts'
import { maximumLines, maximumSaved } from '../../domain/cart/cart.ts'
import { canAddLine, isBonus } from '../../domain/cart/cartRules.ts'
import { lineKey } from '../../domain/cart/lineKey.ts'
import { maximumOf, shownLines } from '../../domain/cart/shownLines.ts'
import { adjustmentOf, wantedLine } from '../../domain/cart/wantedLine.ts'
import { canSaveForLater } from '../../domain/favorites/listAccess.ts'
import { shownSaved } from '../../domain/saved/saved.ts'
import type { ShownSaved } from '../../domain/saved/saved.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { isRejection } from '../decision.ts'
import type { Decide, Decision } from '../decision.ts'
import { reapplyAdjustment } from '../cart/adjustPrice.ts'
import { changeCart } from '../cart/decideCart.ts'
import { changeCurrency } from '../cart/changeCurrency.ts'

/** Moves between the cart and what is saved for later: changes of the cart, one wish each. FAV-17: not for employees. */
export const decideSaved: Decide<SavedCommand> = {
  SaveForLater: (state, command) => whenOn(state, () => changeCart(state, save(state, command))),
  MoveToCart: (state, command) => whenOn(state, () => changeCart(state, move(state, command))),
  RemoveSaved: (state, { commandId, at, key }) =>
    whenOn(state, () => {
      const item = itemOf(state, key)
      return item
        ? changeCart(state, [{ _tag: 'v1.SavedRemovalRequested', changeId: commandId, at, line: wantedLine(item) }])
        : { _tag: 'SavedItemNotFound' }
    }),
  RefreshSaved: (state, { commandId }) =>
    whenOn(state, () => (state.saved.refresh ? [] : [{ _tag: 'v1.SavedRefreshRequested', id: commandId }])),
}

const whenOn = (state: ShopperState, decision: () => Decision): Decision =>
  canSaveForLater(state.standing) ? decision() : { _tag: 'FavoritesOff' }

/** FAV-13: what was to be picked up in a store is saved as something to be sent; CART-24: with what was agreed on it. */
const save = ({ cart, saved }: ShopperState, { commandId, at, lineKey: key }: CommandOf<'SaveForLater'>): Decision => {
  const line = shownLines(cart).find((shown) => shown.key === key)
  if (!line) return { _tag: 'LineNotInCart' }
  if (isBonus(line)) return { _tag: 'LineIsBonus' }
  const { product, quantity, recipeId, giftOption } = line
  const home = lineKey({ sku: product.sku, recipeId, giftOption, delivery: 'home' })
  const items = shownSaved(saved, cart)
  if (items.length >= maximumSaved && !items.some((item) => item.key === home))
    return { _tag: 'TooManySaved', maximum: maximumSaved }
  return [
    {
      _tag: 'v1.LineSaveRequested',
      changeId: commandId,
      at,
      key,
      line: {
        ...wantedLine({ key: home, product, quantity, recipeId, giftOption, delivery: 'home' }),
        ...adjustmentOf(line),
      },
    },
  ]
}

/** FAV-16: whether there is a piece left is the server's to say. A move that was never sent is taken back instead, where it moved all of it. */
const move = (state: ShopperState, { commandId, at, key }: CommandOf<'MoveToCart'>): Decision => {
  const { cart } = state
  const item = itemOf(state, key)
  if (!item) return { _tag: 'SavedItemNotFound' }
  const last = cart.pending.at(-1)
  const isInteger = !shownSaved(state.saved, { pending: cart.pending.slice(0, -1) }).some(
    (before) => before.key === key,
  )
  if (
    last?.wish.kind === 'SaveLine' &&
    last.wish.line.key === key &&
    isInteger &&
    !last.wish.asItem &&
    !last.sent &&
    last.call === 0
  )
    return [{ _tag: 'v1.ChangeWithdrawn', changeId: last.changeId }]
  const existing = shownLines(cart).find((line) => line.key === key)
  if ((existing?.quantity ?? 0) + item.quantity > maximumOf(item))
    return { _tag: 'QuantityTooHigh', maximum: maximumOf(item) }
  const closed = changeCurrency(state, item.product.currency)
  if (isRejection(closed)) return closed
  if (!existing && !canAddLine(cart)) return { _tag: 'TooManyLines', maximum: maximumLines }
  const line = { ...wantedLine(item), ...adjustmentOf(item) }
  return [
    ...closed,
    { _tag: 'v1.SavedMoveRequested', changeId: commandId, at, line },
    ...(existing?.adjustment ? [] : reapplyAdjustment({ changeId: commandId, at }, key, line)),
  ]
}

const itemOf = ({ saved, cart }: ShopperState, key: string): ShownSaved | undefined =>
  shownSaved(saved, cart).find((item) => item.key === key)
