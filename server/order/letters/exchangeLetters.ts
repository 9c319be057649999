import type { Order } from '../../../contracts/api/entities/order.ts'
import { dayText } from '../../kit/formats.ts'
import type { LetterPart } from '../../mail/layout/LetterPart.ts'
import { writeLetter } from '../../mail/layout/writeLetter.ts'
import type { LetterSite } from '../../mail/layout/writeLetter.ts'
import type { Letter } from '../../mail/sendMail.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import { datedPart, parcelParts, trackLink } from './orderLetters.ts'
import type { Parcel } from './orderLetters.ts'
import { deliveryParts, itemsPart } from './orderParts.ts'

/** The lines as they are sent in exchange. */
type Replacement = { readonly items: Order['items'] }

/** ORD-21: what is reserved until when, epoch ms, and that it costs nothing. */
export const reservedLetter = (
  order: Order,
  { items, until }: Replacement & { readonly until: number },
  site: LetterSite,
): Letter => {
  const { opening, deadline } = exchangeText[site.locale.language]
  return exchangeLetter('reserved', order, site, [
    { kind: 'text', text: opening.reserved },
    { kind: 'text', text: deadline(dayText(site.locale, until)) },
    datedPart(order, site.locale),
    itemsPart(items, order, site.locale, false),
  ])
}

/** ORD-21: the replacement has left. */
export const replacedLetter = (
  order: Order,
  { items, parcel }: Replacement & { readonly parcel: Parcel },
  site: LetterSite,
): Letter => {
  const shipment = order.shipments.find(({ itemIds }) => items.some(({ itemId }) => itemIds.includes(itemId)))
  return exchangeLetter('replaced', order, site, [
    { kind: 'text', text: exchangeText[site.locale.language].opening.replaced },
    datedPart(order, site.locale),
    itemsPart(items, order, site.locale, false),
    ...(shipment ? deliveryParts(shipment, site.locale) : []),
    ...parcelParts(parcel, site.locale),
  ])
}

/** ORD-21: the replacement has arrived. */
export const arrivedLetter = (order: Order, { items }: Replacement, site: LetterSite): Letter =>
  exchangeLetter('arrived', order, site, [
    { kind: 'text', text: exchangeText[site.locale.language].opening.arrived },
    datedPart(order, site.locale),
    itemsPart(items, order, site.locale, false),
  ])

/** ORD-21: the return did not come in time, and nothing is reserved for it any more. */
export const releasedLetter = (order: Order, { items }: Replacement, site: LetterSite): Letter =>
  exchangeLetter('released', order, site, [
    { kind: 'text', text: exchangeText[site.locale.language].opening.released },
    datedPart(order, site.locale),
    itemsPart(items, order, site.locale, false),
  ])

const exchangeLetter = (
  kind: ExchangeLetterKind,
  order: Order,
  site: LetterSite,
  parts: readonly LetterPart[],
): Letter =>
  writeLetter(
    {
      to: order.email,
      subject: exchangeText[site.locale.language].subject[kind](order.orderNumber),
      parts: [...parts, trackLink(order, site.locale)],
      because: 'order',
    },
    site,
  )

type ExchangeLetterKind = 'reserved' | 'replaced' | 'arrived' | 'released'

type ExchangeText = {
  readonly subject: Readonly<Record<ExchangeLetterKind, (orderNumber: string) => string>>
  readonly opening: Readonly<Record<ExchangeLetterKind, string>>
  readonly deadline: (day: string) => string
}

