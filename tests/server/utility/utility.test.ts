import { describe, expect, test } from 'vitest'
import { findStores, enrolDevice, readStoreEmployees, readStores } from '../../../contracts/api/catalogue/storeApi.ts'
import { readAddressFields, readCountries } from '../../../contracts/api/utilityApi.ts'
import { newEnrolmentCode } from '../../../server/store/enrolment.ts'
import { compilePattern } from '../../../core/domain/pattern/compilePattern.ts'
import { locales } from '../../../server/kit/siteLocale.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const shop = await closeAfterAll(sampleShop())

const get = (path: string, locale = 'en-us') => shop.call('GET', path, { headers: { locale } })

describe('countries', () => {
  test('I18N-04 PHONE-09 API-078 the country list is per locale, its own country first and in its language, for callers with the access key', async () => {
    const read = (locale: string) => shop.read(readCountries, readCountries.path, { headers: { locale } })
    const american = await read('en-us')
    expect(american).toEqual([
      { code: 'US', name: 'United States', dialCode: '1' },
      { code: 'CA', name: 'Canada', dialCode: '1' },
    ])
    const french = await read('fr-fr')
    expect(french[0]).toEqual({ code: 'FR', name: 'France', dialCode: '33' })
    expect(french.map(({ name }) => name)).toContain('Royaume-Uni')
    const keyless = await shop.call('GET', readCountries.path, { headers: { 'x-access-key': '' } })
    expectRefusal(keyless, 400, 'API400')
  })

  test('VAL-36 VAL-41 API-079 every country of the shop has its rules, and the matcher of the shop runs their patterns', async () => {
    const read = (country: string) => shop.read(readAddressFields, `/consumers-v3/utilities/addressFields/${country}`)
    for (const { country } of locales) {
      const { fields, provinces = [] } = await read(country)
      expect(provinces.length).toBeGreaterThan(3)
      expect(new Set(provinces.map(({ code }) => code)).size).toBe(provinces.length)
      expect(compilePattern(fields['postalCode']?.pattern ?? '(')._tag).not.toBe('Refused')
    }
    const american = await read('US')
    expect(american.provinces).toHaveLength(51)
    expect(american.fields['province']).toEqual({ required: true })
  })

  test('VAL-36 API-079 a country we do not ship to is reported, and a malformed one is refused', async () => {
    for (const code of ['ZZ', 'AQ'])
      expectRefusal(await get(`/consumers-v3/utilities/addressFields/${code}`), 404, 'API404', { field: 'countryCode' })
    for (const code of ['us', 'USA', '__proto__'])
      expectRefusal(await get(`/consumers-v3/utilities/addressFields/${code}`), 400, 'API400', { field: 'countryCode' })
  })
})

test('TIME-01 API-084 the server returns its time, to callers with the access key', async () => {
  expect((await get('/fapi/server/time')).json).toEqual({ timestamp: shop.clock.now })
  shop.clock.now += 1_000
  expect((await get('/fapi/server/time')).json).toEqual({ timestamp: shop.clock.now })
  const keyless = await shop.call('GET', '/fapi/server/time', { headers: { 'x-access-key': '' } })
  expectRefusal(keyless, 400, 'API400')
})

