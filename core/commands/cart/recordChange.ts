import { isFlashCode } from '../../domain/errors/flashCodes.ts'
import type { WantedLine } from '../../domain/cart/cart.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import { giftCardLost } from '../../domain/cart/giftCardLost.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { AnswerBody, Settled } from '../answer.ts'
import type { Call } from '../call.ts'
import { isBasket } from '../isBasket.ts'
import { againId, reapplyAdjustment } from './adjustPrice.ts'
import { basketToConfirmed } from './basketToConfirmed.ts'
import { impossibleAfter } from './impossible.ts'
import { cartLost, cartNotFound, refusalOf } from './refusals.ts'
import type { SettledRefusal } from './refusals.ts'
import { expressRefused } from '../checkout/checkOutExpress.ts'
import { savedAfter } from '../saved/recordSaved.ts'
import { haltOrder } from '../order/haltOrder.ts'

/** What an answer to the head of the cart lane means. */
export const recordChange = (
  state: ShopperState,
  change: PendingChange,
  call: Call,
  answer: Settled,
): readonly ShopEvent[] => {
  switch (answer._tag) {
    case 'Confirmed':
      return confirmedBody(state, change, call, answer.body)
    case 'Refused':
      return answer.errorId === cartNotFound && call.basketId !== null
        ? basketLost(state, change, call.basketId)
        : refused(state, change, call, answer)
    case 'SecretGone':
      return [secretLost(change), ...haltOrder(state, cardLost)]
  }
}

const secretLost = ({ changeId, wish: wanted }: PendingChange): ShopEvent =>
  wanted.kind === 'AddGiftCard'
    ? {
        _tag: 'v1.ChangeRefused',
        changeId,
        refusal: { ...giftCardLost, refusalId: changeId, code: wanted.last4 },
        refresh: false,
      }
    : { _tag: 'v1.CardLost', changeId }

/** FAV-13: a move out of the cart answers with both; what changes the list alone, with the list. */
const confirmedBody = (
  state: ShopperState,
  change: PendingChange,
  call: Call,
  body: AnswerBody,
): readonly ShopEvent[] => {
  const basket = isBasket(body) ? body : 'cart' in body ? body.cart : null
  return [...(basket ? confirmed(state, change, call, basketToConfirmed(basket)) : []), ...savedAfter(change, body)]
}

const confirmed = (
  state: ShopperState,
  change: PendingChange,
  call: Call,
  basket: ConfirmedBasket,
): readonly ShopEvent[] => {
  const { changeId } = change
  const goesOn =
    hasMoreCalls(change, call, basket) || (change.wish.kind === 'MoveToCart' && isSaved(state, change.wish.line.key))
  const impossible = impossibleAfter(state.cart, basket, goesOn ? null : changeId)
  return [{ _tag: goesOn ? 'v1.BasketAdvanced' : 'v1.BasketConfirmed', key: call.key, changeId, basket }, ...impossible]
}

const isSaved = ({ saved }: ShopperState, key: string): boolean => saved.items.some((item) => item.key === key)

/** A basket had to be made first; or CART-29: the old line is out and the new one is not there yet. */
const hasMoreCalls = ({ wish: wanted }: PendingChange, call: Call, basket: ConfirmedBasket): boolean => {
  if (call.endpoint === 'createCart') return true
  return (
    wanted.kind === 'SwitchVariant' &&
    wanted.phase === 'remove' &&
    !basket.lines.some((line) => line.key === wanted.to.key)
  )
}

/** CART-27: one rebuild per change. A second loss is told, and the lines wait on the screen. */
const basketLost = (state: ShopperState, change: PendingChange, basketId: string): readonly ShopEvent[] => {
  const second = change.losses > 0
  const lost: ShopEvent = { _tag: 'v1.BasketLost', basketId, changeId: second ? null : change.changeId, paused: second }
  if (!second) return [lost]
  const refusal = refusalOf(state.cart, change, cartLost)
  return [
    lost,
    { _tag: 'v1.ChangeRefused', changeId: change.changeId, refusal, refresh: false },
    ...expressRefused(state, change),
    ...haltOrder(state, cartLost),
  ]
}

const refused = (
  state: ShopperState,
  change: PendingChange,
  call: Call,
  answer: SettledRefusal,
): readonly ShopEvent[] => {
  const { changeId, wish: wanted } = change
  const refusal = refusalOf(state.cart, change, answer)
  if (answer.errorId === itemNotAvailable) {
    if (wanted.kind === 'RemoveSaved' || (wanted.kind === 'MoveToCart' && wanted.phase === 'drop')) {
      // The list may be out of reach as a whole: what else it held is looked at too.
      return [
        { _tag: 'v1.SavedItemGone', changeId, key: wanted.line.key },
        ...(state.saved.refresh ? [] : [{ _tag: 'v1.SavedRefreshRequested', id: `after-${changeId}` } as const]),
      ]
    }
    if (wanted.kind === 'SaveLine' && call.endpoint === 'moveToSaved')
      return [
        { _tag: 'v1.SaveTurnedToItem', changeId },
        { _tag: 'v1.RefreshRequested', id: `after-${changeId}` },
      ]
  }
  if (wanted.kind === 'SwitchVariant' && wanted.phase === 'add')
    return [{ _tag: 'v1.SwitchTurnedBack', changeId, refusal }, ...turnedBack(state, change, wanted.from)]
  if (wanted.kind === 'RemoveLine' && answer.errorId === itemNotAvailable) {
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
    ...vainAfter(state, change),
    // CART-29: what was to be done to the other variant cannot be done to the one that stays.
    ...(wanted.kind === 'SwitchVariant' && wanted.phase === 'change'
      ? impossibleAfter(
          { ...state.cart, pending: state.cart.pending.filter((other) => other !== change) },
          state.cart.basket,
          null,
        )
      : []),
    ...expressRefused(state, change),
    ...haltOrder(state, answer),
  ]
}

/** FAV-13: what could not be saved stands in the cart again; what was to be done with it there afterwards is not done. */
const vainAfter = ({ cart, saved }: ShopperState, { changeId, wish: wanted }: PendingChange): readonly ShopEvent[] => {
  if (wanted.kind !== 'SaveLine' || saved.items.some(({ key }) => key === wanted.line.key)) return []
  const vain = cart.pending.filter(
    (other) =>
      other.changeId !== changeId &&
      (other.wish.kind === 'MoveToCart' || other.wish.kind === 'RemoveSaved') &&
      other.wish.line.key === wanted.line.key,
  )
  return vain.map((other) => ({ _tag: 'v1.ChangeImpossible', changeId: other.changeId, refusal: null }))
}

/** CART-24, CART-29: what was to be agreed on the other line is agreed on the old one again. */
const turnedBack = (
  { cart }: ShopperState,
  { changeId, at }: PendingChange,
  from: WantedLine,
): readonly ShopEvent[] => {
  const there = cart.pending.find((other) => other.changeId === againId(changeId))
  return [
    ...(there ? [{ _tag: 'v1.ChangeImpossible', changeId: there.changeId, refusal: null } as const] : []),
    ...reapplyAdjustment({ changeId: `${changeId}-back`, at }, from.key, from),
  ]
}

const itemNotAvailable = 'ORD404'
const cardLost = { errorId: 'PYT404', message: '' } as const

/** CART-40, ERR-14: flash-type answers reload the cart; so do answers that say our picture of a line is old. */
const needsRefresh = (errorId: string): boolean =>
  isFlashCode(errorId) || ['ORD404', 'PRC400', 'INV700', 'INV702', 'INV408', 'TAX310', 'SHP404'].includes(errorId)
