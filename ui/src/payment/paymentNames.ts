import type { PartPaymentView } from '../../../contracts/views/checkoutView.ts'
import { useCopy } from '../copy/useCopy.ts'

/** Company names are the same in every language; an unknown one is only called a card. */
export const cardBrandName = (brand: string | null, cardWord: string): string => names.get(brand ?? '') ?? cardWord

const names: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
])

/** As on the card: 08/29. */
export const expiryOf = ({
  expiryMonth,
  expiryYear,
}: {
  readonly expiryMonth: number
  readonly expiryYear: number
}): string => `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`

/** Company names are the same in every language; null for a method that is not a company's. */
export const providerName = (method: string): string | null => providerNames.get(method) ?? null

const providerNames: ReadonlyMap<string, string> = new Map([
  ['KLARNA', 'Klarna'],
  ['PAYPAL', 'PayPal'],
])

/** The name of a part payment. */
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