describe('stores', () => {
  test('STORE-01 API-142 stores are found around a point, nearest first, and by words', async () => {
    const search = (body: object) => shop.read(findStores, findStores.path, { body })
    const near = await search({ country: 'US', lat: 40, lng: -105.3, radiusKm: 5_000 })
    const distances = near.stores.map(({ distanceKm }) => distanceKm)
    expect(near.stores[0]?.name).toContain('Boulder')
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect((await search({ country: 'US', lat: 0, lng: 0 })).total).toBe(0)
    expect((await search({ country: 'GB', query: 'KESWICK' })).total).toBe(1)
    expect((await search({ country: 'GB', query: "%' or 1=1" })).total).toBe(0)
    const nowhere = await shop.call('POST', findStores.path, { body: { query: 'Keswick' } })
    expectRefusal(nowhere, 400, 'API400', { field: 'country' })
  })

  test('STORE-01 API-142 within 50 km when nothing is said, by postal code too, page by page, with hours and services', async () => {
    const search = (body: object) => shop.read(findStores, findStores.path, { body: { country: 'US', ...body } })
    const names = async (body: object) => (await search(body)).stores.map(({ name }) => name)
    const boulder = 'Boulder, Pearl Street'
    const denver = 'Denver, Larimer Square'
    expect(await names({ lat: 40.0181, lng: -105.2788 })).toEqual([boulder, denver])
    expect(await names({ lat: 40.25, lng: -105.2788 })).toEqual([boulder])
    expect(await names({ lat: 40.25, lng: -105.2788, radiusKm: 65 })).toEqual([boulder, denver])
    expect(await names({ query: '80302' })).toEqual([boulder])
    const all = await search({})
    const { document, ...row } = await shop.storage.db
      .selectFrom('store')
      .selectAll()
      .where('id', '=', 'US001')
      .executeTakeFirstOrThrow()
    const many = Array.from({ length: 30 }, (_, n) => ({
      ...row,
      id: `ZZ${n}`,
      country: 'ZZ',
      document: JSON.stringify(document),
    }))
    await shop.storage.db.insertInto('store').values(many).execute()
    const pages = [
      await search({ country: 'ZZ' }),
      await search({ country: 'ZZ', page: 1 }),
      await search({ country: 'ZZ', page: 2 }),
      await search({ country: 'ZZ', page: 3 }),
    ]
    expect(pages.map(({ total, stores }) => [total, stores.length])).toEqual([
      [30, 20],
      [30, 20],
      [30, 10],
      [30, 0],
    ])
    expect(new Set([pages[1], pages[2]].flatMap((page) => page?.stores.map(({ id }) => id))).size).toBe(30)
    expect(
      all.stores.filter(
        ({ hours, services }) => new Set(hours.map(({ day }) => day)).size < 5 || services.length === 0,
      ),
    ).toEqual([])
  })

  test('BIS-04 API-080 all stores are listed, or those of one country, and none of what is no country', async () => {
    const stores = await shop.read(readStores, `${readStores.path}?country=GB`)
    const british = await shop.storage.db
      .selectFrom('store')
      .select(['id as storeId', 'name as storeName'])
      .where('country', '=', 'GB')
      .orderBy('name')
      .execute()
    expect(british.length).toBeGreaterThan(4)
    expect(stores).toEqual(british)
    const all = await shop.read(readStores, readStores.path)
    expect(all.length).toBeGreaterThan(british.length)
    expect(all).toEqual(expect.arrayContaining([...british]))
    expectRefusal(await get(`${readStores.path}?country=England`), 400, 'API400', { field: 'country' })
  })

  test('STORE-03 BIS-05 API-081 API-153 stores list their employees on an enrolled device', async () => {
    const [store] = await shop.read(readStores, `${readStores.path}?country=GB`)
    const storeId = store?.storeId ?? ''
    const path = `/consumers-v3/utilities/stores/${storeId}/employees`
    expectRefusal(await get(path), 401, 'AUT404')
    const token = await shop.guest()
    const people = await shop.storage.db.selectFrom('store_employee').selectAll().orderBy('id').execute()
    const working = people.flatMap(({ id, name, store_id }) =>
      store_id === storeId ? [{ storeEmployeeId: id, storeEmployeeName: name }] : [],
    )
    expect(working.length).toBeGreaterThan(1)
    const device = 'the device on the counter of these tests'
    const code = await newEnrolmentCode(shop.storage.db, storeId, shop.clock.now)
    await shop.read(enrolDevice, path.replace('employees', 'devices'), { token, key: 'enrol', body: { code, device } })
    const headers = { 'x-store-device': device }
    expect(await shop.read(readStoreEmployees, path, { token, headers })).toEqual(working)
    expectRefusal(await shop.call('GET', path, { token }), 404, 'STR404')
    const answer = await shop.call('GET', '/consumers-v3/utilities/stores/NONE/employees', { token, headers })
    expectRefusal(answer, 404, 'STR404')
  })
})

test('TRK-05 API-082 a beacon needs neither key nor token, and is refused with figures that are none', async () => {
  const body = { page: '/', class: 'Home', locale: 'en-us', metrics: { LCP: 900 } }
  const send = (sent: object) =>
    shop.call('POST', '/fapi/performance/ingest', { body: sent, headers: { 'x-access-key': '' } })
  expect(await send(body)).toMatchObject({ status: 204, text: '' })
  expectRefusal(await send({ ...body, metrics: { LCP: 'slow' } }), 400, 'API400', { field: 'metrics.LCP' })
})
