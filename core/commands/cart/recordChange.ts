import { isFlashCode } from '../../domain/errors/flashCodes.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import { paymentGone, totalChanged } from '../../domain/order/order.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { AnswerBody, Settled } from '../answer.ts'
import type { Call } from '../call.ts'
import { isBasket } from '../answer.ts'
import { basketToConfirmed } from './basketToConfirmed.ts'
import { handlerOf } from './changes/changeHandlers.ts'
import { impossibleAfter, impossibleWithLines } from './impossible.ts'
import { cartLost, cartNotFound, otherPayload, refusalOf } from './refusals.ts'
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
      if (answer.errorId === otherPayload) return settledBefore(state, change)
      return answer.errorId === cartNotFound && call.basketId !== null
        ? basketLost(state, change, call.basketId)
        : refused(state, change, call, answer)
    case 'SecretGone':
      return [secretLost(change), ...haltOrder(state, notGiven)]
  }
}

const secretLost = (change: PendingChange): ShopEvent =>
  handlerOf(change.wish).secretGone?.(change) ?? { _tag: 'v1.CardLost', changeId: change.changeId }

/** FAV-13: a move out of the cart answers with both cart and list; a change of the list only with the list. */
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
  const { goesOn } = handlerOf(change.wish)
  // A basket had to be created first, or the change itself needs another call.
  const isNext = call.endpoint === 'createCart' || (goesOn?.(change.wish, basket, state.saved) ?? false)
  const impossible = impossibleAfter(state.cart, basket, isNext ? null : changeId)
  return [
    { _tag: isNext ? 'v1.BasketAdvanced' : 'v1.BasketConfirmed', key: call.key, changeId, basket },
    ...impossible,
    ...(isNext ? [] : impossibleWithLines(state.cart, basket, change)),
  ]
}

/**
 * CART-27: one rebuild per change. After a second loss the shopper gets a message, and the lines wait on the screen.
 */
const basketLost = (state: ShopperState, change: PendingChange, basketId: string): readonly ShopEvent[] => {
  const second = change.losses > 0
  const lost: ShopEvent = { _tag: 'v1.BasketLost', basketId, changeId: second ? null : change.changeId, paused: second }
  if (!second) return [lost]
  const refusal = refusalOf(state.cart, change, cartLost)
  return [
    lost,
    { _tag: 'v1.ChangeRefused', changeId: change.changeId, refusal, refresh: false },
    ...impossibleWithLines(state.cart, state.cart.basket, change),
    ...expressRefused(state, change),
    ...haltOrder(state, cartLost),
  ]
}

/**
 * Decision 86: the server knows this key with another payload. This log has lost its end, in which the change was sent
 * against another basket, or enlarged, and answered; the shopper was told then. So it is over, and what became of it is
 * read from the server.
 */
const settledBefore = (state: ShopperState, change: PendingChange): readonly ShopEvent[] => {
  const { cart, saved } = state
  const { changeId, wish: wanted } = change
  const { pays, readsSaved } = ruleOf(wanted)
  const id = `after-${changeId}`
  return [
    { _tag: 'v1.ChangeImpossible', changeId, refusal: null },
    ...impossibleWithLines(cart, cart.basket, change),
    ...expressRefused(state, change),
    ...haltOrder(state, pays ? notGiven : notAgreed),
    ...(cart.basket && !cart.refresh ? [{ _tag: 'v1.RefreshRequested', id } as const] : []),
    ...(readsSaved && !saved.refresh ? [{ _tag: 'v1.SavedRefreshRequested', id } as const] : []),
  ]
}

const refused = (
  state: ShopperState,
  change: PendingChange,
  call: Call,
  answer: SettledRefusal,
): readonly ShopEvent[] => {
  const { changeId } = change
  const { errorId } = answer
  const refusal = refusalOf(state.cart, change, answer)
  const handler = handlerOf(change.wish)
  const special = handler.refused?.(state, change, { endpoint: call.endpoint, errorId, refusal })
  if (special) return special
  return [
    {
      _tag: 'v1.ChangeRefused',
      changeId,
      refusal,
      refresh: needsRefresh(errorId) || refusal.what === 'adjustment',
    },
    ...(handler.afterRefusal?.(state, change) ?? []),
    ...impossibleWithLines(state.cart, state.cart.basket, change),
    ...expressRefused(state, change),
    ...haltOrder(state, answer),
  ]
}

const notGiven = { errorId: paymentGone, message: '' } as const
const notAgreed = { errorId: totalChanged, message: '' } as const

/**
 * CART-40, ERR-14: flash-type answers reload the cart; so do answers that show that our version of a line is outdated.
 */
const needsRefresh = (errorId: string): boolean =>
  isFlashCode(errorId) || ['ORD404', 'PRC400', 'INV700', 'INV702', 'INV408', 'TAX310', 'SHP404'].includes(errorId)
