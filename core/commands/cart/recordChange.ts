import { isFlashCode } from '../../domain/errors/flashCodes.ts'
import type { WantedLine } from '../../domain/cart/cart.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import { giftCardLost } from '../../domain/cart/giftCardLost.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { AnswerBody, Settled } from '../answer.ts'
import type { Call } from '../call.ts'
import { isBasket } from '../isBasket.ts'
import { againId, agreedAgain } from './adjustPrice.ts'
import { basketToConfirmed } from './basketToConfirmed.ts'
import { impossibleAfter } from './impossible.ts'
import { cartLost, cartNotFound, refusalOf } from './refusals.ts'
import type { Refused } from './refusals.ts'
import { expressRefused } from '../checkout/checkOutExpress.ts'
import { savedAfter } from '../saved/recordSaved.ts'
import { haltOrder } from '../order/haltOrder.ts'

/** What an answer to the head of the cart lane means. */
export const recordChange = (shop: Shop, change: PendingChange, call: Call, answer: Settled): readonly ShopEvent[] => {
  switch (answer._tag) {
    case 'Confirmed':
      return confirmedBody(shop, change, call, answer.body)
    case 'Refused':
      return answer.errorId === cartNotFound && call.basketId !== null
        ? basketLost(shop, change, call.basketId)
        : refused(shop, change, call, answer)
    case 'SecretGone':
      return [secretLost(change), ...haltOrder(shop, cardLost)]
  }
}

const secretLost = ({ changeId, wish }: PendingChange): ShopEvent =>
  wish.kind === 'AddGiftCard'
    ? {
        _tag: 'v1.ChangeRefused',
        changeId,
        refusal: { ...giftCardLost, refusalId: changeId, code: wish.last4 },
        refresh: false,
      }
    : { _tag: 'v1.CardLost', changeId }

/** FAV-13: a move out of the cart answers with both; what changes the list alone, with the list. */
const confirmedBody = (shop: Shop, change: PendingChange, call: Call, body: AnswerBody): readonly ShopEvent[] => {
  const basket = isBasket(body) ? body : 'cart' in body ? body.cart : null
  return [...(basket ? confirmed(shop, change, call, basketToConfirmed(basket)) : []), ...savedAfter(change, body)]
}

const confirmed = (shop: Shop, change: PendingChange, call: Call, basket: ConfirmedBasket): readonly ShopEvent[] => {
  const { changeId } = change
  const goesOn =
    hasMoreCalls(change, call, basket) || (change.wish.kind === 'MoveToCart' && isSaved(shop, change.wish.line.key))
  const impossible = impossibleAfter(shop.cart, basket, goesOn ? null : changeId)
  return [{ _tag: goesOn ? 'v1.BasketAdvanced' : 'v1.BasketConfirmed', key: call.key, changeId, basket }, ...impossible]
}

const isSaved = ({ saved }: Shop, key: string): boolean => saved.items.some((item) => item.key === key)

/** A basket had to be made first; or CART-29: the old line is out and the new one is not there yet. */
const hasMoreCalls = ({ wish }: PendingChange, call: Call, basket: ConfirmedBasket): boolean => {
  if (call.endpoint === 'createCart') return true
  return (
    wish.kind === 'SwitchVariant' && wish.phase === 'remove' && !basket.lines.some((line) => line.key === wish.to.key)
  )
}

/** CART-27: one rebuild per change. A second loss is told, and the lines wait on the screen. */
const basketLost = (shop: Shop, change: PendingChange, basketId: string): readonly ShopEvent[] => {
  const second = change.losses > 0
  const lost: ShopEvent = { _tag: 'v1.BasketLost', basketId, changeId: second ? null : change.changeId, paused: second }
  if (!second) return [lost]
  const refusal = refusalOf(shop.cart, change, cartLost)
  return [
    lost,
    { _tag: 'v1.ChangeRefused', changeId: change.changeId, refusal, refresh: false },
    ...expressRefused(shop, change),
    ...haltOrder(shop, cartLost),
  ]
}

