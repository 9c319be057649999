import { describe, expect, test, vi } from 'vitest'
import { notifyWhenBack } from '../../../contracts/api/catalogue/productApi.ts'
import { sendNotices, watchStock } from '../../../server/catalog/stockNotices.ts'
import { purge } from '../../../server/retention/purge.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

const { shop, guest } = await useGuestShop()
const { db } = shop.storage
const productId = 'HARROWMID1'
const product = shop.catalogue.productById.get(productId) ?? expect.fail('no boot')
/** A variant of the boot with no pieces; each test takes another one. */
const soldOutAt = async (place: number): Promise<string> => {
  const { sku } = product.variants[place] ?? expect.fail('no such variant')
  await shop.setStock(sku, 0)
  return sku
}
const waitFor = (sku: string, email: string, locale = 'en-us', who = guest) =>
  who.ask(notifyWhenBack, { body: { productId, sku, email } }, { locale })
const lettersTo = (email: string) =>
  db.selectFrom('mail').select(['subject', 'body']).where('recipient', '=', email).execute()
const look = () =>
  sendNotices(
    db,
    { catalogue: shop.catalogue, publicUrl: 'https://shop.example', seller: demonstrationSeller },
    Date.now(),
  )

describe('API-134 a request for a letter when a variant is back', () => {
  test('CAT-09 is answered by one letter when the pieces are back, and none before', async () => {
    const sku = await soldOutAt(0)
    expect(await waitFor(sku, 'wren@example.com')).toMatchObject({ status: 200, body: { success: true } })
    await look()
    expect(await lettersTo('wren@example.com')).toEqual([])
    await shop.setStock(sku, 1)
    await look()
    await look()
    await shop.setStock(sku, 0)
    await shop.setStock(sku, 9)
    await look()
    expect(await lettersTo('wren@example.com')).toHaveLength(1)
  })

  test.each([
    {
      locale: 'en-us',
      subject: 'Back in stock: Harrow Mid',
      link: 'https://shop.example/en-us/p/harrow-mid-boot-HARROWMID1?colour=',
    },
    {
      locale: 'fr-ca',
      subject: 'De retour en stock : Harrow Mid',
      link: 'https://shop.example/fr-ca/p/harrow-mid-boot-HARROWMID1?colour=',
    },
  ])('CAT-09 the letter to $locale names the variant and leads to it', async ({ locale, subject, link }) => {
    const sku = await soldOutAt(1)
    const email = `${locale}@example.com`
    await waitFor(sku, email, locale)
    await shop.setStock(sku, 3)
    await look()
    const [letter] = await lettersTo(email)
    expect(letter?.subject.startsWith(subject)).toBe(true)
    expect(letter?.body).toContain(`${link}${product.variants[1]?.colour}&size=${product.variants[1]?.size}`)
  })

  test('CAT-09 a second one is refused in words, from whomever and in whatever case', async () => {
    const sku = await soldOutAt(2)
    await waitFor(sku, 'piotr@example.com')
    const again = await waitFor(sku, 'Piotr@Example.com', 'en-us', await shop.newGuest())
    expectRefusal(again, 409, 'NTF409')
    expect(again.error?.message).toBe('We already have this address. We will write once, when it is back.')
  })

  test('CAT-09 the same address may ask again once its letter is written', async () => {
    const sku = await soldOutAt(3)
    await waitFor(sku, 'again@example.com')
    await shop.setStock(sku, 1)
    await look()
    await shop.setStock(sku, 0)
    expect((await waitFor(sku, 'again@example.com')).status).toBe(200)
  })

  test.each([
    { because: 'its address is none', sku: '', email: 'piotr', status: 400, error: 'AUT453', field: 'email' },
    {
      because: 'the product has no such variant',
      sku: 'NOSUCH',
      email: 'piotr@example.com',
      status: 404,
      error: 'PLP400',
      field: 'sku',
    },
  ])('CAT-09 is refused because $because', async ({ sku, email, status, error, field }) => {
    expectRefusal(await waitFor(sku || (await soldOutAt(4)), email), status, error, { field })
  })
})

test('CAT-09 AUTH-05 a request is forgotten after 180 days, and not before', async () => {
  const sku = await soldOutAt(9)
  const day = 24 * 3_600_000
  const asked = { sku, product_id: productId, locale: 'en-us' }
  await db
    .insertInto('stock_notice')
    .values([
      { ...asked, email: 'old@example.com', at: 1_000 * day - 181 * day },
      { ...asked, email: 'young@example.com', at: 1_000 * day - 179 * day },
    ])
    .execute()
  await purge(db, 1_000 * day)
  const kept = await db.selectFrom('stock_notice').select('email').where('sku', '=', sku).execute()
  expect(kept).toEqual([{ email: 'young@example.com' }])
})

describe('the look for variants that are back', () => {
  test('CAT-09 writes to everybody who waits, once, however many processes look', async () => {
    const sku = await soldOutAt(5)
    const waiting = Array.from({ length: 250 }, (_, n) => `crowd-${n}@example.com`)
    await db
      .insertInto('stock_notice')
      .values(waiting.map((email) => ({ sku, email, product_id: productId, locale: 'en-us', at: 0 })))
      .execute()
    await shop.setStock(sku, 1)
    const counts = await Promise.all([look(), look(), look()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(250)
    const letters = await db.selectFrom('mail').select('recipient').where('recipient', 'like', 'crowd-%').execute()
    expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual(waiting.toSorted())
  })

  test('CAT-09 goes on by itself until it is stopped', async () => {
    const failures: unknown[] = []
    const stop = watchStock(
      db,
      { catalogue: shop.catalogue, publicUrl: '', seller: demonstrationSeller },
      Date.now,
      (entry) => void failures.push(entry),
      1,
    )
    for (const [place, email] of [
      [6, 'first@example.com'],
      [7, 'second@example.com'],
    ] as const) {
      const sku = await soldOutAt(place)
      await waitFor(sku, email)
      await shop.setStock(sku, 1)
      await vi.waitFor(async () => expect(await lettersTo(email)).toHaveLength(1))
    }
    await stop()
    const sku = await soldOutAt(8)
    await waitFor(sku, 'third@example.com')
    await shop.setStock(sku, 1)
    expect(await lettersTo('third@example.com')).toEqual([])
    expect(failures).toEqual([])
  })
})
