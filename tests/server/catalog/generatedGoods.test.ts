import { afterAll, expect, test } from 'vitest'
import { goodsFile } from '../../../server/catalog/file/goodsRows.ts'
import { checkCatalogue } from '../../../server/catalog/file/importCatalogue.ts'
import { generatedGoods } from '../../../tools/catalogue/generatedGoods.ts'
import { openTestStorage } from '../support/openTestStorage.ts'

const storage = await openTestStorage()
afterAll(() => storage.close())

test('OPS-29 generated goods are the same for the same seed, others for another, and can be imported', async () => {
  const text = (seed: number) => goodsFile(generatedGoods(1_000, seed), { format: 'json' }, true)
  expect(text(1)).toBe(text(1))
  expect(text(1)).not.toBe(text(2))
  const file = { name: 'goods.json', bytes: Buffer.from(text(1)) }
  expect(await checkCatalogue(storage.db, [file], { replaces: false })).toMatchObject({ _tag: 'Accepted' })
})

test('OPS-29 they have every kind of goods, about a quarter of them reduced, and as many variants as were asked for', () => {
  const { products } = generatedGoods(5_000, 1)
  const variants = products.reduce((sum, product) => sum + product.variants.length, 0)
  expect(variants).toBeGreaterThanOrEqual(5_000)
  expect(variants).toBeLessThan(5_100)
  expect(new Set(products.map(({ drawing }) => drawing)).size).toBeGreaterThan(12)
  const reduced = products.filter(({ prices }) => prices.EUR.current < prices.EUR.original).length
  expect(reduced / products.length).toBeGreaterThan(0.15)
  expect(reduced / products.length).toBeLessThan(0.35)
})
