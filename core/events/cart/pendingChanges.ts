import type { Draft } from 'immer'
import type { CartRefusal, RemovedLine } from '../../domain/cart/cart.ts'
import type { CartChange, PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import { rememberedRemovals } from '../../domain/cart/cart.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { turnStep } from '../checkout/turnCheckout.ts'

type StateDraft = Draft<ShopperState>

/** A change joins the pending changes: owed to the server until it is answered. */
export const request = (
  state: StateDraft,
  id: { readonly changeId: string; readonly at: number },
  wanted: CartChange,
): void => {
  state.cart.customerRejectedAt = null
  if (ruleOf(wanted).isAboutOrder) state.order.problem = null
  state.cart.pending.push({
    changeId: id.changeId,
    at: id.at,
    call: 0,
    sent: false,
    losses: 0,
    wish: wanted as Draft<CartChange>,
  })
}

export const changeOf = (state: StateDraft, changeId: string): Draft<PendingChange> | undefined =>
  state.cart.pending.find((change) => change.changeId === changeId)

export const changeAskedOf = (state: StateDraft, changeId: string): Draft<CartChange> | undefined =>
  changeOf(state, changeId)?.wish

export const withdraw = (state: StateDraft, changeId: string): void => {
  state.cart.pending = state.cart.pending.filter((change) => change.changeId !== changeId)
}

/** The same change, another call: another key. */
export const nextCall = (change: Draft<PendingChange>): void => {
  change.call += 1
  change.sent = false
}

/** Told once: a second word about the same thing takes the place of the first. */
export const refuse = (state: StateDraft, refusal: CartRefusal): void => {
  state.cart.refusals = [
    ...state.cart.refusals.filter((other) => other.refusalId !== refusal.refusalId && !isAboutTheSame(other, refusal)),
    refusal,
  ]
}

export const remember = (state: StateDraft, removed: RemovedLine): void => {
  const others = state.cart.removed.filter((line) => line.line.key !== removed.line.key)
  state.cart.removed = [...others, removed as Draft<RemovedLine>].slice(-rememberedRemovals)
}

/** CHK-05: what a step had settled is open again. */
export const sendBack = (state: StateDraft, step: 'shipping' | 'billing'): void => {
  if (step === 'shipping') state.checkout.shippingSubmitted = false
  if (step === 'billing') state.checkout.billingSubmitted = false
  turnStep(state.checkout, step === 'shipping' ? 'ShippingRefused' : 'BillingRefused')
}

const isAboutTheSame = (a: CartRefusal, b: CartRefusal): boolean =>
  a.what === b.what && a.lineKey === b.lineKey && a.errorId === b.errorId && a.code === b.code
