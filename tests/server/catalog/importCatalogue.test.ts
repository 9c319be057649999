import { afterAll, describe, expect, test } from 'vitest'
import { readCatalog, readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { catalogueVersion } from '../../../server/catalog/catalogueVersion.ts'
import { categoriesFile, goodsFile } from '../../../server/catalog/file/goodsRows.ts'
import { sentenceOf } from '../../../server/catalog/file/GoodsTable.ts'
import { checkCatalogue, importCatalogue } from '../../../server/catalog/file/importCatalogue.ts'
import { storedGoods } from '../../../server/catalog/file/storedGoods.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { openFilledStorage, openTestStorage } from '../support/openTestStorage.ts'
import { testServer } from '../support/testServer.ts'

const opened = await openFilledStorage()
const { db } = opened
afterAll(() => opened.close())

const now = Date.UTC(2026, 11, 1)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const file = (name: string, ...lines: readonly string[]) => ({ name, bytes: bytesOf(lines.join('\n')) })

/** What an import of these lines says. */
const imported = async (lines: readonly string[], replaces = false, into: Db = db) =>
  importCatalogue(into, [file('goods.csv', ...lines)], { replaces, now })

const refusalOf = async (...lines: readonly string[]): Promise<readonly string[]> => {
  const outcome = await imported(lines)
  return outcome._tag === 'Refused' ? outcome.complaints.map(sentenceOf) : []
}

/** As they are, except for stock. */
const exported = async (of: Db = db) => goodsFile(await storedGoods(of, false), { format: 'json' }, false)

const shopNow = async () => testServer({ storage: opened, catalogue: await loadCatalogue(db) })

const newCap = [
  'sku,product_id,colour,size,barcode,slug,audience,drawing,categories,colour_family,swatch,colour_name_en,size_label,price_USD,price_CAD,price_GBP,price_EUR,name_en,kind_en,name_de,kind_de,stock',
  'TESTCAP01-RED-OS,TESTCAP01,RED,OS,4006381333931,test-cap,unisex,cap,5020,red,#aa2200,Red,one size,25,35.00,"22,5",24.95,Test Cap,Cap,Testkappe,Kappe,7',
] as const

describe('the seeded catalogue', () => {
  test('OPS-22 is written to files and read again as the same catalogue', async () => {
    const other = await openTestStorage()
    const goods = await storedGoods(db, true)
    const files = [
      { name: 'goods.csv', bytes: bytesOf(goodsFile(goods, { format: 'csv', delimiter: ';' }, true)) },
      { name: 'goods-categories.csv', bytes: bytesOf(categoriesFile(goods, ';')) },
    ]
    expect(await importCatalogue(other.db, files, { replaces: false, now })).toMatchObject({ _tag: 'Accepted' })
    expect(await storedGoods(other.db, true)).toEqual(goods)
    await other.close()
  })
})

describe('an import', () => {
  test('OPS-21 adds a product that the shop then sells in the languages of the file', async () => {
    expect(await imported(newCap)).toMatchObject({ _tag: 'Accepted', counts: { added: 1, changed: 0, gone: 0 } })
    const shop = await shopNow()
    const read = (locale: string) =>
      shop.read(readProduct, '/products/v2/products/TESTCAP01/details', { headers: { locale } })
    expect(await read('de-de')).toMatchObject({
      name: 'Testkappe',
      price: { current: 2495, original: 2495 },
      variants: [{ sku: 'TESTCAP01-RED-OS', stock: 7 }],
    })
    expect(await read('en-gb')).toMatchObject({ name: 'Test Cap', price: { current: 2250 } })
    const { products } = await shop.read(readCatalog, '/products/v2/catalog?categoryId=5020&count=96')
    expect(products.map(({ productId }) => productId)).toContain('TESTCAP01')
  })

  test('OPS-23 changes only what the file has a column for', async () => {
    const { products: before } = await storedGoods(db, true)
    await imported(['sku,price_EUR', 'TESTCAP01-RED-OS,19.95'])
    const { products: after } = await storedGoods(db, true)
    const changed = after.filter((product, place) => JSON.stringify(product) !== JSON.stringify(before[place]))
    expect(changed.map(({ id }) => id)).toEqual(['TESTCAP01'])
    expect(changed[0]).toEqual({
      ...before.find(({ id }) => id === 'TESTCAP01'),
      prices: { ...before.find(({ id }) => id === 'TESTCAP01')?.prices, EUR: { current: 1995, original: 2495 } },
    })
  })

  test('OPS-23 sets the stock of a variant only if the file has a figure for it', async () => {
    const stock = async () =>
      (await db.selectFrom('stock').select('available').where('sku', '=', 'TESTCAP01-RED-OS').executeTakeFirst())
        ?.available
    await imported(['sku,stock,name_en', 'TESTCAP01-RED-OS,,Test Cap'])
    expect(await stock()).toBe(7)
    await imported(['sku,stock', 'TESTCAP01-RED-OS,3'])
    expect(await stock()).toBe(3)
  })

  test('LAW-08 notes a changed price from the instant of the import on', async () => {
    await importCatalogue(db, [file('goods.csv', 'sku,price_EUR', 'TESTCAP01-RED-OS,18')], {
      replaces: false,
      now: now + 5,
    })
    const changes = await db
      .selectFrom('price_change')
      .select(['current', 'at'])
      .where('product_id', '=', 'TESTCAP01')
      .where('currency', '=', 'EUR')
      .orderBy('at', 'desc')
      .execute()
    expect(changes[0]).toEqual({ current: 1800, at: now + 5 })
  })

  test('OPS-21 raises the version of the catalogue once', async () => {
    const before = await catalogueVersion(db)
    await imported(['sku,price_EUR', 'TESTCAP01-RED-OS,17'])
    expect(await catalogueVersion(db)).toBe(before + 1)
  })

  test('OPS-21 writes nothing and raises no version when one cell is wrong', async () => {
    const before = [await exported(), await catalogueVersion(db)]
    const outcome = await imported(['sku,price_EUR', 'TESTCAP01-RED-OS,11', 'NO-SUCH,many'])
    expect(outcome._tag).toBe('Refused')
    expect([await exported(), await catalogueVersion(db)]).toEqual(before)
  })

  test('OPS-20 a check accepts what an import accepts, and writes nothing', async () => {
    const before = await exported()
    const files = [file('goods.csv', 'sku,price_EUR', 'TESTCAP01-RED-OS,12')]
    expect(await checkCatalogue(db, files, { replaces: false })).toMatchObject({ counts: { changed: 1 } })
    expect(await exported()).toBe(before)
  })
})

describe('a file that is refused', () => {
  const [header, row] = newCap
  test.each([
    ['an unknown column', ['sku,prise', 'A,1'], 'goods.csv, row 1: there is no column "prise" for variants.'],
    ['a column twice', ['sku,sku', 'A,A'], 'goods.csv, row 1: column "sku" is there twice.'],
    ['no column that tells what it holds', ['name', 'A'], 'goods.csv: has neither a column sku, as variants have'],
    ['a quote that does not end', ['sku,slug', 'A,"b'], 'goods.csv: is no CSV: Quote Not Closed'],
    ['a price in words', ['sku,price_EUR', 'TESTCAP01-RED-OS,dear'], 'row 2, column price_EUR: "dear" is no amount'],
    ['thousands', ['sku,price_EUR', 'TESTCAP01-RED-OS,"1.234,50"'], 'column price_EUR: "1.234,50" is no amount'],
    ['three decimals', ['sku,price_EUR', 'TESTCAP01-RED-OS,1.234'], 'column price_EUR: "1.234" is no amount'],
    ['a price of nothing', ['sku,price_EUR', 'TESTCAP01-RED-OS,0'], 'column price_EUR: is nothing'],
    [
      'a full price below',
      ['sku,full_price_EUR', 'TESTCAP01-RED-OS,1'],
      'column full_price_EUR: 1.00 is below the price',
    ],
    [
      'an unknown sku without its product',
      ['sku,price_EUR', 'NEW-1,9'],
      'column product_id: is missing, but something new',
    ],
    [
      'a sku twice',
      ['sku', 'TESTCAP01-RED-OS', 'TESTCAP01-RED-OS'],
      'row 3, column sku: "TESTCAP01-RED-OS" is already in goods.csv, row 2.',
    ],
    [
      'a sku of another product',
      ['sku,product_id', 'TESTCAP01-RED-OS,TESTCAP02'],
      '"TESTCAP02" cannot become that of TESTCAP01-RED-OS',
    ],
    ['an id that no address can end with', ['sku,product_id', 'X,cap'], 'column product_id: "cap" is no product’s id'],
    [
      'a shortened bar code',
      ['sku,barcode', 'TESTCAP01-RED-OS,4.00638E+12'],
      'column barcode: "4.00638E+12" is no bar code',
    ],
    [
      'a wrong check digit',
      ['sku,barcode', 'TESTCAP01-RED-OS,4006381333932'],
      'column barcode: "4006381333932" is no bar code',
    ],
    [
      'an unknown category',
      ['sku,categories', 'TESTCAP01-RED-OS,99999'],
      'column categories: there is no category "99999".',
    ],
    [
      'an unknown related product',
      ['sku,related', 'TESTCAP01-RED-OS,NOSUCHONE1'],
      'column related: there is no product "NOSUCHONE1".',
    ],
    ['too many cells', ['sku,slug', 'TESTCAP01-RED-OS,a,b'], 'row 2: has 3 cells, but there are 2 columns.'],
    ['a blank name', ['sku,name_en', 'TESTCAP01-RED-OS,'], 'column name_en: is blank, but every product needs it.'],
    [
      'two names for one product',
      [header, row, row.replace('RED-OS', 'RED-L').replace(',OS,', ',L,').replace('Test Cap', 'Other')],
      'row 3, column name_en: "Other" is not what row 2 says',
    ],
  ])('OPS-21 is refused in words where it has %s', async (_what, lines, sentence) => {
    const printed = await refusalOf(...lines)
    expect(printed.join('\n')).toContain(sentence)
  })

  test('OPS-21 is refused with all its mistakes at once, file by file', async () => {
    const outcome = await importCatalogue(
      db,
      [
        file('one.csv', 'sku,price_EUR,stock', 'TESTCAP01-RED-OS,x,y'),
        file('two.json', '{"variants": [{"sku": "TESTCAP01-RED-OS", "price_EUR": "9"}], "colours": []}'),
        file('three.json', '{'),
      ],
      { replaces: false, now },
    )
    expect(outcome._tag === 'Refused' && outcome.complaints.map(sentenceOf)).toEqual([
      'two.json: "colours" is neither categories nor variants.',
      'two.json, variants[0], column price_EUR: is neither text, number, yes or no, nor a list of texts.',
      'three.json: is no JSON object with "categories" or "variants".',
      'two.json, variants[0], column sku: "TESTCAP01-RED-OS" is already in one.csv, row 2.',
      expect.stringContaining('one.csv, row 2, column price_EUR: "x" is no amount'),
      expect.stringContaining('one.csv, row 2, column stock: "y" is no whole number'),
      'two.json, variants[0], column size: "TESTCAP01-RED-OS" is the same colour and size as "TESTCAP01-RED-OS".',
    ])
  })

  test('OPS-21 is refused where it is not in UTF-8', async () => {
    const outcome = await importCatalogue(db, [{ name: 'goods.csv', bytes: new Uint8Array([0x73, 0xe9, 0x0a]) }], {
      replaces: false,
      now,
    })
    expect(outcome).toMatchObject({ complaints: [{ says: expect.stringContaining('not in UTF-8') }] })
  })
})

describe('goods that are missing in a file', () => {
  test('OPS-24 leave the shop with --replace, while their pictures, reviews and stock stay', async () => {
    const review = await db.selectFrom('review').select('product_id').limit(1).executeTakeFirstOrThrow()
    const way = await db
      .selectFrom('colourway')
      .select('code')
      .where('product_id', '=', review.product_id)
      .limit(1)
      .executeTakeFirstOrThrow()
    const { products } = await storedGoods(db, false)
    expect(await imported(['sku', 'TESTCAP01-RED-OS'], true)).toMatchObject({
      counts: { products: 1, variants: 1, gone: products.length - 1 },
    })
    const shop = await shopNow()
    const catalogue = await loadCatalogue(db)
    expect(catalogue.products.map(({ id }) => id)).toEqual(['TESTCAP01'])
    expect((await shop.call('GET', `/products/v2/products/${review.product_id}/details`)).status).toBe(404)
    expect((await shop.app.request(`/media/${review.product_id}-${way.code}-1.svg`)).status).toBe(200)
    expect(
      await db.selectFrom('review').select('id').where('product_id', '=', review.product_id).execute(),
    ).not.toEqual([])
  })

  test('OPS-24 come back as they were when a later file names them', async () => {
    const { products } = await storedGoods(db, false)
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
    expect(await imported(['sku', ...skus])).toMatchObject({
      counts: { products: products.length, variants: skus.length, added: products.length - 1, gone: 0 },
    })
  })

  test('OPS-24 a category does not go while goods are in it', async () => {
    const outcome = await importCatalogue(
      db,
      [file('categories.csv', 'category_id,slug,name_en', '99999,other,Other')],
      { replaces: true, now },
    )
    expect(outcome).toMatchObject({
      _tag: 'Refused',
      complaints: expect.arrayContaining([
        expect.objectContaining({ says: expect.stringContaining('is missing, but product "') }),
      ]),
    })
  })
})
