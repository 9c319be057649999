import type { MethodView } from '../../../contracts/views/checkoutView.ts'
import type { CheckoutCopy } from '../copy/types/checkoutCopy.ts'

/** A way to a shop names its shop only once that has been picked. */
export const methodName = (t: CheckoutCopy, { code, label, selected }: MethodView): string => {
  if (selected) return label
  if (code === 'pickup') return t.methodPickup()
  return code === 'sts' ? t.methodShipToStore() : label
}
