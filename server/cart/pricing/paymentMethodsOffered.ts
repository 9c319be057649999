import type { PaymentMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'

/** PAY-05: the ways to pay any basket; an athlete can also pay by credit (PAY-03). */
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
