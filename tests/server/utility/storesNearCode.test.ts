import { describe, expect, test } from 'vitest'
import { findStores } from '../../../contracts/api/catalogue/storeApi.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { sampleShop } from '../support/sampleShop.ts'

const shop = await closeAfterAll(sampleShop())

const search = (country: string, body: object) => shop.read(findStores, findStores.path, { body: { country, ...body } })

/** The postal codes of what is found, in order. */
const codesFor = async (country: string, query: string) =>
  (await search(country, { query })).stores.map(({ address }) => address.postalCode)

describe('a postal code that no store has', () => {
  test.each<readonly [country: string, query: string, codes: readonly string[]]>([
    ['US', '97204', ['97210']],
    ['US', '80301', ['80302']],
    ['US', '80301-1234', ['80302']],
    ['US', '80299', ['80202']],
    ['US', '10025', ['10012']],
    ['CA', 'V6B 1A1', ['V6K 1N6', 'V8B 0C3']],
    ['CA', 'v8k2z9', ['V8B 0C3', 'V6K 1N6']],
    ['CA', 'L5B 3Y4', []],
    ['GB', 'LA1 1AA', ['LA9 4SX']],
    ['GB', 'eh12ab', ['EH4 1HN']],
    ['GB', 'SW1A 1AA', ['WC1N 3NB']],
    ['GB', 'L1 8JQ', []],
    ['FR', '75011', ['75009']],
    ['FR', '74100', ['74000', '74400']],
    ['FR', '74300', ['74400', '74000']],
    ['DE', '80331', ['80469']],
    ['IT', '20100', ['20121']],
    ['IT', '00184', []],
    ['ES', '28001', ['28004']],
    ['US', '90210', []],
  ])(
    'STORE-01 API-142 in %s %s finds the stores of its region, the nearest code first',
    async (country, query, codes) => {
      const { stores, total, nearCode } = await search(country, { query })
      expect(stores.map(({ address }) => address.postalCode)).toEqual(codes)
      expect(total).toBe(codes.length)
      // The screen says that they are near the code, not at it.
      expect(nearCode).toBe(codes.length === 0 ? undefined : query.toUpperCase())
    },
  )

  test.each([
    ['US', '80302', '80302'],
    ['US', '80302-1234', '80302'],
    ['GB', 'la94sx', 'LA9 4SX'],
    ['CA', 'V6K1N6', 'V6K 1N6'],
    ['FR', 'Paris', '75009'],
  ])('STORE-01 API-142 in %s “%s” is where a store is', async (country, query, code) => {
    const { stores, nearCode } = await search(country, { query })
    expect(stores.map(({ address }) => address.postalCode)).toEqual([code])
    expect(nearCode).toBeUndefined()
  })

  test('STORE-01 API-142 what is no postal code of the country is only words', async () => {
    for (const query of ['99', 'LA1 1AA', '972 04 x', 'nowhere']) expect(await codesFor('US', query)).toEqual([])
  })
})

describe('the stores of a country from the postal code of the shopper', () => {
  const townsFrom = async (country: string, near: string) => {
    const { stores, nearCode } = await search(country, { near })
    expect(nearCode).toBeUndefined()
    // How far they are is not known.
    expect(new Set(stores.map(({ distanceKm }) => distanceKm))).toEqual(new Set([0]))
    return stores.map(({ address }) => address.city)
  }

  test.each([
    ['US', '97204', ['Portland', 'Bend', 'Seattle']],
    ['US', '90210', ['San Francisco', 'Truckee']],
    ['FR', '75011', ['Paris']],
    ['GB', 'EH1 1AA', ['Edinburgh']],
  ])('STORE-01 API-142 in %s those around %s come first, and none is left out', async (country, near, first) => {
    const towns = await townsFrom(country, near)
    expect(towns.slice(0, first.length)).toEqual(first)
    expect(towns.length).toBe((await search(country, {})).total)
  })

  test('STORE-01 API-142 a code that says nothing leaves them in order of their names', async () => {
    const inOrder = (await search('US', {})).stores.map(({ id }) => id)
    for (const near of ['', 'abc', '9'])
      expect((await search('US', { near })).stores.map(({ id }) => id)).toEqual(inOrder)
  })

  test('STORE-01 API-142 a text that is too long is refused', async () => {
    const refused = await shop.call('POST', findStores.path, { body: { country: 'US', near: '9'.repeat(21) } })
    expectRefusal(refused, 400, 'API400', { field: 'near' })
  })
})
