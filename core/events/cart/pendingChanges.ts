import { castDraft } from 'immer'
import type { Draft } from 'immer'
import type { RemovedLine } from '../../domain/cart/cart.ts'
import type { CartRefusal } from '../../domain/cart/cartRefusal.ts'
import type { CartChange, ChangeOf, PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { broughtBy, ruleOf } from '../../domain/cart/changes/changeRules.ts'
import { rememberedRemovals } from '../../domain/cart/cart.ts'
import { basketOf, shownLines } from '../../domain/cart/shownLines.ts'
import { newCheckout } from '../../domain/checkout/checkout.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { turnStep } from '../checkout/turnCheckout.ts'

type StateDraft = Draft<ShopperState>

/** Adds a change to the pending ones: owed to the server until it is answered. */
export const request = (
  state: StateDraft,
  id: { readonly changeId: string; readonly at: number },
  wanted: CartChange,
): void => {
  const { isAboutOrder, forgetsRefusal, what } = ruleOf(wanted)
  const goods = broughtBy(wanted)
  // CART-11: the checkout starts again for goods that replace a basket in another currency.
  if (goods && basketOf(state.cart, [goods]) !== state.cart.basket && shownLines(state.cart).length === 0)
    state.checkout = castDraft(newCheckout())
  // CART-42: what opens a new cart is of the page's own shop.
  if (goods && !state.cart.basket && !state.cart.rebuild && state.cart.pending.length === 0) delete state.cart.locale
  state.cart.customerRejectedAt = null
  if (isAboutOrder) state.order.problem = null
  if (forgetsRefusal) state.cart.refusals = state.cart.refusals.filter((refusal) => refusal.what !== what)
  state.cart.pending.push({
    changeId: id.changeId,
    at: id.at,
    call: 0,
    sent: false,
    losses: 0,
    wish: wanted,
  })
}

type Requested<Kind extends CartChange['kind'], More> = {
  readonly _tag: string
  readonly changeId: string
  readonly at: number
} & Omit<ChangeOf<Kind>, 'kind' | keyof More>

/** An event that has the fields of the change it requests; `more` = the fields it lacks. */
export const asks =
  <Kind extends CartChange['kind'], More extends Partial<ChangeOf<Kind>> = object>(kind: Kind, more?: More) =>
  (state: StateDraft, { _tag, changeId, at, ...fields }: Requested<Kind, More>): void =>
    // `Requested` says that the event and `more` have all fields of the change.
    request(state, { changeId, at }, { kind, ...more, ...fields } as unknown as CartChange)

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

/** Shown once: a second message about the same thing replaces the first. */
export const refuse = (state: StateDraft, refusal: CartRefusal): void => {
  state.cart.refusals = [
    ...state.cart.refusals.filter((other) => other.refusalId !== refusal.refusalId && !isAboutTheSame(other, refusal)),
    refusal,
  ]
}

export const remember = (state: StateDraft, removed: RemovedLine): void => {
  const others = state.cart.removed.filter((line) => line.line.key !== removed.line.key)
  state.cart.removed = [...others, removed].slice(-rememberedRemovals)
}

/** CHK-05: what a step had settled is open again. */
export const sendBack = (state: StateDraft, step: 'shipping' | 'billing'): void => {
  if (step === 'shipping') state.checkout.shippingSubmitted = false
  if (step === 'billing') state.checkout.billingSubmitted = false
  turnStep(state.checkout, step === 'shipping' ? 'ShippingRefused' : 'BillingRefused')
}

const isAboutTheSame = (a: CartRefusal, b: CartRefusal): boolean =>
  a.what === b.what && a.lineKey === b.lineKey && a.errorId === b.errorId && a.code === b.code
