import type { PartPaymentView } from '../../../contracts/views/checkoutView.ts'
import { useCopy } from '../copy/useCopy.ts'

/** How something that pays a part is called. */
export const usePartName = (): ((part: Pick<PartPaymentView, 'method' | 'last4'>) => string) => {
  const t = useCopy('checkout')
  return ({ method, last4 }) => (method === 'LOYALTY_POINTS' ? t.loyaltyPoints() : t.giftCardEnding({ last4: last4 ?? '' }))
}
