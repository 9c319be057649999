import type { Order } from '../../../contracts/api/entities/order.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import { documentText } from './documentText.ts'

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
}
const methods: Readonly<Record<SiteLocale['language'], Readonly<Record<string, string>>>> = {
  en: {
    KLARNA: 'Klarna',
    PAYPAL: 'PayPal',
    LOYALTY_POINTS: 'Loyalty points',
    GIFT_CARD: 'Gift card',
    REWARD_CODE: 'Reward code',
    REWARD_CARD: 'Reward card',
    ATHLETES_PAYMENT: 'Athlete credit',
  },
  fr: {
    KLARNA: 'Klarna',
    PAYPAL: 'PayPal',
    LOYALTY_POINTS: 'Points de fidélité',
    GIFT_CARD: 'Carte cadeau',
    REWARD_CODE: 'Code de récompense',
    REWARD_CARD: 'Carte de récompense',
    ATHLETES_PAYMENT: 'Crédit athlète',
  },
}

/** A way of paying, with no more of a card or gift card than may be shown. */
export const paidText = (
  { card, giftCard, payment_method_id: method }: Order['paymentMethod'][number],
  { language }: Pick<SiteLocale, 'language'>,
): string => {
  const words = documentText[language]
  if (card) return words.card(brands[card.brand] ?? card.brand, card.last4)
  const name = methods[language][method] ?? method
  return giftCard ? words.card(name, giftCard.last4) : name
}
