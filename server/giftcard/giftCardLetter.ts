import type { Order } from '../../contracts/api/order.ts'
import type { Letter } from '../mail/sendMail.ts'
import { moneyText } from '../order/documents/moneyText.ts'
import type { SiteLocale } from '../site/siteLocale.ts'
import type { GiftCardSecret } from './giftCardSecret.ts'

type Item = Order['items'][number]

/** ORD-10: to whom it was given, else to who bought it. It is the only place where number and PIN stand. */
export function giftCardLetter(
  { email, currency }: Pick<Order, 'email' | 'currency'>,
  { giftOption, price }: Item,
  { cardNumber, pin }: GiftCardSecret,
  locale: SiteLocale,
): Letter {
  const words = letters[locale.language](
    moneyText(locale, currency)(price.original),
    cardNumber.replace(/(\d{4})(?=\d)/g, '$1 '),
    pin,
    `/${locale.code}`,
  )
  const greeting = giftOption ? `${giftOption.to},\n\n${giftOption.message}\n\n` : ''
  return { to: giftOption?.email ?? email, subject: words.subject, body: `${greeting}${words.body}` }
}

const letters = {
  en: (amount: string, number: string, pin: string, link: string) => ({
    subject: `Your gift card of ${amount}`,
    body: `This gift card is worth ${amount}.\n\nNumber: ${number}\nPIN: ${pin}\n\nIt has no expiry and may be spent in parts: enter both at checkout, under "Use a gift card".\n\n${link}`,
  }),
  fr: (amount: string, number: string, pin: string, link: string) => ({
    subject: `Votre carte cadeau de ${amount}`,
    body: `Cette carte cadeau vaut ${amount}.\n\nNuméro : ${number}\nCode PIN : ${pin}\n\nElle n’expire pas et s’utilise en plusieurs fois : saisissez les deux au paiement, sous « Utiliser une carte cadeau ».\n\n${link}`,
  }),
} as const
