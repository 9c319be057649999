import type { PaymentMethodId, ProviderMethod } from '../../../contracts/api/paymentInstrument.ts'

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

/** PAY-17: which one pays first; equal = in the order given. */
export const turnOf = (id: PaymentMethodId): number => turns[id]

/** PAY-17: a method that takes whatever remains to be paid. */
export const isMainMethod = (id: PaymentMethodId): boolean => turns[id] === mainTurn

/** LOY-10: of the account, and found by a code or a name. */
export type RewardMethod = Extract<PaymentMethodId, 'REWARD_CODE' | 'REWARD_CARD'>

export const isRewardMethod = (id: PaymentMethodId): id is RewardMethod => id === 'REWARD_CODE' || id === 'REWARD_CARD'

/** PAY-04: what the loyalty programme gave. */
export const paysAsReward = (id: PaymentMethodId): boolean => isRewardMethod(id) || id === 'LOYALTY_POINTS'

/** Money that the shop keeps an account of. */
export const isPrepaid = (id: PaymentMethodId): boolean =>
  id === 'GIFT_CARD' || id === 'ATHLETES_PAYMENT' || isRewardMethod(id)

/** PAY-07: agreed to on a page of the provider's. */
export const isProviderMethod = (id: PaymentMethodId): id is ProviderMethod => id === 'KLARNA' || id === 'PAYPAL'
