import type { Draft } from 'immer'
import type { Refusal, RemovedLine } from '../../domain/cart/cart.ts'
import type { CartChange, PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import { rememberedRemovals } from '../../domain/cart/cart.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import { turnStep } from '../checkout/turnCheckout.ts'

type ShopDraft = Draft<Shop>

/** A change joins the pending changes: owed to the server until it is answered. */
export const request = (
  shop: ShopDraft,
  id: { readonly changeId: string; readonly at: number },
  wish: CartChange,
): void => {
  shop.cart.customerRejectedAt = null
  if (ruleOf(wish).isAboutOrder) shop.order.problem = null
  shop.cart.pending.push({
    changeId: id.changeId,
    at: id.at,
    call: 0,
    sent: false,
    losses: 0,
    wish: wish as Draft<CartChange>,
  })
}

export const changeOf = (shop: ShopDraft, changeId: string): Draft<PendingChange> | undefined =>
  shop.cart.pending.find((change) => change.changeId === changeId)

export const wishOf = (shop: ShopDraft, changeId: string): Draft<CartChange> | undefined =>
  changeOf(shop, changeId)?.wish

export const withdraw = (shop: ShopDraft, changeId: string): void => {
  shop.cart.pending = shop.cart.pending.filter((change) => change.changeId !== changeId)
}

/** The same change, another call: another key. */
export const nextCall = (change: Draft<PendingChange>): void => {
  change.call += 1
  change.sent = false
}

/** Told once: a second word about the same thing takes the place of the first. */
export const refuse = (shop: ShopDraft, refusal: Refusal): void => {
  shop.cart.refusals = [
    ...shop.cart.refusals.filter((other) => other.refusalId !== refusal.refusalId && !isAboutTheSame(other, refusal)),
    refusal,
  ]
}

export const remember = (shop: ShopDraft, removed: RemovedLine): void => {
  const others = shop.cart.removed.filter((line) => line.line.key !== removed.line.key)
  shop.cart.removed = [...others, removed as Draft<RemovedLine>].slice(-rememberedRemovals)
}

/** CHK-05: what a step had settled is open again. */
export const sendBack = (shop: ShopDraft, step: 'shipping' | 'billing'): void => {
  if (step === 'shipping') shop.checkout.shippingSubmitted = false
  if (step === 'billing') shop.checkout.billingSubmitted = false
  turnStep(shop.checkout, step === 'shipping' ? 'ShippingRefused' : 'BillingRefused')
}

const isAboutTheSame = (a: Refusal, b: Refusal): boolean =>
  a.what === b.what && a.lineKey === b.lineKey && a.errorId === b.errorId && a.code === b.code
