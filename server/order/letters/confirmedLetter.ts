import type { Order, OrderStatus } from '../../../contracts/api/entities/order.ts'
import { isCancellable } from '../../../core/domain/order/fulfilment.ts'
import { isPickup } from '../../../core/domain/shipping/shippingMethods.ts'
import { regionalText } from '../../kit/regionalText.ts'
import type { LetterPart } from '../../mail/layout/LetterPart.ts'
import type { LetterSite } from '../../mail/layout/writeLetter.ts'
import type { Letter } from '../../mail/sendMail.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import type { OrderFigures } from '../../storage/tables/OrderTables.ts'
import { datedPart, itemsOf, orderLetter, trackLink, withdrawLinks } from './orderLetters.ts'
import type { OrderedShipment } from './orderLetters.ts'
import { orderLetterText } from './orderLetterText.ts'
import { deliveryParts, itemsPart, sumsPart } from './orderParts.ts'

/**
 * ORD-13, ORD-14: the receipt: what is bought, where each shipment goes, and what it costs. ORD-19: it says what is true
 * of the order when it is sent; `stationOf` = where a shipment is then.
 */
export const confirmedLetter = (
  order: Order,
  figures: OrderFigures,
  site: LetterSite,
  stationOf: (shipment: OrderedShipment) => OrderStatus = () => 'confirmed',
): Letter => {
  const { locale } = site
  const { cancelHint } = orderLetterText[locale.language]
  const coming = order.shipments.filter(({ shippingMethod: { code } }) => code !== 'digital')
  const isPickedUp = coming.length > 0 && coming.every(({ shippingMethod: { code } }) => code === 'pickup')
  const canCancel = coming.length > 0 && isCancellable(order.shipments.map(stationOf))
  return orderLetter('confirmed', order, site, [
    ...textPart(stateText(order, coming, stationOf, locale.language)),
    datedPart(order, locale),
    ...order.shipments.flatMap((shipment) => [
      itemsPart(itemsOf(order, shipment), order, locale),
      ...deliveryParts(shipment, locale),
    ]),
    sumsPart(order, figures, locale),
    ...textPart(canCancel ? regionalText(cancelHint[isPickedUp ? 'pickup' : 'ship'], locale) : null),
    trackLink(order, locale),
    ...withdrawLinks(order, locale),
  ])
}

const textPart = (text: string | null): readonly LetterPart[] => (text === null ? [] : [{ kind: 'text', text }])

/** Where the order is, or what we write about next; null when all of it was e-mailed. */
const stateText = (
  { status }: Order,
  coming: readonly OrderedShipment[],
  stationOf: (shipment: OrderedShipment) => OrderStatus,
  language: Language,
): string | null => {
  const { next } = orderLetterText[language]
  const [first, ...others] = coming
  if (!first) return null
  if (status === 'returned') return reached[language].returned
  const station = stationOf(first)
  if (others.some((shipment) => stationOf(shipment) !== station)) return next.both
  switch (station) {
    case 'shipped':
      return reached[language].shipped
    case 'ready_for_pickup':
      return reached[language].ready
    case 'delivered':
      return coming.every(({ shippingMethod }) => isFetched(shippingMethod.code))
        ? reached[language].collected
        : reached[language].delivered
    default:
      if (coming.every(({ shippingMethod }) => shippingMethod.code === 'pickup')) return next.pickup
      return others.length === 0 ? next.ship : next.both
  }
}

const isFetched = (code: string): boolean => isPickup(code) || code === 'sts' || code === 'pudo'

type Reached = 'shipped' | 'ready' | 'delivered' | 'collected' | 'returned'

/** How each language is written: `docs/languages`. */
const reached: Readonly<Record<Language, Readonly<Record<Reached, string>>>> = {
  en: {
    shipped: 'It’s on its way.',
    ready: 'It’s ready for pickup.',
    delivered: 'It has been delivered.',
    collected: 'You’ve picked it up.',
    returned: 'You’ve returned it.',
  },
  fr: {
    shipped: 'Elle est en route.',
    ready: 'Elle est prête à être retirée.',
    delivered: 'Elle est livrée.',
    collected: 'Vous l’avez retirée.',
    returned: 'Vous l’avez retournée.',
  },
  de: {
    shipped: 'Sie ist unterwegs.',
    ready: 'Sie liegt zur Abholung bereit.',
    delivered: 'Sie ist zugestellt.',
    collected: 'Du hast sie abgeholt.',
    returned: 'Du hast sie zurückgesendet.',
  },
  it: {
    shipped: 'È in viaggio.',
    ready: 'È pronto per il ritiro.',
    delivered: 'È stato consegnato.',
    collected: 'Lo hai ritirato.',
    returned: 'Lo hai restituito.',
  },
  es: {
    shipped: 'Está en camino.',
    ready: 'Ya puedes recogerlo.',
    delivered: 'Se ha entregado.',
    collected: 'Lo has recogido.',
    returned: 'Lo has devuelto.',
  },
}
