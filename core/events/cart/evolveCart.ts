import { castDraft } from 'immer'
import type { Draft } from 'immer'
import { emptyCart } from '../../domain/cart/cart.ts'
import type { CartChange } from '../../domain/cart/changes/cartChange.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import { rebuildSteps } from '../../domain/cart/rebuildSteps.ts'
import { newCheckout } from '../../domain/checkout/checkout.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Evolve } from '../evolve.ts'
import { turnPayment } from '../checkout/turnCheckout.ts'
import type { CartEvent } from './cartEvents.ts'
import { acceptBasket, loseBasket } from './evolveBasket.ts'
import { evolveRequests } from './changeRequests.ts'
import { evolveMove } from './moveEvents.ts'
import { changeAskedOf, changeOf, nextCall, refuse, remember, sendBack, withdraw } from './pendingChanges.ts'

/**
 * What each fact about the cart changes. In mutating style: the same code runs on an immer draft and on a private
 * object.
 */
export const evolveCart: Evolve<CartEvent> = {
  ...evolveRequests,
  ...evolveMove,
  'v1.ItemAddEnlarged': (shopper, { changeId, by }) => {
    const wanted = changeAskedOf(shopper, changeId)
    if (wanted?.kind === 'AddItem') wanted.line.quantity += by
  },
  'v1.QuantityReplaced': (shopper, { changeId, quantity }) => {
    const wanted = changeAskedOf(shopper, changeId)
    if (wanted?.kind === 'SetQuantity') wanted.quantity = quantity
    if (wanted?.kind === 'AddItem') wanted.line.quantity = quantity
  },
  'v1.LineRemovedUnsent': (shopper, removed) => {
    remember(shopper, { removal: removed.removal, line: removed.line, position: removed.position })
  },
  'v1.RemovalUndone': (shopper, { removal }) => {
    shopper.cart.removed = shopper.cart.removed.filter((line) => line.removal !== removal)
  },
  'v1.ChangeWithdrawn': (shopper, { changeId }) => withdraw(shopper, changeId),
  'v1.RefusalDismissed': (shopper, { refusalId }) => {
    shopper.cart.refusals = shopper.cart.refusals.filter((refusal) => refusal.refusalId !== refusalId)
    if (shopper.cart.move?.moveId === refusalId) delete shopper.cart.move
  },
  'v1.RefreshRequested': (shopper, { id }) => {
    shopper.cart.refresh = { id }
  },
  'v1.ChangeSent': (shopper, { changeId }) => {
    const change = changeOf(shopper, changeId)
    if (change) change.sent = true
  },
  'v1.BasketConfirmed': (shopper, { changeId, basket }) => {
    const wanted = changeAskedOf(shopper, changeId)
    const carried = wanted && ruleOf(wanted).carried?.(wanted)
    acceptBasket(shopper, basket)
    turnPayment(shopper.checkout, 'Confirmed', waysOf(wanted))
    if (carried) refuse(shopper, carried)
    withdraw(shopper, changeId)
  },
  'v1.BasketAdvanced': (shopper, { changeId, basket }) => {
    acceptBasket(shopper, basket)
    const change = changeOf(shopper, changeId)
    if (!change) return
    nextCall(change)
    change.wish = castDraft(ruleOf(change.wish).next?.(change.wish) ?? change.wish)
  },
  'v1.ChangeRefused': (shopper, { changeId, refusal, refresh }) => {
    const wanted = changeAskedOf(shopper, changeId)
    refuse(shopper, refusal)
    withdraw(shopper, changeId)
    if (refresh) shopper.cart.refresh = { id: `after-${changeId}` }
    if (wanted && ruleOf(wanted).readsSaved) shopper.saved.refresh = { id: `after-${changeId}`, read: [] }
    reopen(shopper, wanted)
  },
  'v1.SwitchTurnedBack': (shopper, { changeId, refusal }) => {
    const change = changeOf(shopper, changeId)
    if (change?.wish.kind !== 'SwitchVariant') return
    change.wish.phase = 'restore'
    change.wish.refusal = refusal
    nextCall(change)
  },
  'v1.CardLost': (shopper, { changeId }) => {
    withdraw(shopper, changeId)
    turnPayment(shopper.checkout, 'MemoryLost', ['card'])
    sendBack(shopper, 'billing')
  },
  'v1.BasketLost': (shopper, { basketId, changeId, paused }) => {
    loseBasket(shopper, basketId, paused)
    const change = changeId === null ? undefined : changeOf(shopper, changeId)
    if (!change) return
    nextCall(change)
    change.losses += 1
  },
  'v1.RebuildSent': (shopper) => {
    if (shopper.cart.rebuild) shopper.cart.rebuild.sent = true
  },
  'v1.RebuildAdvanced': (shopper, { basket, refusal }) => {
    if (basket) acceptBasket(shopper, basket)
    if (refusal) refuse(shopper, refusal)
    if (!shopper.cart.rebuild) return
    shopper.cart.rebuild.step += 1
    shopper.cart.rebuild.sent = false
    const { step, lines } = shopper.cart.rebuild
    const nothingLeftToFill = step >= lines.length && shopper.cart.basket === null
    if (!nothingLeftToFill && step < rebuildSteps(shopper.cart.rebuild).length) return
    const { move } = shopper.cart
    if (move && shopper.cart.rebuild.lostBasketId === move.moveId) move.after = shopper.cart.basket?.totals.total ?? 0
    shopper.cart.rebuild = null
  },
  'v1.RebuildResumed': (shopper) => {
    if (shopper.cart.rebuild) shopper.cart.rebuild.paused = false
  },
  'v1.BasketRefreshed': (shopper, { basket }) => {
    acceptBasket(shopper, basket)
    shopper.cart.refresh = null
  },
  'v1.RefreshAbandoned': (shopper) => {
    shopper.cart.refresh = null
  },
  'v1.CustomerRejected': (shopper, { at }) => {
    shopper.cart = { ...castDraft(emptyCart()), customerRejectedAt: at }
  },
  /**
   * No basket contains what the steps had entered. What was typed stays as a draft; what the account had filled in
   * leaves with its customer.
   */
  'v2.CustomerRejected': (shopper, { at }) => {
    const { shipping, billing, billingSameAsShipping } = shopper.checkout.express?.typed ?? shopper.checkout
    shopper.cart = { ...castDraft(emptyCart()), customerRejectedAt: at }
    shopper.checkout = { ...castDraft(newCheckout()), shipping, billing, billingSameAsShipping }
  },
  'v1.ChangeImpossible': (shopper, { changeId, refusal }) => {
    const wanted = changeAskedOf(shopper, changeId)
    withdraw(shopper, changeId)
    if (refusal) refuse(shopper, refusal)
    // Decision 86: done, or settled in the lost end of this log; then what it was to settle is asked again.
    else reopen(shopper, wanted)
  },
  'v1.BasketRestored': (shopper, { basket }) => acceptBasket(shopper, basket),
  'v1.BasketClosed': (shopper, { basketId }) => {
    if (shopper.cart.basket?.basketId !== basketId) return
    shopper.cart.basket = null
    shopper.cart.refresh = null
    delete shopper.cart.locale
    delete shopper.cart.move
    shopper.checkout = castDraft(newCheckout())
  },
}

/** The step of the checkout that this change was to settle, and what it was to pay with, are open again. */
const reopen = (shopper: Draft<ShopperState>, wanted: CartChange | undefined): void => {
  const { step } = wanted ? ruleOf(wanted) : {}
  if (step) sendBack(shopper, step)
  turnPayment(shopper.checkout, 'Refused', waysOf(wanted))
}

/** What a change provides to pay with. */
const waysOf = (wanted: Pick<CartChange, 'kind'> | undefined): readonly ('card' | 'agreement')[] => {
  const pays = wanted && ruleOf(wanted).pays
  return pays ? [pays] : []
}