/** How each language is written: `docs/languages`. */
const exchangeText: Readonly<Record<Language, ExchangeText>> = {
  en: {
    subject: {
      reserved: (number) => `Your exchange for order ${number}`,
      replaced: (number) => `We’ve shipped your replacement for order ${number}`,
      arrived: (number) => `Your replacement for order ${number} has been delivered`,
      released: (number) => `We no longer hold your replacement for order ${number}`,
    },
    opening: {
      reserved: 'We’ve reserved your replacement. There’s nothing to pay.',
      replaced: 'Your return is here, and your replacement is on its way. There’s nothing to pay.',
      arrived: 'Your replacement has been delivered.',
      released:
        'Your return hasn’t reached us yet, so we no longer hold these items. If it still arrives, we’ll refund you instead.',
    },
    deadline: (day) => `Use your return label to send the items back. We’ll hold the replacement until ${day}.`,
  },
  fr: {
    subject: {
      reserved: (number) => `Votre échange pour la commande ${number}`,
      replaced: (number) => `Votre article de remplacement est expédié : commande ${number}`,
      arrived: (number) => `Votre article de remplacement est livré : commande ${number}`,
      released: (number) => `Votre échange n’est plus réservé : commande ${number}`,
    },
    opening: {
      reserved: 'Votre article de remplacement est réservé. Vous n’avez rien à payer.',
      replaced: 'Votre retour est arrivé et votre article de remplacement est en route. Vous n’avez rien à payer.',
      arrived: 'Votre article de remplacement est livré.',
      released:
        'Votre retour ne nous est pas encore parvenu : ces articles ne sont plus réservés. S’il arrive malgré tout, nous vous rembourserons.',
    },
    deadline: (day) =>
      `Renvoyez les articles avec votre étiquette de retour. Nous gardons le remplacement jusqu’au ${day}.`,
  },
  de: {
    subject: {
      reserved: (number) => `Dein Umtausch zur Bestellung ${number}`,
      replaced: (number) => `Dein Ersatz zur Bestellung ${number} ist unterwegs`,
      arrived: (number) => `Dein Ersatz zur Bestellung ${number} ist zugestellt`,
      released: (number) => `Dein Ersatz zur Bestellung ${number} ist nicht mehr reserviert`,
    },
    opening: {
      reserved: 'Dein Ersatz ist reserviert. Du musst nichts bezahlen.',
      replaced: 'Deine Rücksendung ist da, und dein Ersatz ist unterwegs. Du musst nichts bezahlen.',
      arrived: 'Dein Ersatz ist zugestellt.',
      released:
        'Deine Rücksendung ist noch nicht bei uns, deshalb sind diese Artikel nicht mehr reserviert. Kommt sie doch noch an, bekommst du stattdessen dein Geld zurück.',
    },
    deadline: (day) =>
      `Schick die Artikel mit deinem Rücksendeetikett zurück. Wir halten den Ersatz bis zum ${day} für dich bereit.`,
  },
  it: {
    subject: {
      reserved: (number) => `Il tuo cambio per l’ordine ${number}`,
      replaced: (number) => `Abbiamo spedito il cambio del tuo ordine ${number}`,
      arrived: (number) => `Il cambio del tuo ordine ${number} è stato consegnato`,
      released: (number) => `Il cambio del tuo ordine ${number} non è più riservato`,
    },
    opening: {
      reserved: 'Il tuo cambio è riservato. Non devi pagare nulla.',
      replaced: 'Il tuo reso è arrivato e il cambio è in viaggio. Non devi pagare nulla.',
      arrived: 'Il tuo cambio è stato consegnato.',
      released:
        'Il tuo reso non ci è ancora arrivato, quindi questi articoli non sono più riservati. Se dovesse arrivare, ti rimborseremo.',
    },
    deadline: (day) => `Rispedisci gli articoli con l’etichetta di reso. Teniamo da parte il cambio fino al ${day}.`,
  },
  es: {
    subject: {
      reserved: (number) => `Tu cambio del pedido ${number}`,
      replaced: (number) => `Hemos enviado el cambio de tu pedido ${number}`,
      arrived: (number) => `El cambio de tu pedido ${number} se ha entregado`,
      released: (number) => `El cambio de tu pedido ${number} ya no está reservado`,
    },
    opening: {
      reserved: 'Tu cambio está reservado. No tienes que pagar nada.',
      replaced: 'Tu devolución ha llegado y tu cambio está en camino. No tienes que pagar nada.',
      arrived: 'Tu cambio se ha entregado.',
      released:
        'Tu devolución aún no nos ha llegado, así que estos artículos ya no están reservados. Si llega más tarde, te devolveremos el dinero.',
    },
    deadline: (day) => `Envía los artículos con tu etiqueta de devolución. Te guardamos el cambio hasta el ${day}.`,
  },
}
