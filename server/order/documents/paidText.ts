import type { Order } from '../../../contracts/api/entities/order.ts'
import { paymentMethodsOffered } from '../../cart/pricing/paymentMethodsOffered.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import { documentText } from './documentText.ts'

/** A way of paying, with no more of a card or gift card than may be shown. */
export const paidText = (
  { card, giftCard, payment_method_id: method }: Order['paymentMethod'][number],
  locale: Pick<SiteLocale, 'code' | 'language'>,
): string => {
  const words = documentText[locale.language]
  if (card) return words.card(brands[card.brand] ?? card.brand, card.last4)
  const name = paymentMethodsOffered(locale, true).find(({ code }) => code === method)?.label ?? method
  return giftCard ? words.card(name, giftCard.last4) : name
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
}
