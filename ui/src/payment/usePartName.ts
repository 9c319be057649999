import type { PartPaymentView } from '../../../contracts/views/checkoutView.ts'
import { useCopy } from '../copy/useCopy.ts'

/** How something that pays a part is called. */
export const usePartName = (): ((part: Pick<PartPaymentView, 'method' | 'last4'>) => string) => {
  const t = useCopy('checkout')
  return ({ method, last4 }) => {
    const ending = { last4: last4 ?? '' }
    switch (method) {
      case 'LOYALTY_POINTS':
        return t.loyaltyPoints()
      case 'ATHLETES_PAYMENT':
        return t.athleteCredit()
      case 'REWARD_CODE':
        return t.rewardCodeEnding(ending)
      case 'REWARD_CARD':
        return t.rewardCardEnding(ending)
      case 'GIFT_CARD':
      case 'CREDIT_CARD':
      case 'KLARNA':
      case 'PAYPAL':
        return t.giftCardEnding(ending)
    }
  }
}
