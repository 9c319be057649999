import type { Order } from '../../contracts/api/entities/order.ts'
import { townLine } from '../../core/domain/address/addressLabel.ts'
import type { GiftOption } from '../../contracts/api/entities/basket.ts'
import { initialsOf } from '../../core/domain/madeToOrder/recipe.ts'
import type { Letter } from '../mail/sendMail.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import { moneyText } from '../kit/siteLocale.ts'

/** ORD-13: the receipt, with what is collected where and a link to track the order. */
export const confirmedLetter = (
  { orderNumber, email, totals, currency, items, shipments }: Order,
  locale: SiteLocale,
): Letter => {
  const money = moneyText(locale, currency)
  const lines = items.map(
    ({ name, variation, qty, price, bonus, recipeId, giftOption }) =>
      `${qty} × ${name}, ${variation.colourName}, ${variation.sizeLabel}: ${bonus ? letters[locale.language].gift : money(price.rowTotal)}${notesOf(recipeId, giftOption, locale).join('')}`,
  )
  return {
    to: email,
    ...letters[locale.language].confirmed(
      orderNumber,
      [...lines, ...shipments.flatMap(placeOf)].join('\n'),
      money(totals.total),
      trackingOf(orderNumber, locale),
    ),
  }
}

/** SHIP-06, CART-14: the line's initials, and for whom it is a gift. */
const notesOf = (
  recipeId: string | undefined,
  giftOption: GiftOption | undefined,
  { language }: SiteLocale,
): readonly string[] => {
  const initials = recipeId === undefined ? null : initialsOf(recipeId)
  const { made, forWhom } = letters[language]
  return [
    ...(initials === null ? [] : [`\n  ${made(initials)}`]),
    ...(giftOption ? [`\n  ${forWhom(giftOption.to)}: ${giftOption.message}`] : []),
  ]
}

/** The method already names a store or a collection point; the address says where it is. */
const placeOf = ({
  storeId,
  address,
  shippingMethod: { code, label },
}: Order['shipments'][number]): readonly string[] =>
  storeId === undefined || !address
    ? []
    : [
        '',
        `${label}\n${[...(code === 'pudo' ? [] : [address.addressLine1]), address.addressLine2, townLine(address)].filter(Boolean).join('\n')}`,
      ]

/** ORD-09: what is cancelled, and where the money goes. */
export const cancelledLetter = ({ orderNumber, email, totals, currency }: Order, locale: SiteLocale): Letter => {
  const amount = totals.total > 0 ? moneyText(locale, currency)(totals.total) : null
  return { to: email, ...letters[locale.language].cancelled(orderNumber, amount, trackingOf(orderNumber, locale)) }
}

const trackingOf = (orderNumber: string, { code }: SiteLocale): string => `/${code}/track-order?order=${orderNumber}`

