import type { Address } from '../../../contracts/api/entities/address.ts'
import type { ApplicableShippingMethod, ShippingMethodCode } from '../../../contracts/api/entities/shippingMethod.ts'
import { isPoBox } from '../../../core/domain/address/addressRules.ts'
import { deliveryDays } from '../../../core/domain/shipping/deliveryDays.ts'
import { defaultShippingId, sortShippingMethods } from '../../../core/domain/shipping/shippingMethods.ts'
import type { CurrencyCode, Language } from '../../storage/tables/CatalogTables.ts'
import type { PricingFacts } from './loadPricingFacts.ts'

/** A method with its price before promotions. Minor units. */
export type Offer = { readonly method: ApplicableShippingMethod; readonly fullPrice: number }

export type OfferFacts = {
  readonly currency: CurrencyCode
  readonly language: Language
  readonly address: Address | undefined
  readonly store: PricingFacts['store']
  readonly hasPoints: boolean
  /** The chosen collection point, while it accepts the goods. */
  readonly point: PricingFacts['point']
  /** The basket has earned free standard shipping. */
  readonly standardIsFree: boolean
  /** A coupon pays for any method. */
  readonly allIsFree: boolean
}

/** SHIP-04, SHIP-10: the methods for ordinary goods, the fastest first. */
export const shippingOffers = (facts: OfferFacts): readonly Offer[] => {
  const codes: readonly ShippingMethodCode[] = [
    'standard',
    ...(reachesExpress(facts.address) ? (['home'] as const) : []),
    ...(facts.store ? (['pickup', 'sts'] as const) : []),
    ...(facts.hasPoints ? (['pudo'] as const) : []),
  ]
  const offers = codes.map((code) => offerOf(code, facts))
  const sorted = sortShippingMethods(offers.map(({ method }) => method))
  return sorted.flatMap((method) => offers.filter((offer) => offer.method === method))
}

/** One method, also for goods that can be delivered only one way (SHIP-06). */
export const offerOf = (code: ShippingMethodCode, facts: OfferFacts, shippingId = defaultShippingId): Offer => {
  const fullPrice = prices[code]?.[facts.currency] ?? 0
  const isFree = facts.allIsFree || (isEarnedFree(code) && facts.standardIsFree)
  const place = code === 'pudo' ? facts.point : code === 'pickup' || code === 'sts' ? facts.store : undefined
  return {
    fullPrice,
    method: {
      code,
      shippingId,
      ...shippingText(code, facts.language, place?.name),
      ...(place ? { storeId: place.id } : {}),
      price: isFree ? 0 : fullPrice,
    },
  }
}

/** What a large basket earns is the slow method, to a door or to a collection point. */
export const isEarnedFree = (code: ShippingMethodCode): boolean => code === 'standard' || code === 'pudo'

/** Everything else is free; there are no collection points in America. */
const prices: Readonly<Partial<Record<ShippingMethodCode, Readonly<Partial<Record<CurrencyCode, number>>>>>> = {
  standard: { USD: 600, CAD: 800, GBP: 500, EUR: 600 },
  home: { USD: 1400, CAD: 1800, GBP: 1200, EUR: 1400 },
  pudo: { GBP: 300, EUR: 400 },
}

/** SHIP-24: express delivers neither to a PO box nor to places without a daily flight. */
const reachesExpress = (address: Address | undefined): boolean => {
  if (!address) return true
  return !isPoBox(address) && !farAway.has(`${address.country ?? ''}-${address.province ?? ''}`)
}

/** Whether a method reaches every address of a country but its PO boxes. */
export const reachesAll = (code: ShippingMethodCode, country: string): boolean =>
  code !== 'home' || ![...farAway].some((place) => place.startsWith(`${country}-`))

const farAway: ReadonlySet<string> = new Set(['US-AK', 'US-HI', 'CA-NT', 'CA-NU', 'CA-YT'])

/** A method's name and duration. SHIP-10 sorts by the first digit in this text, so the text is written for it. */
const shippingText = (code: ShippingMethodCode, language: Language, placeName: string | undefined) => {
  const { colon, labels } = words[language]
  return {
    label: placeName === undefined ? labels[code] : `${labels[code]}${colon} ${placeName}`,
    deliveryTime: durationText(deliveryDays[code], words[language]),
  }
}

type ShippingLabels = {
  /** French puts a non-breaking space before it. */
  readonly colon: string
  readonly labels: Readonly<Record<ShippingMethodCode, string>>
  readonly sameDay: string
  /** "1 day", "2 days". */
  readonly days: readonly [one: string, many: string]
  readonly range: (least: number, most: number) => string
}

/** Working days; 0 = the same day. */
const durationText = ([least, most]: readonly [number, number], { sameDay, days, range }: ShippingLabels): string => {
  if (most === 0) return sameDay
  return least === most ? `${most} ${days[most === 1 ? 0 : 1]}` : range(least, most)
}

const words: Readonly<Record<Language, ShippingLabels>> = {
  en: {
    colon: ':',
    labels: {
      standard: 'Standard',
      home: 'Express',
      pickup: 'Pickup in store',
      sts: 'Ship to store',
      pudo: 'Pickup point',
      digital: 'By email',
      customs: 'Made for you',
    },
    sameDay: 'Same day',
    days: ['day', 'days'],
    range: (least, most) => `${least} to ${most} days`,
  },
  fr: {
    colon: '\u00a0:',
    labels: {
      standard: 'Standard',
      home: 'Express',
      pickup: 'Retrait en magasin',
      sts: 'Livraison en magasin',
      pudo: 'Point relais',
      digital: 'Par e-mail',
      customs: 'Fabriqué pour vous',
    },
    sameDay: '0 à 1 jour',
    days: ['jour', 'jours'],
    range: (least, most) => `${least} à ${most} jours`,
  },
  de: {
    colon: ':',
    labels: {
      standard: 'Standard',
      home: 'Express',
      pickup: 'Abholung in der Filiale',
      sts: 'Lieferung in die Filiale',
      pudo: 'Abholpunkt',
      digital: 'Per E-Mail',
      customs: 'Für dich gefertigt',
    },
    sameDay: 'Am selben Tag',
    days: ['Tag', 'Tage'],
    range: (least, most) => `${least} bis ${most} Tage`,
  },
  it: {
    colon: ':',
    labels: {
      standard: 'Standard',
      home: 'Express',
      pickup: 'Ritiro in negozio',
      sts: 'Spedizione in negozio',
      pudo: 'Punto di ritiro',
      digital: 'Via email',
      customs: 'Fatto per te',
    },
    sameDay: 'In giornata',
    days: ['giorno', 'giorni'],
    range: (least, most) => `${least}–${most} giorni`,
  },
  es: {
    colon: ':',
    labels: {
      standard: 'Estándar',
      home: 'Exprés',
      pickup: 'Recogida en tienda',
      sts: 'Envío a tienda',
      pudo: 'Punto de recogida',
      digital: 'Por correo electrónico',
      customs: 'Hecho para ti',
    },
    sameDay: 'El mismo día',
    days: ['día', 'días'],
    range: (least, most) => `De ${least} a ${most} días`,
  },
}
