import { isRecord } from '../../../../core/domain/fields/fields.ts'

/**
 * What Google refuses or warns of in a product's offer, by its documentation of merchant listings
 * (developers.google.com/search/docs/appearance/structured-data/merchant-listing), one sentence each.
 */
export const merchantFaults = (product: unknown): readonly string[] => {
  const { name, image, offers } = fieldsOf(product)
  const offer = fieldsOf(offers)
  const currency = offer['priceCurrency']
  const shipping = offer['shippingDetails'] === undefined ? [] : [offer['shippingDetails']].flat()
  return [
    ...need(typeof name === 'string' && name !== '', 'name is missing'),
    ...need([image].flat().every(isAddress), 'image is no address'),
    ...need(/^(?:Aggregate)?Offer$/.test(String(offer['@type'])), 'offers is no offer'),
    ...need(Number(offer['price'] ?? offer['lowPrice']) > 0, 'price is not above zero'),
    ...need(/^[A-Z]{3}$/.test(String(currency)), 'priceCurrency is no currency'),
    ...need(isOf(offer['availability'], ['InStock', 'OutOfStock']), 'availability is unknown'),
    ...shipping.flatMap((each) => shippingFaults(fieldsOf(each), currency)),
    ...returnFaults(fieldsOf(offer['hasMerchantReturnPolicy'])),
  ]
}

const shippingFaults = (details: Fields, currency: unknown): readonly string[] => {
  const [rate, place] = [fieldsOf(details['shippingRate']), fieldsOf(details['shippingDestination'])]
  const time = fieldsOf(details['deliveryTime'])
  const amount = rate['value'] ?? rate['maxValue']
  const isRegional = ['US', 'AU', 'JP'].includes(String(place['addressCountry']))
  return [
    ...need(details['@type'] === 'OfferShippingDetails', 'shippingDetails has another type'),
    ...need(rate['@type'] === 'MonetaryAmount', 'shippingRate has another type'),
    ...need(typeof amount === 'number' && amount >= 0, 'shippingRate is no amount'),
    ...need(rate['currency'] === currency, 'shippingRate has another currency than the price'),
    ...need(place['@type'] === 'DefinedRegion', 'shippingDestination has another type'),
    ...need(isCountry(place['addressCountry']), 'addressCountry is no country'),
    ...need(place['addressRegion'] === undefined || isRegional, 'addressRegion is not read in this country'),
    ...need(place['addressRegion'] === undefined || place['postalCode'] === undefined, 'both region and postal code'),
    ...need(time['@type'] === 'ShippingDeliveryTime', 'deliveryTime has another type'),
    ...['handlingTime', 'transitTime'].flatMap((name) => daysFaults(name, fieldsOf(time[name]))),
  ]
}

const daysFaults = (name: string, { minValue, maxValue, unitCode, '@type': type }: Fields): readonly string[] => [
  ...need(type === 'QuantitativeValue', `${name} has another type`),
  ...need(isDayCount(minValue) && isDayCount(maxValue) && minValue <= maxValue, `${name} is no range of whole days`),
  ...need(unitCode === 'DAY' || unitCode === 'd', `${name} is not in days`),
]

const returnFaults = (policy: Fields): readonly string[] => {
  const { returnPolicyCategory: category, merchantReturnDays: days, returnMethod, returnFees } = policy
  const isFinite = isOf(category, ['MerchantReturnFiniteReturnWindow'])
  const mayReturn = isFinite || isOf(category, ['MerchantReturnUnlimitedWindow'])
  return [
    ...need(policy['@type'] === 'MerchantReturnPolicy', 'there is no return policy'),
    ...need([policy['applicableCountry']].flat().every(isCountry), 'applicableCountry is no country'),
    ...need(mayReturn || isOf(category, ['MerchantReturnNotPermitted']), 'returnPolicyCategory is unknown'),
    ...need(isFinite === (isDayCount(days) && days > 0), 'merchantReturnDays does not fit the category'),
    ...need(mayReturn === isOf(returnMethod, ['ReturnByMail', 'ReturnInStore', 'ReturnAtKiosk']), 'returnMethod'),
    ...need(
      mayReturn === isOf(returnFees, ['FreeReturn', 'ReturnFeesCustomerResponsibility', 'ReturnShippingFees']),
      'returnFees',
    ),
  ]
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})
const need = (isMet: boolean, fault: string): readonly string[] => (isMet ? [] : [fault])
const isAddress = (value: unknown): boolean => typeof value === 'string' && /^https:\/\/\S+$/.test(value)
const isCountry = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{2}$/.test(value)
const isDayCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0
const isOf = (value: unknown, names: readonly string[]): boolean =>
  names.some((name) => value === `https://schema.org/${name}`)
