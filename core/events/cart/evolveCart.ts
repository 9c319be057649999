import type { Draft } from 'immer'
import { emptyCart } from '../../domain/cart/cart.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { CartChange } from '../../domain/cart/changes/cartChange.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import { rebuildSteps } from '../../domain/cart/rebuildSteps.ts'
import { newCheckout } from '../../domain/checkout/checkout.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { Evolve } from '../evolve.ts'
import { turnPayment } from '../checkout/turnCheckout.ts'
import type { CartEvent } from './cartEvents.ts'
import { acceptBasket, loseBasket } from './evolveBasket.ts'
import { changeOf, nextCall, refuse, remember, request, sendBack, changeAskedOf, withdraw } from './pendingChanges.ts'

/** What each fact about the cart changes. Mutating style: the same code runs on an immer draft and on a private object. */
export const evolveCart: Evolve<CartEvent> = {
  'v1.ItemAddRequested': (shopper, { line, ...id }) => request(shopper, id, { kind: 'AddItem', line }),
  'v1.ItemAddEnlarged': (shopper, { changeId, by }) => {
    const wanted = changeAskedOf(shopper, changeId)
    if (wanted?.kind === 'AddItem') wanted.line.quantity += by
  },
  'v1.QuantitySetRequested': (shopper, { key, quantity, ...id }) =>
    request(shopper, id, { kind: 'SetQuantity', key, quantity }),
  'v1.QuantityReplaced': (shopper, { changeId, quantity }) => {
    const wanted = changeAskedOf(shopper, changeId)
    if (wanted?.kind === 'SetQuantity') wanted.quantity = quantity
    if (wanted?.kind === 'AddItem') wanted.line.quantity = quantity
  },
  'v1.LineRemovalRequested': (shopper, { line, position, ...id }) => {
    request(shopper, id, { kind: 'RemoveLine', key: line.key })
    remember(shopper, { removal: id.changeId, line, position })
  },
  'v1.GiftDeclined': (shopper, { key, ...id }) => request(shopper, id, { kind: 'RemoveLine', key }),
  'v1.LineRemovedUnsent': (shopper, removed) => {
    remember(shopper, { removal: removed.removal, line: removed.line, position: removed.position })
  },
  'v1.RemovalUndone': (shopper, { removal }) => {
    shopper.cart.removed = shopper.cart.removed.filter((line) => line.removal !== removal)
  },
  'v1.VariantSwitchRequested': (shopper, { from, to, position, ...id }) =>
    request(shopper, id, { kind: 'SwitchVariant', phase: 'remove', from, to, position, refusal: null }),
  'v2.VariantSwitchRequested': (shopper, { from, to, position, ...id }) =>
    request(shopper, id, { kind: 'SwitchVariant', phase: 'change', from, to, position, refusal: null }),
  'v1.PriceAdjustmentRequested': (shopper, { key, adjustment, ...id }) =>
    request(shopper, id, { kind: 'AdjustPrice', key, adjustment }),
  'v1.PriceAdjustmentRemovalRequested': (shopper, { key, ...id }) =>
    request(shopper, id, { kind: 'RemoveAdjustment', key }),
  'v1.CouponApplyRequested': (shopper, { code, ...id }) => {
    shopper.cart.refusals = shopper.cart.refusals.filter((refusal) => refusal.what !== 'coupon')
    request(shopper, id, { kind: 'ApplyCoupon', code })
  },
  'v1.CouponRemovalRequested': (shopper, { code, ...id }) => request(shopper, id, { kind: 'RemoveCoupon', code }),
  'v1.ShippingEstimateRequested': (shopper, { postalCode, country, province, ...id }) => {
    shopper.cart.estimate = { postalCode, country, province }
    request(shopper, id, { kind: 'EstimateShipping', postalCode, country, province })
  },
  'v1.ShippingAddressRequested': (shopper, { address, context, ...id }) =>
    request(shopper, id, { kind: 'SetShippingAddress', address, ...(context === undefined ? {} : { context }) }),
  'v1.ShippingMethodRequested': (shopper, { code, shippingId, storeId, ...id }) =>
    request(shopper, id, {
      kind: 'SetShippingMethod',
      code,
      shippingId,
      ...(storeId === undefined ? {} : { storeId }),
    }),
  'v1.LineDeliveryRequested': (shopper, { key, storeId, ...id }) =>
    request(shopper, id, { kind: 'SetDelivery', key, storeId }),
  'v1.BillingAddressRequested': (shopper, { address, ...id }) =>
    request(shopper, id, { kind: 'SetBillingAddress', address }),
  'v1.CardRequested': (shopper, { face, secretRef, savedCardId, keep, ...id }) => {
    shopper.checkout.card = { face, secretRef, state: 'held' }
    shopper.checkout.agreement = null
    request(shopper, id, {
      kind: 'AddCard',
      face,
      secretRef,
      ...(savedCardId === undefined ? {} : { savedCardId }),
      ...(keep === undefined ? {} : { keep }),
    })
  },
  'v1.AgreementRequested': (shopper, { method, sessionId, ...id }) => {
    shopper.checkout.agreement = { method, state: 'held' }
    shopper.checkout.card = null
    request(shopper, id, { kind: 'AddAgreement', method, sessionId })
  },
  'v1.GiftCardRequested': (shopper, { last4, secretRef, ...id }) => {
    shopper.cart.refusals = shopper.cart.refusals.filter((refusal) => refusal.what !== 'gift-card')
    request(shopper, id, { kind: 'AddGiftCard', last4, secretRef })
  },
  'v1.RewardRequested': (shopper, { voucher, ...id }) => {
    shopper.cart.refusals = shopper.cart.refusals.filter((refusal) => refusal.what !== 'reward')
    request(shopper, id, { kind: 'ApplyReward', voucher })
  },
  'v1.PartPaymentRequested': (shopper, { method, code, savedId, last4, ...id }) => {
    shopper.cart.refusals = shopper.cart.refusals.filter((refusal) => refusal.what !== 'reward')
    request(shopper, id, { kind: 'AddPartPayment', method, code, savedId, last4 })
  },
  'v1.InstrumentRemovalRequested': (shopper, { instrumentId, ...id }) =>
    request(shopper, id, { kind: 'RemoveInstrument', instrumentId }),
  'v1.ChangeWithdrawn': (shopper, { changeId }) => withdraw(shopper, changeId),
  'v1.RefusalDismissed': (shopper, { refusalId }) => {
    shopper.cart.refusals = shopper.cart.refusals.filter((refusal) => refusal.refusalId !== refusalId)
  },
  'v1.RefreshRequested': (shopper, { id }) => {
    shopper.cart.refresh = { id }
  },
  'v1.ChangeSent': (shopper, { changeId }) => {
    const change = changeOf(shopper, changeId)
    if (change) change.sent = true
  },
  'v1.BasketConfirmed': (shopper, { changeId, basket }) => {
    const change = changeOf(shopper, changeId)
    acceptBasket(shopper, basket)
    turnPayment(shopper.checkout, 'Confirmed', waysOf(change?.wish))
    if (change?.wish.kind === 'SwitchVariant' && change.wish.refusal) refuse(shopper, change.wish.refusal)
    withdraw(shopper, changeId)
  },
  'v1.BasketAdvanced': (shopper, { changeId, basket }) => {
    acceptBasket(shopper, basket)
    const change = changeOf(shopper, changeId)
    if (!change) return
    nextCall(change)
    if (change.wish.kind === 'SwitchVariant' && change.wish.phase === 'remove') change.wish.phase = 'add'
    if (change.wish.kind === 'MoveToCart') change.wish.phase = 'drop'
  },
  'v1.ChangeRefused': (shopper, { changeId, refusal, refresh }) => {
    const wanted = changeAskedOf(shopper, changeId)
    const step = wanted && ruleOf(wanted).step
    refuse(shopper, refusal)
    withdraw(shopper, changeId)
    if (refresh) shopper.cart.refresh = { id: `after-${changeId}` }
    if (wanted?.kind === 'MoveToCart') shopper.saved.refresh = { id: `after-${changeId}`, read: [] }
    if (step) sendBack(shopper, step)
    turnPayment(shopper.checkout, 'Refused', waysOf(wanted))
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
    if (nothingLeftToFill || step >= rebuildSteps(shopper.cart.rebuild).length) shopper.cart.rebuild = null
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
    shopper.cart = { ...(emptyCart() as Draft<Cart>), customerRejectedAt: at }
  },
  /** No basket has what the steps had given it. What was typed stays as a draft; what the account had filled in goes with its customer. */
  'v2.CustomerRejected': (shopper, { at }) => {
    const { shipping, billing, billingSameAsShipping } = shopper.checkout.express?.typed ?? shopper.checkout
    shopper.cart = { ...(emptyCart() as Draft<Cart>), customerRejectedAt: at }
    shopper.checkout = { ...(newCheckout() as Draft<Checkout>), shipping, billing, billingSameAsShipping }
  },
  'v1.ChangeImpossible': (shopper, { changeId, refusal }) => {
    if (refusal) refuse(shopper, refusal)
    withdraw(shopper, changeId)
  },
  'v1.BasketRestored': (shopper, { basket }) => acceptBasket(shopper, basket),
  'v1.BasketClosed': (shopper, { basketId }) => {
    if (shopper.cart.basket?.basketId !== basketId) return
    shopper.cart.basket = null
    shopper.cart.refresh = null
    shopper.checkout = newCheckout() as Draft<Checkout>
  },
}

/** What a change gives to pay with. */
const waysOf = (wanted: Pick<CartChange, 'kind'> | undefined): readonly ('card' | 'agreement')[] => {
  const pays = wanted && ruleOf(wanted).pays
  return pays ? [pays] : []
}
