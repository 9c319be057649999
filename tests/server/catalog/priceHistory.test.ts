import { describe, expect, test } from 'vitest'
import { readCatalog, readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import { notePrices } from '../../../server/catalog/notePrices.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { openFilledStorage } from '../support/openTestStorage.ts'
import { testServer } from '../support/testServer.ts'

const storage = await openFilledStorage()
const { db } = storage
const day = 86_400_000
const sold = Date.UTC(2026, 11, 1)

/** A server that starts at `now`, as openServer does. */
const startedAt = async (now: number) => {
  await notePrices(db, now)
  return testServer({ storage, catalogue: await loadCatalogue(db) })
}
const shop = await closeAfterAll(startedAt(sold))

const priceIn = async (locale: string, id: string, at = shop) =>
  (await at.read(readProduct, `/products/v2/products/${id}/details`, { headers: { locale } })).price

describe('a reduced price', () => {
  test('LAW-08 is compared in Germany with an offer of the thirty days before, not with the full price', async () => {
    const { original: full } = await db
      .selectFrom('price')
      .select('original')
      .where('product_id', '=', 'TALLOWSHTW')
      .where('currency', '=', 'EUR')
      .executeTakeFirstOrThrow()
    expect(await priceIn('de-de', 'TALLOWSHTW')).toMatchObject({ original: full - 900, lowest30Days: full - 900 })
  })

  test.each(['en-us', 'en-ca', 'en-gb'])('LAW-08 has no lowest price in %s', async (locale) => {
    const price = await priceIn(locale, 'TALLOWSHTW')
    expect(price.original).toBeGreaterThan(price.current)
    expect(price.lowest30Days).toBeUndefined()
  })

  test.each(['fr-fr', 'de-de', 'it-it', 'es-es'])('LAW-08 has its lowest price in every list of %s', async (locale) => {
    const path = '/products/v2/catalog?categoryId=sale&count=96'
    const { products } = await shop.read(readCatalog, path, { headers: { locale } })
    expect(products.length).toBeGreaterThan(20)
    for (const { price } of products) {
      expect(price.lowest30Days).toBe(price.original)
      expect(price.original).toBeGreaterThan(price.current)
    }
  })
})

describe('a price that is set', () => {
  test('LAW-08 is kept with its time, and the one before it is what it is compared with', async () => {
    const set = (current: number) =>
      db
        .updateTable('price')
        .set({ current })
        .where('product_id', '=', 'HARROWMID1')
        .where('currency', '=', 'EUR')
        .execute()
    const { current, original } = await priceIn('de-de', 'HARROWMID1')
    await set(current - 1_000)
    const lower = await startedAt(sold + 10 * day)
    expect(await priceIn('de-de', 'HARROWMID1', lower)).toMatchObject({
      current: current - 1_000,
      lowest30Days: Math.min(current, original),
    })
    await set(current - 500)
    const higher = await priceIn('de-de', 'HARROWMID1', await startedAt(sold + 20 * day))
    expect(higher).toEqual({ current: current - 500, original: current - 500, currency: 'EUR' })
  })

  test('LAW-08 is kept once, however often a server starts', async () => {
    const count = async () => (await db.selectFrom('price_change').selectAll().execute()).length
    const before = await count()
    await startedAt(sold + 40 * day)
    expect(await count()).toBe(before)
  })
})
