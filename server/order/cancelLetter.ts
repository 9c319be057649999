import type { Order } from '../../contracts/api/order.ts'
import type { Letter } from '../mail/sendMail.ts'
import type { Locale } from '../site/siteLocale.ts'
import { moneyWords } from './documents/moneyWords.ts'

/** ORD-09: what is cancelled, and where the money goes, in the language of whoever cancelled. */
export function cancelLetter({ orderNumber, email, totals, currency }: Order, locale: Locale): Letter {
  const amount = totals.total > 0 ? moneyWords(locale, currency)(totals.total) : null
  return { to: email, ...letters[locale.language](orderNumber, amount, `/${locale.code}/track-order?order=${orderNumber}`) }
}

const letters = {
  en: (number: string, amount: string | null, link: string) => ({
    subject: `Your order ${number} is cancelled`,
    body: `Hello,\n\nyour order ${number} is cancelled. Nothing of it will be sent.${amount === null ? '' : ` We give back ${amount} the way you paid; your bank needs up to five working days.`}\n\nWhat became of it stands here:\n\n${link}`,
  }),
  fr: (number: string, amount: string | null, link: string) => ({
    subject: `Votre commande ${number} est annulée`,
    body: `Bonjour,\n\nvotre commande ${number} est annulée. Rien n’en sera expédié.${amount === null ? '' : ` Nous vous remboursons ${amount} par le moyen de paiement utilisé ; votre banque a besoin de cinq jours ouvrés au plus.`}\n\nSon suivi se trouve ici :\n\n${link}`,
  }),
} as const
