import type { Address } from '../../../contracts/api/entities/address.ts'
import type { ApplicableShippingMethod, ShippingMethodCode } from '../../../contracts/api/entities/shippingMethod.ts'
import { isPoBox } from '../../../core/domain/address/addressRules.ts'
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

const farAway: ReadonlySet<string> = new Set(['US-AK', 'US-HI', 'CA-NT', 'CA-NU', 'CA-YT'])

type ShippingLabels = { readonly label: string; readonly deliveryTime: string }

/** A method's name and duration. SHIP-10 sorts by the first digit in this text, so the text is written for it. */
const shippingText = (code: ShippingMethodCode, language: Language, placeName: string | undefined): ShippingLabels => {
  const { label, deliveryTime } = words[language][code]
  return { label: placeName === undefined ? label : `${label}${colon[language]} ${placeName}`, deliveryTime }
}

/** French puts a non-breaking space before a colon. */
const colon = { en: ':', fr: '\u00a0:', de: ':', it: ':', es: ':' } as const

const words: Readonly<Record<Language, Readonly<Record<ShippingMethodCode, ShippingLabels>>>> = {
  en: {
    standard: { label: 'Standard', deliveryTime: '2 to 4 days' },
    home: { label: 'Express', deliveryTime: '1 day' },
    pickup: { label: 'Pickup in store', deliveryTime: 'Same day' },
    sts: { label: 'Ship to store', deliveryTime: '3 to 5 days' },
    pudo: { label: 'Pickup point', deliveryTime: '3 to 5 days' },
    digital: { label: 'By email', deliveryTime: 'Same day' },
    customs: { label: 'Made for you', deliveryTime: '9 to 12 days' },
  },
  fr: {
    standard: { label: 'Standard', deliveryTime: '2 à 4 jours' },
    home: { label: 'Express', deliveryTime: '1 jour' },
    pickup: { label: 'Retrait en magasin', deliveryTime: '0 à 1 jour' },
    sts: { label: 'Livraison en magasin', deliveryTime: '3 à 5 jours' },
    pudo: { label: 'Point relais', deliveryTime: '3 à 5 jours' },
    digital: { label: 'Par e-mail', deliveryTime: '0 à 1 jour' },
    customs: { label: 'Fabriqué pour vous', deliveryTime: '9 à 12 jours' },
  },
  de: {
    standard: { label: 'Standard', deliveryTime: '2 bis 4 Tage' },
    home: { label: 'Express', deliveryTime: '1 Tag' },
    pickup: { label: 'Abholung in der Filiale', deliveryTime: 'Am selben Tag' },
    sts: { label: 'Lieferung in die Filiale', deliveryTime: '3 bis 5 Tage' },
    pudo: { label: 'Abholpunkt', deliveryTime: '3 bis 5 Tage' },
    digital: { label: 'Per E-Mail', deliveryTime: 'Am selben Tag' },
    customs: { label: 'Für dich gefertigt', deliveryTime: '9 bis 12 Tage' },
  },
  it: {
    standard: { label: 'Standard', deliveryTime: '2–4 giorni' },
    home: { label: 'Express', deliveryTime: '1 giorno' },
    pickup: { label: 'Ritiro in negozio', deliveryTime: 'In giornata' },
    sts: { label: 'Spedizione in negozio', deliveryTime: '3–5 giorni' },
    pudo: { label: 'Punto di ritiro', deliveryTime: '3–5 giorni' },
    digital: { label: 'Via email', deliveryTime: 'In giornata' },
    customs: { label: 'Fatto per te', deliveryTime: '9–12 giorni' },
  },
  es: {
    standard: { label: 'Estándar', deliveryTime: 'De 2 a 4 días' },
    home: { label: 'Exprés', deliveryTime: '1 día' },
    pickup: { label: 'Recogida en tienda', deliveryTime: 'El mismo día' },
    sts: { label: 'Envío a tienda', deliveryTime: 'De 3 a 5 días' },
    pudo: { label: 'Punto de recogida', deliveryTime: 'De 3 a 5 días' },
    digital: { label: 'Por correo electrónico', deliveryTime: 'El mismo día' },
    customs: { label: 'Hecho para ti', deliveryTime: 'De 9 a 12 días' },
  },
}
