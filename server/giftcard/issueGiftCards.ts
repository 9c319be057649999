import type { Order } from '../../contracts/api/entities/order.ts'
import { fallbackLocale, findLocale, moneyText } from '../kit/siteLocale.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Letter } from '../mail/sendMail.ts'
import { newToken } from '../session/token.ts'
import type { Tx } from '../storage/Tables.ts'
import { newGiftCardSecret, secretHash } from './findGiftCard.ts'
import type { GiftCardSecret } from './findGiftCard.ts'

/**
 * Issues the gift cards bought in an order, one per piece, each with its full value and its own letter, in the order's
 * transaction. Only the letter contains number and PIN. All digital goods of this shop are gift cards.
 */
export const issueGiftCards = async (tx: Tx, order: Order, locale: string | null, now: number): Promise<void> => {
  const pieces = order.items
    .filter(({ isDigitalProduct }) => isDigitalProduct)
    .flatMap((item) => Array.from({ length: item.qty }, (_, place) => ({ item, place })))
  for (const { item, place } of pieces) {
    const secret = newGiftCardSecret()
    const value = item.price.original
    await tx
      .insertInto('gift_card')
      .values({
        ...kept(secret),
        id: newToken(),
        currency: order.currency,
        issued: value,
        balance: value,
        expires_at: null,
        order_number: order.orderNumber,
        item_id: item.itemId,
        created_at: now,
      })
      .execute()
    await sendMail(
      tx,
      giftCardLetter(order, item, secret, findLocale(locale ?? '') ?? fallbackLocale),
      now,
      () => `gift-card/${order.orderNumber}/${item.itemId}/${place}`,
    )
  }
}

/** What is stored of a number and its PIN. */
export const kept = (secret: GiftCardSecret) => ({
  secret_hash: secretHash(secret),
  last4: secret.cardNumber.slice(-4),
})

/** ORD-09: cancels the gift cards bought in a cancelled order; false when one of them has been used. */
export const voidGiftCards = async (tx: Tx, orderNumber: string): Promise<boolean> => {
  const rows = await tx
    .selectFrom('gift_card')
    .select(['id', 'issued', 'balance'])
    .where('order_number', '=', orderNumber)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.some(({ issued, balance }) => balance < issued)) return false
  if (rows.length > 0) await tx.deleteFrom('gift_card').where('order_number', '=', orderNumber).execute()
  return true
}

type Item = Order['items'][number]

/** ORD-10: sent to the recipient, else to the buyer. The only place with number and PIN. */
export const giftCardLetter = (
  { email, currency }: Pick<Order, 'email' | 'currency'>,
  { giftOption, price }: Item,
  { cardNumber, pin }: GiftCardSecret,
  locale: SiteLocale,
): Letter => {
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
    body: `This gift card is worth ${amount}.\n\nNumber: ${number}\nPIN: ${pin}\n\nIt does not expire and can be spent in parts. Enter number and PIN at checkout, under "Use a gift card".\n\n${link}`,
  }),
  fr: (amount: string, number: string, pin: string, link: string) => ({
    subject: `Votre carte cadeau de ${amount}`,
    body: `Cette carte cadeau vaut ${amount}.\n\nNuméro : ${number}\nCode PIN : ${pin}\n\nElle n’expire pas et s’utilise en plusieurs fois : saisissez les deux au paiement, sous « Utiliser une carte cadeau ».\n\n${link}`,
  }),
  de: (amount: string, number: string, pin: string, link: string) => ({
    subject: `Deine Geschenkkarte über ${amount}`,
    body: `Diese Geschenkkarte ist ${amount} wert.\n\nNummer: ${number}\nPIN: ${pin}\n\nSie läuft nicht ab und kann in Teilen eingelöst werden. Gib Nummer und PIN an der Kasse bei der Geschenkkarte ein.\n\n${link}`,
  }),
  it: (amount: string, number: string, pin: string, link: string) => ({
    subject: `La tua carta regalo da ${amount}`,
    body: `Questa carta regalo vale ${amount}.\n\nNumero: ${number}\nPIN: ${pin}\n\nNon scade e si può usare in più volte. Inserisci numero e PIN alla cassa, alla voce della carta regalo.\n\n${link}`,
  }),
  es: (amount: string, number: string, pin: string, link: string) => ({
    subject: `Tu tarjeta regalo de ${amount}`,
    body: `Esta tarjeta regalo vale ${amount}.\n\nNúmero: ${number}\nPIN: ${pin}\n\nNo caduca y se puede gastar por partes. Introduce el número y el PIN al pagar, en el apartado de la tarjeta regalo.\n\n${link}`,
  }),
} as const
