import { describe, expect, test } from 'vitest'
import { readProductSet, readProductSets } from '../../../contracts/api/catalogue/productApi.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const shop = await closeAfterAll(sampleShop())

const setsOf = async (productId: string): Promise<readonly string[]> =>
  (await shop.read(readProductSets, `/products/v1/products/${productId}/productSets`)).productSetIds
const piecesOf = async (setId: string, locale = 'en-us') =>
  (await shop.read(readProductSet, `/products/v2/products/${setId}/productSet`, { headers: { locale } })).products

describe('the sets of a product', () => {
  test('CAT-08 API-130 are those in which it is a piece, in the shop’s order', async () => {
    expect(await setsOf('HARROWMID1')).toEqual(['LONGROUND', 'WETDAYS01'])
    expect(await setsOf('WEATHERGLS')).toEqual(['WETDAYS01'])
    expect(await setsOf('GIFTCARD50')).toEqual([])
  })

  test('CAT-08 API-131 a set has its pieces in order, with the name and price of the locale', async () => {
    const pieces = await piecesOf('LONGROUND', 'fr-fr')
    expect(pieces.map(({ productId }) => productId)).toEqual(['HARROWMID1', 'DROVERSOCK', 'STILETRSR1'])
    expect(pieces[1]?.name).toBe(shop.catalogue.productById.get('DROVERSOCK')?.text.fr.name)
    expect(pieces.map(({ price }) => price.currency)).toEqual(['EUR', 'EUR', 'EUR'])
  })

  test('CAT-08 come from the database: a piece that is added is in the next answer', async () => {
    const piece = { set_id: 'FIRSTHUT01', product_id: 'RIMEBEANIE', place: 2, position: 9 }
    await shop.storage.db.insertInto('product_set_piece').values(piece).execute()
    expect(await setsOf('RIMEBEANIE')).toEqual(['FIRSTHUT01'])
    expect((await piecesOf('FIRSTHUT01')).at(-1)?.productId).toBe('RIMEBEANIE')
  })

  test.each([
    ['API-130', '/products/v1/products/NOSUCH99/productSets', 'productId'],
    ['API-131', '/products/v2/products/NOSUCHSET/productSet', 'productSetId'],
    ['API-131', `/products/v2/products/${encodeURIComponent("x'; drop table product")}/productSet`, 'productSetId'],
  ])('CAT-08 %s refuses %s with a sentence', async (_, path, field) => {
    const answer = await shop.call('GET', path)
    expectRefusal(answer, 404, 'PLP400', { field })
    expect(answer.error?.message).toBe('We could not find products for this list.')
  })
})
