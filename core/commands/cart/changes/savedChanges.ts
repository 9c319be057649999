import type { CommandOf } from '../../../../contracts/commands.ts'
import { maximumLines, maximumSaved } from '../../../domain/cart/cart.ts'
import type { WantedLine } from '../../../domain/cart/cart.ts'
import { canAddLine } from '../../../domain/cart/cartRules.ts'
import type { ChangeOf } from '../../../domain/cart/changes/cartChange.ts'
import { ruleOf } from '../../../domain/cart/changes/changeRules.ts'
import { lineKey } from '../../../domain/cart/lineKey.ts'
import { adjustmentOf, shownLine, wantedLine } from '../../../domain/cart/shownLines.ts'
import { maximumOf } from '../../../domain/inventory/quantity.ts'
import { isInBasket, shownSaved } from '../../../domain/saved/saved.ts'
import type { SavedItems, ShownSaved } from '../../../domain/saved/saved.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../../events/shop/shopEvent.ts'
import { isRejection } from '../../decision.ts'
import type { Decision } from '../../decision.ts'
import { changeCart, ownLine, quantityRejection } from '../changeCart.ts'
import { changeCurrency } from '../changeCurrency.ts'
import { isSent } from '../unsentChange.ts'
import { addCall } from './addItem.ts'
import { reapplyAdjustment } from './adjustPrice.ts'
import { itemNotAvailable, lineOf } from './changeHandler.ts'
import type { Request } from '../../call.ts'
import type { ChangeHandler, Pending, RefusedCall } from './changeHandler.ts'

/**
 * FAV-13: a line for pickup in a store is saved as one to be shipped; CART-24: with its adjustment. CART-42: so is what
 * could not move along with the cart.
 */
export const saveForLater = (
  { cart, saved }: ShopperState,
  { commandId, at, lineKey: key }: CommandOf<'SaveForLater'>,
): Decision => {
  const unsold = cart.move?.notSold.find((left) => left.key === key)
  const line = unsold ?? ownLine(cart, key)
  if (isRejection(line)) return line
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

/**
 * FAV-16: only the server knows whether there is a piece left. A move that was never sent is withdrawn instead, if it
 * moved all of it.
 */
export const moveToCart = (state: ShopperState, { commandId, at, key }: CommandOf<'MoveToCart'>): Decision => {
  const { cart } = state
  const item = itemOf(state, key)
  if (!item) return { _tag: 'SavedItemNotFound' }
  const last = cart.pending.at(-1)
  const movesAll = !shownSaved(state.saved, { pending: cart.pending.slice(0, -1) }).some((before) => before.key === key)
  if (last && movesAll && !isSent(last)) return [{ _tag: 'v1.ChangeWithdrawn', changeId: last.changeId }]
  const existing = shownLine(cart, key)
  const tooMany = quantityRejection(item.quantity, maximumOf(item.product), existing?.quantity)
  if (tooMany) return tooMany
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

export const removeSaved = (state: ShopperState, command: CommandOf<'RemoveSaved'>): Decision => {
  const item = itemOf(state, command.key)
  if (!item) return { _tag: 'SavedItemNotFound' }
  const { commandId: changeId, at } = command
  return changeCart(state, [{ _tag: 'v1.SavedRemovalRequested', changeId, at, line: wantedLine(item) }])
}

export const saveLineChange: ChangeHandler<ChangeOf<'SaveLine'>> = {
  /** FAV-12, FAV-13: the server moves a line that it has; one that it does not have is saved by its product. */
  call: ({ key, line, asItem }, { cart, saved }) => {
    const list = saved.saveForLaterId === null ? {} : { saveForLaterId: saved.saveForLaterId }
    const there = cart.basket && lineOf(cart.basket, key)
    if (!asItem && cart.basket && there && isInBasket(cart, key)) {
      return {
        endpoint: 'moveToSaved',
        input: { params: { basketId: cart.basket.basketId }, body: { itemId: there.itemId, ...list } },
      }
    }
    return {
      endpoint: 'saveForLater',
      input: {
        body: {
          productId: line.product.sku,
          pdpUrl: line.product.path,
          available: line.product.stock > 0,
          qty: line.quantity,
          type: 'product',
          saveForLater: list,
          ...(line.recipeId === null ? {} : { recipeId: line.recipeId }),
          ...(line.giftOption === null ? {} : { giftOption: line.giftOption }),
        },
      },
    }
  },
  refused: (_state, { changeId }, { endpoint, errorId }) =>
    errorId === itemNotAvailable && endpoint === 'moveToSaved'
      ? [
          { _tag: 'v1.SaveTurnedToItem', changeId },
          { _tag: 'v1.RefreshRequested', id: `after-${changeId}` },
        ]
      : null,
  /**
   * FAV-13: a line that could not be saved is in the cart again; changes that were requested for it later are not done.
   */
  afterRefusal: ({ cart, saved }, { wish: { line } }) =>
    saved.items.some(({ key }) => key === line.key)
      ? []
      : cart.pending
          .filter(({ wish: change }) => ruleOf(change).unsaves?.(change) === line.key)
          .map((vain) => ({ _tag: 'v1.ChangeImpossible', changeId: vain.changeId, refusal: null })),
}

/** First into the cart and then out of the list, so that nothing is lost in between. */
export const moveToCartChange: ChangeHandler<ChangeOf<'MoveToCart'>> = {
  call: ({ phase, line }, { cart, saved }) =>
    phase === 'drop' ? removeSavedCall(saved, line.key) : addCall(cart.basket, line, savedIn(saved, line)),
  goesOn: ({ line }, _basket, saved) => saved.items.some((item) => item.key === line.key),
  refused: (state, change, refused) => (change.wish.phase === 'drop' ? savedGone(state, change, refused) : null),
}

export const removeSavedChange: ChangeHandler<ChangeOf<'RemoveSaved'>> = {
  call: ({ line }, { saved }) => removeSavedCall(saved, line.key),
  refused: (state, change, refused) => savedGone(state, change, refused),
}

/** FAV-14 */
const removeSavedCall = ({ saveForLaterId, items }: SavedItems, key: string): Request => ({
  endpoint: 'removeSaved',
  input: {
    params: { saveForlaterId: saveForLaterId ?? '-', itemId: items.find((item) => item.key === key)?.itemId ?? '-' },
  },
})

const itemOf = ({ saved, cart }: ShopperState, key: string): ShownSaved | undefined =>
  shownSaved(saved, cart).find((item) => item.key === key)

/** CART-24: only the server knows the adjustment of a saved item. */
const savedIn = ({ items }: SavedItems, { key, adjustment }: WantedLine): Record<string, unknown> => {
  const kept = adjustment && items.find((item) => item.key === key)
  return kept ? { savedItemId: kept.itemId } : {}
}

/** The whole list may be out of reach, so its other items are read again too. */
const savedGone = (
  { saved }: ShopperState,
  { changeId, wish: { line } }: Pending<ChangeOf<'MoveToCart' | 'RemoveSaved'>>,
  { errorId }: RefusedCall,
): readonly ShopEvent[] | null =>
  errorId === itemNotAvailable
    ? [
        { _tag: 'v1.SavedItemGone', changeId, key: line.key },
        ...(saved.refresh ? [] : [{ _tag: 'v1.SavedRefreshRequested', id: `after-${changeId}` } as const]),
      ]
    : null