const refused = (shop: Shop, change: PendingChange, call: Call, answer: Refused): readonly ShopEvent[] => {
  const { changeId, wish } = change
  const refusal = refusalOf(shop.cart, change, answer)
  if (answer.errorId === itemNotAvailable) {
    if (wish.kind === 'RemoveSaved' || (wish.kind === 'MoveToCart' && wish.phase === 'drop')) {
      // The list may be out of reach as a whole: what else it held is looked at too.
      return [
        { _tag: 'v1.SavedItemGone', changeId, key: wish.line.key },
        ...(shop.saved.refresh ? [] : [{ _tag: 'v1.SavedRefreshRequested', id: `after-${changeId}` } as const]),
      ]
    }
    if (wish.kind === 'SaveLine' && call.endpoint === 'moveToSaved')
      return [
        { _tag: 'v1.SaveTurnedToItem', changeId },
        { _tag: 'v1.RefreshRequested', id: `after-${changeId}` },
      ]
  }
  if (wish.kind === 'SwitchVariant' && wish.phase === 'add')
    return [{ _tag: 'v1.SwitchTurnedBack', changeId, refusal }, ...turnedBack(shop, change, wish.from)]
  if (wish.kind === 'RemoveLine' && answer.errorId === itemNotAvailable) {
    return [
      { _tag: 'v1.ChangeImpossible', changeId, refusal: null },
      { _tag: 'v1.RefreshRequested', id: `after-${changeId}` },
    ]
  }
  return [
    {
      _tag: 'v1.ChangeRefused',
      changeId,
      refusal,
      refresh: needsRefresh(answer.errorId) || refusal.what === 'adjustment',
    },
    ...vainAfter(shop, change),
    // CART-29: what was to be done to the other variant cannot be done to the one that stays.
    ...(wish.kind === 'SwitchVariant' && wish.phase === 'change'
      ? impossibleAfter(
          { ...shop.cart, pending: shop.cart.pending.filter((other) => other !== change) },
          shop.cart.basket,
          null,
        )
      : []),
    ...expressRefused(shop, change),
    ...haltOrder(shop, answer),
  ]
}

/** FAV-13: what could not be saved stands in the cart again; what was to be done with it there afterwards is not done. */
const vainAfter = ({ cart, saved }: Shop, { changeId, wish }: PendingChange): readonly ShopEvent[] => {
  if (wish.kind !== 'SaveLine' || saved.items.some(({ key }) => key === wish.line.key)) return []
  const vain = cart.pending.filter(
    (other) =>
      other.changeId !== changeId &&
      (other.wish.kind === 'MoveToCart' || other.wish.kind === 'RemoveSaved') &&
      other.wish.line.key === wish.line.key,
  )
  return vain.map((other) => ({ _tag: 'v1.ChangeImpossible', changeId: other.changeId, refusal: null }))
}

/** CART-24, CART-29: what was to be agreed on the other line is agreed on the old one again. */
const turnedBack = ({ cart }: Shop, { changeId, at }: PendingChange, from: WantedLine): readonly ShopEvent[] => {
  const there = cart.pending.find((other) => other.changeId === againId(changeId))
  return [
    ...(there ? [{ _tag: 'v1.ChangeImpossible', changeId: there.changeId, refusal: null } as const] : []),
    ...agreedAgain({ changeId: `${changeId}-back`, at }, from.key, from),
  ]
}

const itemNotAvailable = 'ORD404'
const cardLost = { errorId: 'PYT404', message: '' } as const

/** CART-40, ERR-14: flash-type answers reload the cart; so do answers that say our picture of a line is old. */
const needsRefresh = (errorId: string): boolean =>
  isFlashCode(errorId) || ['ORD404', 'PRC400', 'INV700', 'INV702', 'INV408', 'TAX310', 'SHP404'].includes(errorId)
