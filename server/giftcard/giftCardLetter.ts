import type { Order } from '../../contracts/api/entities/order.ts'
import { moneyText } from '../kit/formats.ts'
import { regionalText } from '../kit/regionalText.ts'
import { writeLetter } from '../mail/layout/writeLetter.ts'
import type { LetterSite } from '../mail/layout/writeLetter.ts'
import type { Letter } from '../mail/sendMail.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import type { GiftCardSecret } from './findGiftCard.ts'

/** ORD-10: sent to the recipient, else to the buyer. The only place with number and PIN. */
export const giftCardLetter = (
  { email, currency }: Pick<Order, 'email' | 'currency'>,
  { giftOption, price, productImageURL, name }: Order['items'][number],
  { cardNumber, pin }: GiftCardSecret,
  site: LetterSite,
): Letter => {
  const { code, language } = site.locale
  const amount = moneyText(site.locale, currency)(price.original)
  const words = giftCardText[language]
  return writeLetter(
    {
      to: giftOption?.email ?? email,
      subject: regionalText(words.subject(amount), site.locale),
      parts: [
        ...(giftOption
          ? [
              { kind: 'text' as const, text: `${giftOption.to},` },
              { kind: 'quote' as const, text: giftOption.message },
            ]
          : []),
        { kind: 'items', items: [{ name, notes: [], amount, picture: productImageURL }] },
        {
          kind: 'figures',
          rows: [
            { name: words.number, value: cardNumber.replace(/(\d{4})(?=\d)/g, '$1 ') },
            { name: words.pin, value: pin },
          ],
        },
        { kind: 'text', text: regionalText(words.use, site.locale) },
        { kind: 'link', label: words.shop, path: `/${code}` },
      ],
      because: 'giftCard',
    },
    site,
  )
}

type GiftCardText = {
  readonly subject: (amount: string) => string
  readonly number: string
  readonly pin: string
  readonly use: string
  readonly shop: string
}

const giftCardText: Readonly<Record<Language, GiftCardText>> = {
  en: {
    subject: (amount) => `Your gift card of ${amount}`,
    number: 'Number',
    pin: 'PIN',
    use: 'It doesn’t expire, and you can spend it in parts. Enter number and PIN at checkout, under “Use a gift card”.',
    shop: 'Shop now',
  },
  fr: {
    subject: (amount) => `Votre carte cadeau de ${amount}`,
    number: 'Numéro',
    pin: 'Code PIN',
    use: 'Elle n’expire pas et s’utilise en plusieurs fois. Saisissez les deux au paiement, sous « Utiliser une carte cadeau ».',
    shop: 'Découvrir nos articles',
  },
  de: {
    subject: (amount) => `Deine Geschenkkarte über ${amount}`,
    number: 'Nummer',
    pin: 'PIN',
    use: 'Sie läuft nicht ab und kann in Teilen eingelöst werden. Gib Nummer und PIN an der Kasse bei der Geschenkkarte ein.',
    shop: 'Jetzt stöbern',
  },
  it: {
    subject: (amount) => `La tua carta regalo da ${amount}`,
    number: 'Numero',
    pin: 'PIN',
    use: 'Non scade e si può usare in più volte. Inserisci numero e PIN alla cassa, alla voce della carta regalo.',
    shop: 'Scopri i prodotti',
  },
  es: {
    subject: (amount) => `Tu tarjeta regalo de ${amount}`,
    number: 'Número',
    pin: 'PIN',
    use: 'No caduca y se puede gastar por partes. Introduce el número y el PIN al pagar, en el apartado de la tarjeta regalo.',
    shop: 'Ver los productos',
  },
}
