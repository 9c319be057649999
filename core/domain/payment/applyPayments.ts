import type { PaymentMethodId } from '../../../contracts/api/paymentInstrument.ts'
import { isMainMethod, turnOf } from './paymentMethods.ts'

/** Something to pay with. `available` in minor units; a main method has no limit of its own. */
export type PaymentSource = { readonly id: string; readonly method: PaymentMethodId; readonly available: number }

export type AppliedPayment = { readonly id: string; readonly method: PaymentMethodId; readonly amount: number }

export type Payments =
  /** `applied` sums to the total; sources that pay nothing are left out. */
  | { readonly _tag: 'Paid'; readonly applied: readonly AppliedPayment[] }
  | { readonly _tag: 'NotEnough'; readonly errorId: 'PYT400'; readonly remainingToPay: number; readonly applied: readonly AppliedPayment[] }

/**
 * PAY-17: athlete payment, reward code or card, loyalty points, gift cards, then one main method for what remains.
 * When nothing remains no main method is needed, and none is charged.
 */
export const applyPayments = (total: number, sources: readonly PaymentSource[]): Payments => {
  const applied: AppliedPayment[] = []
  let left = Math.max(0, total)
  for (const { id, method, available } of sources.toSorted((a, b) => turnOf(a.method) - turnOf(b.method))) {
    const amount = isMainMethod(method) ? left : Math.min(left, Math.max(0, available))
    if (amount === 0) continue
    applied.push({ id, method, amount })
    left -= amount
  }
  return left === 0 ? { _tag: 'Paid', applied } : { _tag: 'NotEnough', errorId: 'PYT400', remainingToPay: left, applied }
}
