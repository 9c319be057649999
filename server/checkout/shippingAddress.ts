import type { Address } from '../../contracts/api/entities/address.ts'
import type { setShippingAddress } from '../../contracts/api/cart/cartDeliveryApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isPoBox } from '../../core/domain/address/addressRules.ts'
import { allLocales, locales, siteOfCountry } from '../../core/domain/locale/locales.ts'
import { defaultShippingId, shippingIdOf } from '../../core/domain/shipping/shippingMethods.ts'
import type { OpenBasket } from '../cart/pricing/OpenBasket.ts'
import type { BasketDocument } from '../storage/tables/BasketTables.ts'
import { priceBasket } from '../cart/pricing/priceBasket.ts'
import { isSent, shipmentsOf } from '../cart/pricing/shipmentsOf.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import type { PricingFacts } from '../cart/pricing/loadPricingFacts.ts'
import { checkAddress, checkCollector, checkEstimate, countryOf } from './checkAddress.ts'

/** SHIP-17: the address of shipment 'me', checked for its context. */
export const withShippingAddress = (
  basket: OpenBasket,
  facts: PricingFacts,
  { addresses, context }: InputOf<typeof setShippingAddress>['body'],
  deps: Context,
): BasketDocument | Refusal => {
  const place = Math.max(
    0,
    addresses.findIndex((address) => shippingIdOf(address) === defaultShippingId),
  )
  const given = addresses[place]
  if (!given) return refuse('CHK380', { field: 'addresses' })
  if (context === 'collection') return withCollector(basket, facts, given, place, deps)
  if (!isShippedTo(basket.country, countryOf(given))) return refuse('PAY401', { field: `addresses.${place}.country` })
  const checked = context === 'estimate' ? checkEstimate(given) : checkAddress(given)
  if (checked._tag === 'Fails') {
    const { field, rule } = checked.failure
    return refuse(field === 'phone' && rule === 'required' ? 'SHP410' : 'CHK380', {
      field: `addresses.${place}.${field}`,
    })
  }
  if (context === 'estimate' && isSamePlace(basket.document.shippingAddress, checked.address)) return basket.document
  const address: Address = { ...checked.address, shippingId: defaultShippingId, approachType: 'S' }
  const { verifiedShippingAddress: _verified, ...rest } = basket.document
  const document: BasketDocument = { ...rest, shippingAddress: address }
  if (isPoBox(address) && goesByCourier(basket, facts, deps))
    return refuse('SHP500', { field: `addresses.${place}.addressLine1` })
  return document
}

/** SHIP-21: who collects goods that are not delivered to the shopper. */
const withCollector = (
  basket: OpenBasket,
  facts: PricingFacts,
  given: Address,
  place: number,
  { catalogue, locale, now }: Context,
): BasketDocument | Refusal => {
  const shipments = shipmentsOf(priceBasket(basket, facts, catalogue, locale, now))
  const checked = checkCollector(
    given,
    basket.country,
    locale.code,
    shipments.map(({ offer }) => offer.method.code),
  )
  if (checked._tag === 'Passes') return { ...basket.document, collector: checked.address }
  const { field, rule } = checked.failure
  return refuse(field === 'phone' && rule === 'required' ? 'SHP410' : 'CHK380', {
    field: `addresses.${place}.${field}`,
  })
}

/** SHIP-24: everything that is sent home other than by post. */
export const goesByCourier = (
  basket: OpenBasket,
  facts: PricingFacts,
  { catalogue, locale, now }: Context,
): boolean => {
  const shipments = shipmentsOf(priceBasket(basket, facts, catalogue, locale, now))
  return shipments.some((shipment) => isSent(shipment) && shipment.offer.method.code !== 'standard')
}

/** PAY401: a site ships to its own countries. An address without a country is refused too. */
const isShippedTo = (basketCountry: string, country: string | undefined): boolean =>
  country === undefined ||
  allLocales.some(
    (locale) => locales[locale].country === country && locales[locale].site === siteOfCountry(basketCountry),
  )

/** An estimate must not overwrite a full address. */
const isSamePlace = (known: Address | undefined, estimate: Address): boolean =>
  known !== undefined &&
  known.postalCode === estimate.postalCode &&
  known.country === estimate.country &&
  (estimate.province === undefined || known.province === estimate.province)
