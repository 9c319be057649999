import type { Order } from '../../../contracts/api/order.ts'
import type { Locale } from '../../site/siteLocale.ts'
import { paperWords } from './paperWords.ts'

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover', jcb: 'JCB', diners: 'Diners Club' }
const methods: Readonly<Record<string, string>> = { KLARNA: 'Klarna', PAYPAL: 'PayPal' }

/** A way of paying, with no more of a card than may be shown. */
export function paidWords({ card, payment_method_id: method }: Order['paymentMethod'][number], { language }: Pick<Locale, 'language'>): string {
  return card ? paperWords[language].card(brands[card.brand] ?? card.brand, card.last4) : (methods[method] ?? method)
}
