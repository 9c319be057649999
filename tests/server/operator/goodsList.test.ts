import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../support/expectRefusal.ts'
import { goodsShop } from './goodsShop.ts'

const { db, house, mara, list, idsIn, read, act } = await goodsShop()
const productId = 'HARROWMID1'

describe('the list', () => {
  test('OPR-15 API-182 has picture, name, prices, variants and stock of what is for sale', async () => {
    const { goods } = await list(`?search=${productId}`)
    const variants = await db.selectFrom('variant').select('sku').where('product_id', '=', productId).execute()
    const stock = await db.selectFrom('stock').select('available').where('product_id', '=', productId).execute()
    const prices = await db.selectFrom('price').selectAll().where('product_id', '=', productId).execute()
    const wired = Object.fromEntries(
      prices.map(({ currency, current, original }) => [currency, { current: current / 100, original: original / 100 }]),
    )
    expect(goods).toMatchObject([
      {
        productId,
        name: expect.stringContaining('Harrow'),
        picture: expect.stringMatching(/^\/media\/HARROWMID1-\w+-1\.svg$/),
        isSold: true,
        prices: wired,
        variants: variants.length,
        stock: stock.reduce((sum, { available }) => sum + available, 0),
      },
    ])
  })

  test('OPR-15 finds a product by name in any language, address, id, sku or bar code', async () => {
    const { variants, slug, texts } = await read(productId)
    const [variant] = variants
    const french = texts.find(({ language }) => language === 'fr')?.name ?? ''
    const searches = [french, slug, productId.toLowerCase(), variant?.sku ?? '', variant?.barcode ?? '', 'harrow']
    for (const search of searches)
      expect(await idsIn(`?search=${encodeURIComponent(search)}`), search).toContain(productId)
    expect(await idsIn(`?search=${variant?.barcode.slice(0, -1)}`)).not.toContain(productId)
    expect(await idsIn('?search=%25')).toEqual([])
    expect(await idsIn('?search=nothing-like-this')).toEqual([])
  })

  test('OPR-15 goes on where a page has ended, with nothing left out or twice', async () => {
    const row = await db.selectFrom('product').selectAll().where('id', '=', productId).executeTakeFirstOrThrow()
    const copies = Array.from({ length: 60 }, (_, n) => ({
      ...row,
      id: `COPY${String(n).padStart(5, '0')}`,
      slug: `copy-${n}`,
      // Two at a time have the same place.
      position: 9_000 + Math.floor(n / 2),
      sizes: JSON.stringify(row.sizes),
      category_ids: JSON.stringify(row.category_ids),
      related_ids: JSON.stringify(row.related_ids),
    }))
    await db.insertInto('product').values(copies).execute()
    const page = await list('?search=COPY')
    const rest = await list(`?search=COPY&after=${page.next}`)
    expect(page.goods).toHaveLength(50)
    expect(rest.next).toBeUndefined()
    expect([...page.goods, ...rest.goods].map((each) => each.productId)).toEqual(copies.map(({ id }) => id))
    await db.deleteFrom('product').where('id', 'like', 'COPY%').execute()
  })
})

test('OPR-15 API-183 a product is read with texts, colours, sizes, prices and the stock of each variant', async () => {
  const product = await read(productId)
  expect(product).toMatchObject({ productId, isSold: true, changes: [], canUndo: false })
  expect(product.texts.map(({ language }) => language)).toEqual(['en', 'fr', 'de', 'it', 'es'])
  expect(product.categories.length).toBeGreaterThan(0)
  for (const { colour, size } of product.variants) {
    expect(product.colours.map(({ code }) => code)).toContain(colour)
    expect(product.sizes.map(({ code }) => code)).toContain(size)
  }
  expectRefusal(await mara.ask('GET', 'goods/NOSUCHONE1'), 404, 'OPR404')
})

test('OPR-05 OPR-15 nobody without the role merchandise reads or changes goods, and nothing is recorded', async () => {
  const stranger = await house.operator('ana@example.com', ['content', 'orders'])
  const { prices, variants } = await read(productId)
  const [{ sku, stock } = { sku: '', stock: 0 }] = variants
  const words = { name: 'A', kind: 'B', summary: '', description: '', details: [] }
  const calls: readonly [string, string, object?][] = [
    ['GET', 'goods'],
    ['GET', `goods/${productId}`],
    ['PUT', `goods/${productId}/prices`, { seen: prices, prices }],
    ['PUT', `goods/${productId}/stock`, { stock: [{ sku, seen: stock, pieces: 1 }] }],
    ['PUT', `goods/${productId}/texts`, { texts: [{ language: 'en', seen: words, text: words }] }],
    ['GET', 'categories'],
    ['PUT', `goods/${productId}/categories`, { seen: ['1010'], categories: ['1010'] }],
    ['PUT', `goods/${productId}/sale`, { isSold: false }],
    ['POST', `goods/${productId}/undoing`, { changeId: 'none' }],
    ['GET', 'catalogue?format=csv'],
    ['POST', 'catalogue/check', { files: [{ name: 'a.csv', file: '' }], replaces: false }],
    ['POST', 'catalogue/import', { files: [{ name: 'a.csv', file: '' }], replaces: false }],
  ]
  for (const [method, path, body] of calls)
    expectRefusal(await stranger.ask(method, path, body ? { body } : {}), 403, 'OPR403')
  expect((await read(productId)).changes).toEqual([])
})

test('OPR-16 OPR-17 OPR-18 OPR-19 a product that is not there is changed by nobody', async () => {
  const { prices, variants } = await read(productId)
  const [{ sku } = { sku: '' }] = variants
  const id = 'NOSUCHONE1'
  expectRefusal(await act(id, 'PUT', 'prices', { seen: prices, prices }), 404, 'OPR404')
  expectRefusal(await act(id, 'PUT', 'sale', { isSold: false }), 404, 'OPR404')
  expectRefusal(await act(id, 'POST', 'undoing', { changeId: 'none' }), 404, 'OPR404')
  expectRefusal(await act(id, 'PUT', 'stock', { stock: [{ sku, seen: 0, pieces: 1 }] }), 404, 'OPR404')
  const other = await idsIn('?search=a')
  const stranger = other.find((each) => each !== productId) ?? ''
  expectRefusal(await act(stranger, 'PUT', 'stock', { stock: [{ sku, seen: 0, pieces: 1 }] }), 404, 'OPR404')
})
