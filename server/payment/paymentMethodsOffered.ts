import type { PaymentMethod } from '../../contracts/api/paymentInstrument.ts'
import type { Language } from '../catalog/CatalogTables.ts'

/** PAY-05: how any basket can be paid; an athlete's also by credit (PAY-03). */
export const paymentMethodsOffered = (language: Language, hasCredit: boolean): readonly PaymentMethod[] => [
  {
    code: 'CREDIT_CARD',
    label: language === 'fr' ? 'Carte bancaire' : 'Card',
    cardTypes: ['visa', 'mastercard', 'amex', 'discover'],
  },
  { code: 'GIFT_CARD', label: language === 'fr' ? 'Carte cadeau' : 'Gift card' },
  { code: 'REWARD_CODE', label: language === 'fr' ? 'Code de récompense' : 'Reward code' },
  { code: 'REWARD_CARD', label: language === 'fr' ? 'Carte de récompense' : 'Reward card' },
  { code: 'LOYALTY_POINTS', label: language === 'fr' ? 'Points de fidélité' : 'Loyalty points' },
  { code: 'KLARNA', label: 'Klarna' },
  { code: 'PAYPAL', label: 'PayPal' },
  ...(hasCredit
    ? [{ code: 'ATHLETES_PAYMENT' as const, label: language === 'fr' ? 'Crédit athlète' : 'Athlete credit' }]
    : []),
]
