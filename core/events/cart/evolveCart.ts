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
import { changeOf, nextCall, refuse, remember, request, sendBack, wishOf, withdraw } from './pendingChanges.ts'

/** What each fact about the cart changes. Mutating style: the same code runs on an immer draft and on a private object. */
export const evolveCart: Evolve<CartEvent> = {
  'v1.ItemAddRequested': (shop, { line, ...id }) => request(shop, id, { kind: 'AddItem', line }),
  'v1.ItemAddEnlarged': (shop, { changeId, by }) => {
    const wish = wishOf(shop, changeId)
    if (wish?.kind === 'AddItem') wish.line.quantity += by
  },
  'v1.QuantitySetRequested': (shop, { key, quantity, ...id }) =>
    request(shop, id, { kind: 'SetQuantity', key, quantity }),
  'v1.QuantityReplaced': (shop, { changeId, quantity }) => {
    const wish = wishOf(shop, changeId)
    if (wish?.kind === 'SetQuantity') wish.quantity = quantity
    if (wish?.kind === 'AddItem') wish.line.quantity = quantity
  },
  'v1.LineRemovalRequested': (shop, { line, position, ...id }) => {
    request(shop, id, { kind: 'RemoveLine', key: line.key })
    remember(shop, { removal: id.changeId, line, position })
  },
  'v1.GiftDeclined': (shop, { key, ...id }) => request(shop, id, { kind: 'RemoveLine', key }),
  'v1.LineRemovedUnsent': (shop, removed) => {
    remember(shop, { removal: removed.removal, line: removed.line, position: removed.position })
  },
  'v1.RemovalUndone': (shop, { removal }) => {
    shop.cart.removed = shop.cart.removed.filter((line) => line.removal !== removal)
  },
  'v1.VariantSwitchRequested': (shop, { from, to, position, ...id }) =>
    request(shop, id, { kind: 'SwitchVariant', phase: 'remove', from, to, position, refusal: null }),
  'v2.VariantSwitchRequested': (shop, { from, to, position, ...id }) =>
    request(shop, id, { kind: 'SwitchVariant', phase: 'change', from, to, position, refusal: null }),
  'v1.PriceAdjustmentRequested': (shop, { key, adjustment, ...id }) =>
    request(shop, id, { kind: 'AdjustPrice', key, adjustment }),
  'v1.PriceAdjustmentRemovalRequested': (shop, { key, ...id }) => request(shop, id, { kind: 'RemoveAdjustment', key }),
  'v1.CouponApplyRequested': (shop, { code, ...id }) => {
    shop.cart.refusals = shop.cart.refusals.filter((refusal) => refusal.what !== 'coupon')
    request(shop, id, { kind: 'ApplyCoupon', code })
  },
  'v1.CouponRemovalRequested': (shop, { code, ...id }) => request(shop, id, { kind: 'RemoveCoupon', code }),
  'v1.ShippingEstimateRequested': (shop, { postalCode, country, province, ...id }) => {
    shop.cart.estimate = { postalCode, country, province }
    request(shop, id, { kind: 'EstimateShipping', postalCode, country, province })
  },
  'v1.ShippingAddressRequested': (shop, { address, context, ...id }) =>
    request(shop, id, { kind: 'SetShippingAddress', address, ...(context === undefined ? {} : { context }) }),
  'v1.ShippingMethodRequested': (shop, { code, shippingId, storeId, ...id }) =>
    request(shop, id, { kind: 'SetShippingMethod', code, shippingId, ...(storeId === undefined ? {} : { storeId }) }),
  'v1.LineDeliveryRequested': (shop, { key, storeId, ...id }) =>
    request(shop, id, { kind: 'SetDelivery', key, storeId }),
  'v1.BillingAddressRequested': (shop, { address, ...id }) => request(shop, id, { kind: 'SetBillingAddress', address }),
  'v1.CardRequested': (shop, { face, secretRef, savedCardId, keep, ...id }) => {
    shop.checkout.card = { face, secretRef, state: 'held' }
    shop.checkout.agreement = null
    request(shop, id, {
      kind: 'AddCard',
      face,
      secretRef,
      ...(savedCardId === undefined ? {} : { savedCardId }),
      ...(keep === undefined ? {} : { keep }),
    })
  },
  'v1.AgreementRequested': (shop, { method, sessionId, ...id }) => {
    shop.checkout.agreement = { method, state: 'held' }
    shop.checkout.card = null
    request(shop, id, { kind: 'AddAgreement', method, sessionId })
  },
  'v1.GiftCardRequested': (shop, { last4, secretRef, ...id }) => {
    shop.cart.refusals = shop.cart.refusals.filter((refusal) => refusal.what !== 'gift-card')
    request(shop, id, { kind: 'AddGiftCard', last4, secretRef })
  },
  'v1.RewardRequested': (shop, { voucher, ...id }) => {
    shop.cart.refusals = shop.cart.refusals.filter((refusal) => refusal.what !== 'reward')
    request(shop, id, { kind: 'ApplyReward', voucher })
  },
  'v1.PartPaymentRequested': (shop, { method, code, savedId, last4, ...id }) => {
    shop.cart.refusals = shop.cart.refusals.filter((refusal) => refusal.what !== 'reward')
    request(shop, id, { kind: 'AddPartPayment', method, code, savedId, last4 })
  },
  'v1.InstrumentRemovalRequested': (shop, { instrumentId, ...id }) =>
    request(shop, id, { kind: 'RemoveInstrument', instrumentId }),
  'v1.ChangeWithdrawn': (shop, { changeId }) => withdraw(shop, changeId),
  'v1.RefusalDismissed': (shop, { refusalId }) => {
    shop.cart.refusals = shop.cart.refusals.filter((refusal) => refusal.refusalId !== refusalId)
  },
  'v1.RefreshRequested': (shop, { id }) => {
    shop.cart.refresh = { id }
  },
  'v1.ChangeSent': (shop, { changeId }) => {
    const change = changeOf(shop, changeId)
    if (change) change.sent = true
  },
  'v1.BasketConfirmed': (shop, { changeId, basket }) => {
    const change = changeOf(shop, changeId)
    acceptBasket(shop, basket)
    turnPayment(shop.checkout, 'Confirmed', waysOf(change?.wish))
    if (change?.wish.kind === 'SwitchVariant' && change.wish.refusal) refuse(shop, change.wish.refusal)
    withdraw(shop, changeId)
  },
  'v1.BasketAdvanced': (shop, { changeId, basket }) => {
    acceptBasket(shop, basket)
    const change = changeOf(shop, changeId)
    if (!change) return
    nextCall(change)
    if (change.wish.kind === 'SwitchVariant' && change.wish.phase === 'remove') change.wish.phase = 'add'
    if (change.wish.kind === 'MoveToCart') change.wish.phase = 'drop'
  },
  'v1.ChangeRefused': (shop, { changeId, refusal, refresh }) => {
    const wish = wishOf(shop, changeId)
    const step = wish && ruleOf(wish).step
    refuse(shop, refusal)
    withdraw(shop, changeId)
    if (refresh) shop.cart.refresh = { id: `after-${changeId}` }
    if (wish?.kind === 'MoveToCart') shop.saved.refresh = { id: `after-${changeId}`, read: [] }
    if (step) sendBack(shop, step)
    turnPayment(shop.checkout, 'Refused', waysOf(wish))
  },
  'v1.SwitchTurnedBack': (shop, { changeId, refusal }) => {
    const change = changeOf(shop, changeId)
    if (change?.wish.kind !== 'SwitchVariant') return
    change.wish.phase = 'restore'
    change.wish.refusal = refusal
    nextCall(change)
  },
  'v1.CardLost': (shop, { changeId }) => {
    withdraw(shop, changeId)
    turnPayment(shop.checkout, 'MemoryLost', ['card'])
    sendBack(shop, 'billing')
  },
  'v1.BasketLost': (shop, { basketId, changeId, paused }) => {
    loseBasket(shop, basketId, paused)
    const change = changeId === null ? undefined : changeOf(shop, changeId)
    if (!change) return
    nextCall(change)
    change.losses += 1
  },
  'v1.RebuildSent': (shop) => {
    if (shop.cart.rebuild) shop.cart.rebuild.sent = true
  },
  'v1.RebuildAdvanced': (shop, { basket, refusal }) => {
    if (basket) acceptBasket(shop, basket)
    if (refusal) refuse(shop, refusal)
    if (!shop.cart.rebuild) return
    shop.cart.rebuild.step += 1
    shop.cart.rebuild.sent = false
    const { step, lines } = shop.cart.rebuild
    const nothingLeftToFill = step >= lines.length && shop.cart.basket === null
    if (nothingLeftToFill || step >= rebuildSteps(shop.cart.rebuild).length) shop.cart.rebuild = null
  },
  'v1.RebuildResumed': (shop) => {
    if (shop.cart.rebuild) shop.cart.rebuild.paused = false
  },
  'v1.BasketRefreshed': (shop, { basket }) => {
    acceptBasket(shop, basket)
    shop.cart.refresh = null
  },
  'v1.RefreshAbandoned': (shop) => {
    shop.cart.refresh = null
  },
  'v1.CustomerRejected': (shop, { at }) => {
    shop.cart = { ...(emptyCart() as Draft<Cart>), customerRejectedAt: at }
  },
  /** No basket has what the steps had given it. What was typed stays as a draft; what the account had filled in goes with its customer. */
  'v2.CustomerRejected': (shop, { at }) => {
    const { shipping, billing, billingSameAsShipping } = shop.checkout.express?.typed ?? shop.checkout
    shop.cart = { ...(emptyCart() as Draft<Cart>), customerRejectedAt: at }
    shop.checkout = { ...(newCheckout() as Draft<Checkout>), shipping, billing, billingSameAsShipping }
  },
  'v1.ChangeImpossible': (shop, { changeId, refusal }) => {
    if (refusal) refuse(shop, refusal)
    withdraw(shop, changeId)
  },
  'v1.BasketRestored': (shop, { basket }) => acceptBasket(shop, basket),
  'v1.BasketClosed': (shop, { basketId }) => {
    if (shop.cart.basket?.basketId !== basketId) return
    shop.cart.basket = null
    shop.cart.refresh = null
    shop.checkout = newCheckout() as Draft<Checkout>
  },
}

/** What a change gives to pay with. */
const waysOf = (wish: Pick<CartChange, 'kind'> | undefined): readonly ('card' | 'agreement')[] => {
  const pays = wish && ruleOf(wish).pays
  return pays ? [pays] : []
}
