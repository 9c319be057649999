import type { PaymentMethodId, ProviderMethod } from '../../../contracts/api/entities/paymentInstrument.ts'

/** A payment source. `available` in minor units; a main method has no limit of its own. */
export type PaymentSource = { readonly id: string; readonly method: PaymentMethodId; readonly available: number }

export type AppliedPayment = { readonly id: string; readonly method: PaymentMethodId; readonly amount: number }

/** `creditLeft` = what remains of an athlete's credit after this; 0 for everyone else. */
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
 * PAY-17: athlete payment, reward code or card, loyalty points, gift cards, then one main method for what remains. When
 * nothing remains, no main method is needed and none is charged. PAY-04: an athlete, who has `credit`, can use rewards
 * only when the credit is used up. All in minor units of one currency, whatever it is.
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

/** PAY-17: which one pays first; equal = in the order given. */
export const turnOf = (id: PaymentMethodId): number => turns[id]

/** PAY-17: a method that takes whatever remains to be paid. */
export const isMainMethod = (id: PaymentMethodId): boolean => turns[id] === mainTurn

/** LOY-10: belongs to the account, found by a code or a name. */
export type RewardMethod = Extract<PaymentMethodId, 'REWARD_CODE' | 'REWARD_CARD'>

export const isRewardMethod = (id: PaymentMethodId): id is RewardMethod => id === 'REWARD_CODE' || id === 'REWARD_CARD'

/** PAY-04: given by the loyalty programme. */
export const paysAsReward = (id: PaymentMethodId): boolean => isRewardMethod(id) || id === 'LOYALTY_POINTS'

/** Money for which the shop keeps an account. */
export const isPrepaid = (
  id: PaymentMethodId,
): id is Extract<PaymentMethodId, 'GIFT_CARD' | 'ATHLETES_PAYMENT'> | RewardMethod =>
  id === 'GIFT_CARD' || id === 'ATHLETES_PAYMENT' || isRewardMethod(id)

/** PAY-07: agreed to on a page of the provider. */
export const isProviderMethod = (id: PaymentMethodId): id is ProviderMethod => id === 'KLARNA' || id === 'PAYPAL'

/** PAY-17: the order in which they pay; main methods come last and take what is left. */
const turns: Readonly<Record<PaymentMethodId, number>> = {
  ATHLETES_PAYMENT: 0,
  REWARD_CODE: 1,
  REWARD_CARD: 1,
  LOYALTY_POINTS: 2,
  GIFT_CARD: 3,
  CREDIT_CARD: 4,
  KLARNA: 4,
  PAYPAL: 4,
}

const mainTurn = 4
