import { describe, expect, test } from 'vitest'
import type { CatalogueOutcome } from '../../../contracts/api/operator/catalogueFilesApi.ts'
import { catalogueUpload } from '../../../contracts/catalogueUpload.ts'
import { catalogueVersion } from '../../../server/catalog/catalogueVersion.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { goodsShop } from './goodsShop.ts'

const { db, mara, clock, read, trail, process } = await goodsShop()
const [{ sku } = { sku: '' }] = (await read('HARROWMID1')).variants

const base64 = (text: string) => Buffer.from(text).toString('base64')
const csv = (...lines: readonly string[]) => ({ name: 'goods.csv', file: base64(lines.join('\n')) })
const send = async (what: 'check' | 'import', files: readonly object[], replaces = false, key?: string) => {
  clock.now += 1_000
  return mara.ask('POST', `catalogue/${what}`, { body: { files, replaces }, ...(key === undefined ? {} : { key }) })
}
const exported = async (query: string) =>
  ((await mara.ask('GET', `catalogue?${query}`)).json as { files: readonly { name: string; text: string }[] }).files

describe('an import', () => {
  test('OPS-35 OPS-26 OPR-07 API-193 takes the files as the command does, is recorded, and seen by other processes', async () => {
    const outcome = await send('import', [csv('sku,price_EUR', `${sku},99.5`)])
    expect(outcome.json).toMatchObject({ outcome: 'accepted', counts: { added: 0, changed: 1, gone: 0 } })
    expect((await read('HARROWMID1')).prices.EUR.current).toBe(99.5)
    await process.look()
    expect(process.now().productById.get('HARROWMID1')?.price.EUR.current).toBe(9_950)
    expect(await trail('goods.csv', 'catalogue')).toEqual([
      { made_by: 'mara@example.com', before: {}, after: { added: 0, changed: 1, withdrawn: 0, replaces: false } },
    ])
  })

  test('OPS-35 LAW-08 notes its prices from its instant on', async () => {
    await send('import', [csv('sku,price_EUR', `${sku},98`)])
    const changes = await db
      .selectFrom('price_change')
      .select(['current', 'at'])
      .where('product_id', '=', 'HARROWMID1')
      .where('currency', '=', 'EUR')
      .orderBy('at', 'desc')
      .limit(1)
      .execute()
    expect(changes).toEqual([{ current: 9_800, at: clock.now }])
  })

  test('OPS-35 with one complaint writes nothing, and each complaint names file, row and column', async () => {
    const before = [await exported('format=json&stock=true'), await catalogueVersion(db)]
    const files = [
      csv('sku,price_EUR', `${sku},97`, `${sku},dear`),
      { name: 'more.json', file: base64(JSON.stringify({ variants: [{ sku, stock: 'many' }] })) },
    ]
    const { json } = await send('import', files)
    const outcome = json as Extract<CatalogueOutcome, { readonly outcome: 'refused' }>
    expect(outcome.outcome).toBe('refused')
    expect(outcome.count).toBe(outcome.complaints.length)
    expect(outcome.complaints).toEqual(
      expect.arrayContaining([
        { file: 'goods.csv', place: 'row 3', column: 'sku', says: expect.stringContaining('is already in') },
        { file: 'more.json', place: 'variants[0]', column: 'stock', says: expect.stringContaining('no whole number') },
      ]),
    )
    expect([await exported('format=json&stock=true'), await catalogueVersion(db)]).toEqual(before)
    expect(await trail('goods.csv, more.json', 'catalogue')).toEqual([])
  })

  test('OPS-35 tells the first hundred of its complaints and how many there are', async () => {
    const wrong = Array.from({ length: 150 }, (_, n) => `!${n},1`)
    const { json } = await send('check', [csv('sku,price_EUR', ...wrong)])
    const outcome = json as Extract<CatalogueOutcome, { readonly outcome: 'refused' }>
    expect(outcome.complaints).toHaveLength(100)
    expect(outcome.count).toBe(150)
  })

  test('OPS-35 that is sent twice under one key is made once', async () => {
    const before = (await trail('goods.csv', 'catalogue')).length
    const files = [csv('sku,price_EUR', `${sku},96`)]
    const answers = [await send('import', files, false, 'the-same'), await send('import', files, false, 'the-same')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.json).toEqual(answers[1]?.json)
    expect((await trail('goods.csv', 'catalogue')).length).toBe(before + 1)
  })
})

test('OPS-35 OPS-20 API-189 a check says what an import would say, and writes nothing', async () => {
  const before = [await exported('format=json&stock=true'), await catalogueVersion(db)]
  const accepted = await send('check', [csv('sku,price_EUR', `${sku},95`)], true)
  expect(accepted.json).toMatchObject({ outcome: 'accepted', counts: { products: 1, changed: 1 } })
  expect((await send('check', [csv('sku,price_EUR', `${sku},x`)])).json).toMatchObject({ outcome: 'refused', count: 1 })
  expect([await exported('format=json&stock=true'), await catalogueVersion(db)]).toEqual(before)
})

test('OPS-35 files that are no base64, none, too many or too large are refused', async () => {
  expectRefusal(await send('import', [{ name: 'a.csv', file: 'sku,price' }]), 415, 'OPR415')
  expectRefusal(await send('import', []), 400, 'API400')
  const many = Array.from({ length: catalogueUpload.mostFiles + 1 }, () => csv('sku'))
  expectRefusal(await send('check', many), 400, 'API400')
  const large = { name: 'a.csv', file: Buffer.alloc(catalogueUpload.mostBytes + 3, 'a').toString('base64') }
  expectRefusal(await send('import', [large]), 413, 'OPR413')
  const larger = { name: 'a.csv', file: 'a'.repeat(Math.ceil(catalogueUpload.mostBytes / 3) * 4 + 8_192) }
  expectRefusal(await send('check', [larger]), 413, 'API400')
})

describe('an export', () => {
  test('OPS-36 API-188 is two sheets or one JSON, with stock only where that is asked for', async () => {
    const plain = await exported('format=csv')
    expect(plain.map(({ name }) => name)).toEqual(['goods.csv', 'goods-categories.csv'])
    expect(plain[0]?.text).toMatch(/^\uFEFFsku,product_id,/)
    expect(plain[0]?.text.split('\r\n')[0]).not.toContain('stock')
    const [stocked] = await exported('format=csv&separator=semicolon&stock=true')
    expect(stocked?.text.split('\r\n')[0]).toMatch(/^\uFEFFsku;product_id;.*;stock$/)
    const [json] = await exported('format=json')
    expect(Object.keys(JSON.parse(json?.text ?? '') as object)).toEqual(['categories', 'variants'])
  })

  test('OPS-36 OPS-25 OPS-22 has no cell that a spreadsheet runs, and is imported as what it was', async () => {
    await db
      .updateTable('product_text')
      .set({ summary: '=HYPERLINK("http://example.com")' })
      .where('product_id', '=', 'HARROWMID1')
      .where('language', '=', 'en')
      .execute()
    const files = await exported('format=csv&stock=true')
    expect(files[0]?.text).toContain(`"'=HYPERLINK(""http://example.com"")"`)
    const before = await exported('format=json&stock=true')
    const sent = files.map(({ name, text }) => ({ name, file: base64(text) }))
    expect((await send('import', sent, true)).json).toMatchObject({
      outcome: 'accepted',
      counts: { added: 0, gone: 0 },
    })
    expect(await exported('format=json&stock=true')).toEqual(before)
  })
})
