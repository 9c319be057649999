import type { PaymentMethodId } from '../../../contracts/api/paymentInstrument.ts'
import { isMainMethod, paysAsReward, turnOf } from './paymentMethods.ts'

/** Something to pay with. `available` in minor units; a main method has no limit of its own. */
export type PaymentSource = { readonly id: string; readonly method: PaymentMethodId; readonly available: number }

export type AppliedPayment = { readonly id: string; readonly method: PaymentMethodId; readonly amount: number }

/** `creditLeft` = what remains of an athlete's credit after this; 0 for everybody else. */
export type Payments = { readonly creditLeft: number } &
  /** `applied` sums to the total; sources that pay nothing are left out. */
  (
    | { readonly _tag: 'Paid'; readonly applied: readonly AppliedPayment[] }
    | {
        readonly _tag: 'NotEnough'
        readonly errorId: 'PYT400'
        readonly remainingToPay: number
        readonly applied: readonly AppliedPayment[]
      }
  )

/**
 * PAY-17: athlete payment, reward code or card, loyalty points, gift cards, then one main method for what remains.
 * When nothing remains no main method is needed, and none is charged. PAY-04: an athlete, who has `credit`, is paid for by rewards only
 * once nothing of it remains. All in minor units of one currency, whatever it is.
 */
export const applyPayments = (total: number, sources: readonly PaymentSource[], credit = 0): Payments => {
  const applied: AppliedPayment[] = []
  let left = Math.max(0, total)
  let creditLeft = Math.max(0, credit)
  for (const { id, method, available } of sources.toSorted((a, b) => turnOf(a.method) - turnOf(b.method))) {
    if (paysAsReward(method) && creditLeft > 0) continue
    const amount = isMainMethod(method) ? left : Math.min(left, Math.max(0, available))
    if (amount === 0) continue
    applied.push({ id, method, amount })
    left -= amount
    if (method === 'ATHLETES_PAYMENT') creditLeft = Math.max(0, creditLeft - amount)
  }
  return left === 0
    ? { _tag: 'Paid', applied, creditLeft }
    : { _tag: 'NotEnough', errorId: 'PYT400', remainingToPay: left, applied, creditLeft }
}
