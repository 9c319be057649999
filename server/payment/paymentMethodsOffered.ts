import type { PaymentMethod } from '../../contracts/api/paymentInstrument.ts'
import type { Language } from '../catalog/CatalogTables.ts'

/** PAY-05: how any basket can be paid. */
export const paymentMethodsOffered = (language: Language): readonly PaymentMethod[] => [
  {
    code: 'CREDIT_CARD',
    label: language === 'fr' ? 'Carte bancaire' : 'Card',
    cardTypes: ['visa', 'mastercard', 'amex', 'discover'],
  },
  { code: 'GIFT_CARD', label: language === 'fr' ? 'Carte cadeau' : 'Gift card' },
  { code: 'LOYALTY_POINTS', label: language === 'fr' ? 'Points de fidélité' : 'Loyalty points' },
  { code: 'KLARNA', label: 'Klarna' },
  { code: 'PAYPAL', label: 'PayPal' },
]
