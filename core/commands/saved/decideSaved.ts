import type { CommandOf } from '../../../contracts/commands.ts'
import type { SavedCommand } from '../../../contracts/commands/savedCommand.ts'
import { maximumLines, maximumSaved } from '../../domain/cart/cart.ts'
import { hasRoomForLine, isBonus } from '../../domain/cart/cartRules.ts'
import { lineKey } from '../../domain/cart/lineKey.ts'
import { maximumOf, shownLines } from '../../domain/cart/shownLines.ts'
import { agreedOf, wantedLine } from '../../domain/cart/wantedLine.ts'
import { keepsSaved } from '../../domain/favorites/standing.ts'
import { shownSaved } from '../../domain/saved/saved.ts'
import type { ShownSaved } from '../../domain/saved/saved.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import { isRejection } from '../decision.ts'
import type { Decide, Decision } from '../decision.ts'
import { agreedAgain } from '../cart/adjustPrice.ts'
import { changeCart } from '../cart/decideCart.ts'
import { changeCurrency } from '../cart/changeCurrency.ts'

/** Moves between the cart and what is saved for later: changes of the cart, one wish each. FAV-17: not for employees. */
export const decideSaved: Decide<SavedCommand> = {
  SaveForLater: (shop, command) => whenOn(shop, () => changeCart(shop, save(shop, command))),
  MoveToCart: (shop, command) => whenOn(shop, () => changeCart(shop, move(shop, command))),
  RemoveSaved: (shop, { commandId, at, key }) =>
    whenOn(shop, () => {
      const item = itemOf(shop, key)
      return item
        ? changeCart(shop, [{ _tag: 'v1.SavedRemovalRequested', changeId: commandId, at, line: wantedLine(item) }])
        : { _tag: 'SavedItemNotFound' }
    }),
  RefreshSaved: (shop, { commandId }) =>
    whenOn(shop, () => (shop.saved.refresh ? [] : [{ _tag: 'v1.SavedRefreshRequested', id: commandId }])),
}

const whenOn = (shop: Shop, decision: () => Decision): Decision =>
  keepsSaved(shop.standing) ? decision() : { _tag: 'FavoritesOff' }

/** FAV-13: what was to be picked up in a store is saved as something to be sent; CART-24: with what was agreed on it. */
const save = ({ cart, saved }: Shop, { commandId, at, lineKey: key }: CommandOf<'SaveForLater'>): Decision => {
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
        ...agreedOf(line),
      },
    },
  ]
}

/** FAV-16: whether there is a piece left is the server's to say. A move that was never sent is taken back instead, where it moved all of it. */
const move = (shop: Shop, { commandId, at, key }: CommandOf<'MoveToCart'>): Decision => {
  const { cart } = shop
  const item = itemOf(shop, key)
  if (!item) return { _tag: 'SavedItemNotFound' }
  const last = cart.pending.at(-1)
  const isWhole = !shownSaved(shop.saved, { pending: cart.pending.slice(0, -1) }).some((before) => before.key === key)
  if (
    last?.wish.kind === 'SaveLine' &&
    last.wish.line.key === key &&
    isWhole &&
    !last.wish.asItem &&
    !last.sent &&
    last.call === 0
  )
    return [{ _tag: 'v1.ChangeWithdrawn', changeId: last.changeId }]
  const existing = shownLines(cart).find((line) => line.key === key)
  if ((existing?.quantity ?? 0) + item.quantity > maximumOf(item))
    return { _tag: 'QuantityTooHigh', maximum: maximumOf(item) }
  const closed = changeCurrency(shop, item.product.currency)
  if (isRejection(closed)) return closed
  if (!existing && !hasRoomForLine(cart)) return { _tag: 'TooManyLines', maximum: maximumLines }
  const line = { ...wantedLine(item), ...agreedOf(item) }
  return [
    ...closed,
    { _tag: 'v1.SavedMoveRequested', changeId: commandId, at, line },
    ...(existing?.adjustment ? [] : agreedAgain({ changeId: commandId, at }, key, line)),
  ]
}

const itemOf = ({ saved, cart }: Shop, key: string): ShownSaved | undefined =>
  shownSaved(saved, cart).find((item) => item.key === key)
