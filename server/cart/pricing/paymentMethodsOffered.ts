import type { PaymentMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import { regionalText } from '../../kit/regionalText.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'

/** PAY-05: the ways to pay any basket; an athlete can also pay by credit (PAY-03). */
export const paymentMethodsOffered = (
  locale: Pick<SiteLocale, 'code' | 'language'>,
  hasCredit: boolean,
): readonly PaymentMethod[] => [
  {
    code: 'CREDIT_CARD',
    label: labels[locale.language].CREDIT_CARD,
    cardTypes: ['visa', 'mastercard', 'amex', 'discover'],
  },
  { code: 'GIFT_CARD', label: regionalText(labels[locale.language].GIFT_CARD, locale) },
  { code: 'REWARD_CODE', label: labels[locale.language].REWARD_CODE },
  { code: 'REWARD_CARD', label: labels[locale.language].REWARD_CARD },
  { code: 'LOYALTY_POINTS', label: labels[locale.language].LOYALTY_POINTS },
  { code: 'KLARNA', label: 'Klarna' },
  { code: 'PAYPAL', label: 'PayPal' },
  ...(hasCredit ? [{ code: 'ATHLETES_PAYMENT' as const, label: labels[locale.language].ATHLETES_PAYMENT }] : []),
]

type NamedMethod = Exclude<PaymentMethod['code'], 'KLARNA' | 'PAYPAL'>

const labels: Readonly<Record<Language, Readonly<Record<NamedMethod, string>>>> = {
  en: {
    CREDIT_CARD: 'Card',
    GIFT_CARD: 'Gift card',
    REWARD_CODE: 'Reward code',
    REWARD_CARD: 'Reward card',
    LOYALTY_POINTS: 'Loyalty points',
    ATHLETES_PAYMENT: 'Athlete credit',
  },
  fr: {
    CREDIT_CARD: 'Carte bancaire',
    GIFT_CARD: 'Carte cadeau',
    REWARD_CODE: 'Code de récompense',
    REWARD_CARD: 'Carte de récompense',
    LOYALTY_POINTS: 'Points de fidélité',
    ATHLETES_PAYMENT: 'Crédit athlète',
  },
  de: {
    CREDIT_CARD: 'Karte',
    GIFT_CARD: 'Geschenkkarte',
    REWARD_CODE: 'Prämiencode',
    REWARD_CARD: 'Prämienkarte',
    LOYALTY_POINTS: 'Treuepunkte',
    ATHLETES_PAYMENT: 'Athletenbudget',
  },
  it: {
    CREDIT_CARD: 'Carta',
    GIFT_CARD: 'Carta regalo',
    REWARD_CODE: 'Codice premio',
    REWARD_CARD: 'Carta premio',
    LOYALTY_POINTS: 'Punti fedeltà',
    ATHLETES_PAYMENT: 'Credito atleta',
  },
  es: {
    CREDIT_CARD: 'Tarjeta',
    GIFT_CARD: 'Tarjeta regalo',
    REWARD_CODE: 'Código de recompensa',
    REWARD_CARD: 'Tarjeta de recompensa',
    LOYALTY_POINTS: 'Puntos de fidelidad',
    ATHLETES_PAYMENT: 'Crédito de atleta',
  },
}
