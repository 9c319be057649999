import { castDraft } from 'immer'
import type { Draft } from 'immer'
import type { Rebuild } from '../../domain/cart/cart.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import { rebuildSteps } from '../../domain/cart/rebuildSteps.ts'
import { giftCardLost, rewardLost } from '../../domain/cart/cartRefusal.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { turnPayment, turnStep } from '../checkout/turnCheckout.ts'
import { refuse } from './pendingChanges.ts'
import { defined } from '../../domain/fields/fields.ts'
import type { Named } from '../../domain/fields/fields.ts'

/** The server's newest version is the new base; an older one (a late answer) is not. */
export const acceptBasket = (shopper: Draft<ShopperState>, basket: ConfirmedBasket): void => {
  const base = shopper.cart.basket
  if (base && base.basketId === basket.basketId && base.version > basket.version) return
  shopper.cart.basket = castDraft(basket)
}

/** CART-27: the lost basket's content has to be restored, together with what an earlier rebuild still owed. */
export const loseBasket = (shopper: Draft<ShopperState>, lostBasketId: string, paused: boolean): void => {
  const { basket, rebuild } = shopper.cart
  const had = basket?.lines ?? []
  const owed = rebuild ? rebuild.lines.filter((line) => !had.some((other) => other.key === line.key)) : []
  const method = basket?.methods.find((offered) => offered.selected)
  shopper.cart.rebuild = defined({
    lostBasketId,
    step: 0,
    sent: false,
    lines: [...had.filter((line) => !line.isBonus), ...owed],
    coupons: [...new Set([...(basket?.coupons ?? []).map((coupon) => coupon.code), ...(rebuild?.coupons ?? [])])],
    shippingAddress: basket?.shippingAddress ?? rebuild?.shippingAddress ?? null,
    collector: basket ? basket.collector : rebuild?.collector,
    method: method
      ? {
          code: method.code,
          shippingId: method.shippingId,
          ...defined({ storeId: method.storeId }),
        }
      : (rebuild?.method ?? null),
    billingAddress: basket?.billingAddress ?? rebuild?.billingAddress ?? null,
    paused,
  } satisfies Named<Rebuild>)
  for (const { instrumentId, method: lost, last4 } of basket?.partPayments ?? []) {
    // PAY-01: the number is not stored, so only the shopper can enter it again.
    refuse(shopper, {
      ...(lost === 'GIFT_CARD' ? giftCardLost : rewardLost),
      refusalId: `lost-${instrumentId}`,
      code: last4,
    })
  }
  shopper.cart.basket = null
  if (rebuildSteps(shopper.cart.rebuild).length === 0) shopper.cart.rebuild = null
  const wasSaved = (shopper.checkout.card ?? shopper.checkout.agreement)?.state === 'saved'
  turnPayment(shopper.checkout, 'BasketLost')
  if (!wasSaved) return
  shopper.checkout.billingSubmitted = false
  turnStep(shopper.checkout, 'PaymentGone')
}