const letters = {
  en: {
    made: (initials: string) => `Made for you, with the initials ${initials}`,
    forWhom: (to: string) => `A gift for ${to}`,
    gift: 'a gift',
    confirmed: (number: string, lines: string, total: string, link: string) => ({
      subject: `Your order ${number}`,
      body: `Hello,\n\nThank you for your order ${number}.\n\n${lines}\n\nTotal: ${total}\n\nYou can track your order with this email address, and cancel it until we ship it:\n\n${link}`,
    }),
    cancelled: (number: string, amount: string | null, link: string) => ({
      subject: `Your order ${number} is cancelled`,
      body: `Hello,\n\nYour order ${number} is cancelled. We won’t ship any of it.${amount === null ? '' : ` We’ll refund ${amount} to your original payment method; it can take up to five working days.`}\n\nYou can see the details here:\n\n${link}`,
    }),
  },
  fr: {
    made: (initials: string) => `Fabriqué pour vous, aux initiales ${initials}`,
    forWhom: (to: string) => `Un cadeau pour ${to}`,
    gift: 'cadeau',
    confirmed: (number: string, lines: string, total: string, link: string) => ({
      subject: `Votre commande ${number}`,
      body: `Bonjour,\n\nMerci pour votre commande ${number}.\n\n${lines}\n\nTotal : ${total}\n\nAvec cette adresse e-mail vous pouvez la suivre, et l’annuler tant qu’elle est chez nous :\n\n${link}`,
    }),
    cancelled: (number: string, amount: string | null, link: string) => ({
      subject: `Votre commande ${number} est annulée`,
      body: `Bonjour,\n\nVotre commande ${number} est annulée. Rien ne sera expédié.${amount === null ? '' : ` Nous vous remboursons ${amount} par le moyen de paiement utilisé ; comptez cinq jours ouvrés au plus.`}\n\nSon suivi se trouve ici :\n\n${link}`,
    }),
  },
  de: {
    made: (initials: string) => `Für dich gefertigt, mit den Initialen ${initials}`,
    forWhom: (to: string) => `Ein Geschenk für ${to}`,
    gift: 'geschenkt',
    confirmed: (number: string, lines: string, total: string, link: string) => ({
      subject: `Deine Bestellung ${number}`,
      body: `Hallo,\n\ndanke für deine Bestellung ${number}.\n\n${lines}\n\nGesamtsumme: ${total}\n\nMit dieser E-Mail-Adresse siehst du, wo sie ist, und kannst sie stornieren, bis wir sie verschicken:\n\n${link}`,
    }),
    cancelled: (number: string, amount: string | null, link: string) => ({
      subject: `Deine Bestellung ${number} ist storniert`,
      body: `Hallo,\n\ndeine Bestellung ${number} ist storniert. Es wird nichts verschickt.${amount === null ? '' : ` Wir erstatten ${amount} auf dem Weg, auf dem du bezahlt hast; bei deiner Bank kann es bis zu fünf Werktage dauern.`}\n\nDie Einzelheiten findest du hier:\n\n${link}`,
    }),
  },
  it: {
    made: (initials: string) => `Fatto per te, con le iniziali ${initials}`,
    forWhom: (to: string) => `Un regalo per ${to}`,
    gift: 'in regalo',
    confirmed: (number: string, lines: string, total: string, link: string) => ({
      subject: `Il tuo ordine ${number}`,
      body: `Ciao,\n\ngrazie per il tuo ordine ${number}.\n\n${lines}\n\nTotale: ${total}\n\nCon questo indirizzo email puoi vedere dov’è e annullarlo finché non lo spediamo:\n\n${link}`,
    }),
    cancelled: (number: string, amount: string | null, link: string) => ({
      subject: `Il tuo ordine ${number} è annullato`,
      body: `Ciao,\n\nil tuo ordine ${number} è annullato. Non verrà spedito nulla.${amount === null ? '' : ` Rimborseremo ${amount} con il metodo di pagamento che hai usato; la tua banca può impiegare fino a cinque giorni lavorativi.`}\n\nQui trovi i dettagli:\n\n${link}`,
    }),
  },
  es: {
    made: (initials: string) => `Hecho para ti, con las iniciales ${initials}`,
    forWhom: (to: string) => `Un regalo para ${to}`,
    gift: 'de regalo',
    confirmed: (number: string, lines: string, total: string, link: string) => ({
      subject: `Tu pedido ${number}`,
      body: `Hola:\n\nGracias por tu pedido ${number}.\n\n${lines}\n\nTotal: ${total}\n\nCon esta dirección de correo puedes ver dónde está y cancelarlo hasta que lo enviemos:\n\n${link}`,
    }),
    cancelled: (number: string, amount: string | null, link: string) => ({
      subject: `Tu pedido ${number} está cancelado`,
      body: `Hola:\n\nTu pedido ${number} está cancelado. No se enviará nada.${amount === null ? '' : ` Te reembolsaremos ${amount} por el mismo medio con el que pagaste; tu banco puede tardar hasta cinco días laborables.`}\n\nAquí tienes los detalles:\n\n${link}`,
    }),
  },
} as const
