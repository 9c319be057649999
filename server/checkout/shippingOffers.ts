import type { Address } from '../../contracts/api/address.ts'
import type { ApplicableShippingMethod, ShippingMethodCode } from '../../contracts/api/basket.ts'
import { isPoBox } from '../../core/domain/address/isPoBox.ts'
import { sortShippingMethods } from '../../core/domain/shipping/sortShippingMethods.ts'
import { defaultShippingId } from '../../core/domain/shipping/shippingMethods.ts'
import type { CurrencyCode, Language } from '../catalog/CatalogTables.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'
import { shippingText } from './shippingText.ts'

/** A method with what it costs before promotions. Minor units. */
export type Offer = { readonly method: ApplicableShippingMethod; readonly fullPrice: number }

export type OfferFacts = {
  readonly currency: CurrencyCode
  readonly language: Language
  readonly address: Address | undefined
  readonly store: PricingFacts['store']
  readonly hasPoints: boolean
  /** The collection point that was chosen, while it takes the goods. */
  readonly point: PricingFacts['point']
  /** The basket has earned free standard shipping. */
  readonly standardIsFree: boolean
  /** A coupon pays for whatever way it goes. */
  readonly allIsFree: boolean
}

/** SHIP-04, SHIP-10: the ways ordinary goods can go, the fastest first. */
export function shippingOffers(facts: OfferFacts): readonly Offer[] {
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

/** One method, also of goods that can go one way only (SHIP-06). */
export function offerOf(code: ShippingMethodCode, facts: OfferFacts, shippingId = defaultShippingId): Offer {
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

/** What a basket of a certain size earns is the slow way, to a door or to a collection point. */
export const isEarnedFree = (code: ShippingMethodCode): boolean => code === 'standard' || code === 'pudo'

/** Everything else costs nothing; there are no collection points in America. */
const prices: Readonly<Partial<Record<ShippingMethodCode, Readonly<Partial<Record<CurrencyCode, number>>>>>> = {
  standard: { USD: 600, CAD: 800, GBP: 500, EUR: 600 },
  home: { USD: 1400, CAD: 1800, GBP: 1200, EUR: 1400 },
  pudo: { GBP: 300, EUR: 400 },
}

/** SHIP-24: express goes neither to a PO box nor to where no plane lands every day. */
function reachesExpress(address: Address | undefined): boolean {
  if (!address) return true
  return !isPoBox(address) && !farAway.has(`${address.country ?? ''}-${address.province ?? ''}`)
}

const farAway: ReadonlySet<string> = new Set(['US-AK', 'US-HI', 'CA-NT', 'CA-NU', 'CA-YT'])
