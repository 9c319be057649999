import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDelivery } from '../../../contracts/api/catalogue/productApi.ts'
import { isRecord } from '../../../core/domain/fields/fields.ts'
import { allLocales, locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { returnDays } from '../../../core/domain/order/returnRules.ts'
import { deliveryDays } from '../../../core/domain/shipping/deliveryDays.ts'
import { drawnShop } from './support/drawnShop.ts'
import { merchantFaults } from './support/merchantFaults.ts'

let shop: Awaited<ReturnType<typeof drawnShop>>
beforeAll(async () => (shop = await drawnShop()))
afterAll(() => shop.stop())

const [boot, socks, giftCard] = ['HARROWMID1', 'SCREESOCK1', 'GIFTCARD50']

const drawn = new Map<string, ReturnType<typeof shop.headAt>>()
const productAt = async (locale: Locale, id: string) => {
  const path = `/${locale}/p/x-${id}`
  const head = drawn.get(path) ?? shop.headAt(path)
  drawn.set(path, head)
  return (await head).things.find((thing) => thing['@type'] === 'Product')
}
const offerAt = async (locale: Locale, id: string): Promise<Readonly<Record<string, unknown>>> => {
  const offer = (await productAt(locale, id))?.['offers']
  return isRecord(offer) ? offer : expect.fail(`There is no offer of ${id}.`)
}

/** What the page shows (CAT-70). */
const shownDelivery = (locale: Locale, id: string) =>
  shop.read(readDelivery, readDelivery.path.replace('{productId}', id), { headers: { locale } })

describe.each(allLocales)('the offer of a product in %s', (locale) => {
  const { country, currency } = locales[locale]

  test('SEO-06 keeps what Google asks of a merchant’s listing', async () => {
    for (const id of [boot, socks, giftCard])
      expect([id, merchantFaults(await productAt(locale, id))]).toEqual([id, []])
  })

  test('SEO-06 CAT-70 says the price of standard shipping to its country that the page shows, in the same currency', async () => {
    for (const id of [boot, socks]) {
      const shown = await shownDelivery(locale, id)
      const standard = shown.methods.find(({ code }) => code === 'standard') ?? expect.fail('no standard')
      expect((await offerAt(locale, id))['shippingDetails']).toContainEqual({
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: standard.price / 100, currency: shown.currency },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
        deliveryTime: expect.anything(),
      })
      expect(shown.currency).toBe(currency)
    }
  })

  test('SEO-06 ORD-07 may be returned for as long as the rule says, in its country, without a fee', async () => {
    expect((await offerAt(locale, boot))['hasMerchantReturnPolicy']).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    })
  })

  test('SEO-06 ORD-07 is not shipped and cannot be returned where it is a gift card', async () => {
    const offer = await offerAt(locale, giftCard)
    expect(offer).not.toHaveProperty('shippingDetails')
    expect(offer['hasMerchantReturnPolicy']).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    })
  })
})

describe('how an offer is shipped', () => {
  const detailsOf = async (locale: Locale, id: string) => {
    const details = (await offerAt(locale, id))['shippingDetails']
    return Array.isArray(details) ? details.filter(isRecord) : []
  }
  const rates = async (locale: Locale, id: string) =>
    (await detailsOf(locale, id)).map(({ shippingRate }) => isRecord(shippingRate) && shippingRate['value'])

  test('SEO-06 CAT-70 handling and transit together take the working days of the method', async () => {
    const times = (await detailsOf('de-de', boot)).map(({ deliveryTime }) => deliveryTime)
    const sum = (time: unknown, end: string) =>
      isRecord(time)
        ? [time['handlingTime'], time['transitTime']].reduce<number>(
            (days, part) => days + Number(isRecord(part) ? part[end] : Number.NaN),
            0,
          )
        : Number.NaN
    expect(times.map((time) => [sum(time, 'minValue'), sum(time, 'maxValue')])).toEqual([
      deliveryDays.standard,
      deliveryDays.home,
    ])
  })

  test('SEO-06 SHIP-24 express is named only where it reaches the whole country', async () => {
    expect(await rates('de-de', boot)).toHaveLength(2)
    expect(await rates('en-gb', boot)).toHaveLength(2)
    expect(await rates('en-us', boot)).toHaveLength(1)
    expect(await rates('fr-ca', boot)).toHaveLength(1)
  })

  test('SEO-06 CART-08 what earns free shipping by itself ships free, and what does not costs the method’s price', async () => {
    expect(await rates('en-us', boot)).toEqual([0])
    expect(await rates('en-us', socks)).toEqual([6])
    expect(await rates('en-gb', socks)).toEqual([5, 12])
  })
})

describe('what Google would refuse is seen', () => {
  const days = { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' }
  const details = {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 6, currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days, transitTime: days },
  }
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 60,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  }
  const sound = (of: object = {}, how: object = {}) => ({
    name: 'Boot',
    image: ['https://cairn.example/boot.jpg'],
    offers: {
      '@type': 'Offer',
      price: '228.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      shippingDetails: [{ ...details, ...how }],
      hasMerchantReturnPolicy: { ...policy, ...of },
    },
  })

  test('SEO-06 a sound offer has no fault', () => {
    expect(merchantFaults(sound())).toEqual([])
  })

  test.each([
    ['a rate in another currency', {}, { shippingRate: { ...details.shippingRate, currency: 'EUR' } }],
    ['a rate as a text', {}, { shippingRate: { ...details.shippingRate, value: '6.00' } }],
    ['no country', {}, { shippingDestination: { '@type': 'DefinedRegion' } }],
    ['a time in hours', {}, { deliveryTime: { ...details.deliveryTime, transitTime: { ...days, unitCode: 'HUR' } } }],
    ['no handling time', {}, { deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: days } }],
    [
      'a region of Canada',
      {},
      { shippingDestination: { ...details.shippingDestination, addressCountry: 'CA', addressRegion: 'ON' } },
    ],
    ['a window without days', { merchantReturnDays: undefined }, {}],
    ['days without a window', { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }, {}],
  ])('SEO-06 %s', (_what, of, how) => {
    expect(merchantFaults(sound(of, how))).not.toEqual([])
  })
})
