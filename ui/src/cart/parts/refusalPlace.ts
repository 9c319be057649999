import type { CartView } from '../../../../contracts/views/cartView.ts'
import type { CheckoutStep } from '../../../../contracts/views/checkoutView.ts'
import type { RefusalSubject, RefusalView } from '../../../../contracts/views/lineView.ts'

/** Where the cart page shows a refusal: at its line, at the field of a code or of the estimate, else at the top. */
export type CartPlace = 'line' | 'coupon' | 'estimate' | 'top'

export const placeInCart = ({ what, lineKey }: RefusalView, { lines }: Pick<CartView, 'lines'>): CartPlace => {
  if (lines.some((line) => line.lineKey === lineKey)) return 'line'
  return (what === 'coupon' || what === 'estimate') && lines.length > 0 ? what : 'top'
}

/** ERR-17: refusals with the same text share one message, and so do all of an address. */
export const alikeRefusals = (
  refusals: readonly RefusalView[],
): readonly (readonly [RefusalView, ...RefusalView[]])[] => {
  const groups = new Map<string, [RefusalView, ...RefusalView[]]>()
  for (const refusal of refusals) {
    const { what, errorId, message, name, code } = refusal
    const key = JSON.stringify(what === 'address' ? [what] : [what, errorId, message, name, code])
    const group = groups.get(key)
    if (group) group.push(refusal)
    else groups.set(key, [refusal])
  }
  return [...groups.values()]
}

/** ERR-17: the checkout shows a refusal in its step while that is open, else at the top. */
export const placeInCheckout = ({ what }: RefusalView, step: CheckoutStep): 'step' | 'top' =>
  shownInStep[step].includes(what) ? 'step' : 'top'

const shownInStep: Readonly<Record<CheckoutStep, readonly RefusalSubject[]>> = {
  shipping: ['address', 'shipping'],
  billing: ['payment', 'gift-card', 'reward', 'instrument-removal'],
  summary: [],
}
