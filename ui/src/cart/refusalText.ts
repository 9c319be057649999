import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { errorText } from '../copy/errorText.ts'
import type { CartCopy } from '../copy/types/cartCopy.ts'
import type { ErrorsCopy } from '../copy/types/errorsCopy.ts'

/** What did not happen, why, and what we kept. */
export type RefusalText = { readonly title: string; readonly why: string }

/** ERR-03, ERR-27: our words for the code, else the server's. ERR-25 has a sentence of its own that says it all. */
export const refusalText = (t: CartCopy, errors: ErrorsCopy, refusal: RefusalView): RefusalText => {
  if (refusal.what === 'move' && refusal.errorId === 'INV700') return { title: t.itemNotMoved(), why: '' }
  const why =
    reasonsOfOurOwn[refusal.errorId]?.(t) ??
    errorText(errors, refusal.errorId, refusal.message, refusal.maxAllowedQuantity ?? undefined)
  return { title: titles[refusal.what](t), why: keepsLine.has(refusal.what) ? `${why} ${t.kept()}` : why }
}

const titles: Readonly<Record<RefusalView['what'], (t: CartCopy) => string>> = {
  add: (t) => t.notAdded(),
  quantity: (t) => t.refusedQuantity(),
  remove: (t) => t.notRemoved(),
  switch: (t) => t.refusedSwitch(),
  coupon: (t) => t.refusedCoupon(),
  'coupon-removal': (t) => t.refusedCouponRemoval(),
  shipping: (t) => t.refusedShipping(),
  address: (t) => t.refusedAddress(),
  payment: (t) => t.refusedPayment(),
  'gift-card': (t) => t.refusedGiftCard(),
  reward: (t) => t.refusedReward(),
  'instrument-removal': (t) => t.refusedRemoval(),
  estimate: (t) => t.refusedEstimate(),
  save: (t) => t.notSaved(),
  move: (t) => t.notMoved(),
  unsave: (t) => t.notRemoved(),
  adjustment: (t) => t.refusedAdjustment(),
}

const reasonsOfOurOwn: Readonly<Record<string, (t: CartCopy) => string>> = {
  'line-gone': (t) => t.lineGone(),
  'cart-lost': (t) => t.cartLost(),
  'point-gone': (t) => t.pointGone(),
  'reward-lost': (t) => t.rewardLost(),
  'gift-card-lost': (t) => t.giftCardLost(),
}

const keepsLine: ReadonlySet<RefusalView['what']> = new Set(['quantity', 'switch'])
