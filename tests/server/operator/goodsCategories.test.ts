import { describe, expect, test } from 'vitest'
import { readCatalog, readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import type { GoodsCategory, OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import { checkCatalogue } from '../../../server/catalog/file/importCatalogue.ts'
import { keptSearchIndex } from '../../../server/search/searchIndex.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { testServer } from '../support/testServer.ts'
import { goodsShop } from './goodsShop.ts'

const { db, storage, mara, read, act, undo, trail, process } = await goodsShop()
const productId = 'HARROWMID1'

const { categories: known } = (await mara.ask('GET', 'categories')).json as {
  readonly categories: readonly GoodsCategory[]
}
const idsNow = async () => (await read(productId)).categories.map(({ id }) => id)
const place = async (...categories: readonly string[]) =>
  act(productId, 'PUT', 'categories', { seen: await idsNow(), categories })
const first = await idsNow()
// The last ones are of another department; a department lists what stands in its categories.
const other = known.findLast(({ id }) => !first.includes(id))?.id ?? ''
const shopNow = async () => {
  await process.look()
  return testServer({ storage, catalogue: process.now() })
}
const isListedIn = async (id: string) => {
  const { products } = await (await shopNow()).read(readCatalog, `/products/v2/catalog?categoryId=${id}&count=96`)
  return products.some((each) => each.productId === productId)
}

describe('the categories of a product', () => {
  test('OPR-62 API-238 are chosen from those that there are, in the shop’s order, without those that a rule fills', async () => {
    const rows = await db.selectFrom('category').select(['id', 'dynamic']).orderBy('position').orderBy('id').execute()
    expect(known.map(({ id }) => id)).toEqual(rows.flatMap(({ id, dynamic }) => (dynamic === null ? [id] : [])))
    expect(rows.some(({ dynamic }) => dynamic !== null)).toBe(true)
    expect((await read(productId)).categories).toEqual(first.map((id) => known.find((each) => each.id === id)))
  })

  test('OPR-62 OPR-07 API-239 are where shoppers find it, and are recorded with what was before', async () => {
    expect(await isListedIn(other)).toBe(false)
    const answer = await place(other, ...first)
    expect((answer.json as OperatorGoods).categories.map(({ id }) => id)).toEqual([other, ...first])
    expect(await isListedIn(other)).toBe(true)
    const shown = await (await shopNow()).read(readProduct, `/products/v2/products/${productId}/details`)
    expect(shown.categories.map(({ categoryId }) => categoryId)).toContain(other)
    expect((await trail(productId)).at(-1)).toEqual({
      made_by: 'mara@example.com',
      before: { categories: first.join(' ') },
      after: { categories: [other, ...first].join(' ') },
    })
    expect((await undo(productId)).json).toMatchObject({ canUndo: false })
    expect([await idsNow(), await isListedIn(other)]).toEqual([first, false])
  })

  test('OPR-62 say by the first of them what it is', async () => {
    const wordsOf = async () => {
      await process.look()
      const { words } = await keptSearchIndex(process.now(), 'en')
      return new Set([...words].flatMap(([word, weights]) => ((weights.get(productId) ?? 0) > 0 ? [word] : [])))
    }
    await place(...first, other)
    const last = await wordsOf()
    await place(other, ...first)
    expect(await wordsOf()).not.toEqual(last)
    await place(...first)
  })

  test('OPR-62 whoever has read others is refused, and of two who choose at once one is', async () => {
    const before = await read(productId)
    expectRefusal(await act(productId, 'PUT', 'categories', { seen: [other], categories: [other] }), 409, 'OPR409')
    expectRefusal(
      await act(productId, 'PUT', 'categories', { seen: [...first, other], categories: first }),
      409,
      'OPR409',
    )
    expect(await read(productId)).toEqual(before)
    const choose = (...categories: readonly string[]) =>
      act(productId, 'PUT', 'categories', { seen: first, categories })
    const answers = await Promise.all([choose(other), choose(other, ...first)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await place(...first)
  })

  test.each<[string, readonly string[], string]>([
    ['none at all', [], 'The list of categories is blank.'],
    ['one that there is not', ['99999'], 'The list of categories: there is no category "99999".'],
    ['one twice', [other, other], `The list of categories: "${other} ${other}" names the same one twice.`],
    [
      'what is no id',
      ['boots'],
      'The list of categories: "boots" is no list of categories’ ids with spaces between them.',
    ],
  ])('OPR-62 %s is refused in words', async (_what, wanted, message) => {
    const before = await read(productId)
    expectRefusal(await place(...wanted), 400, 'OPR400', { field: 'categories', message })
    expect(await read(productId)).toEqual(before)
  })

  test('OPR-62 OPS-21 are judged as an import judges them', async () => {
    const [{ sku } = { sku: '' }] = (await read(productId)).variants
    const bytes = new TextEncoder().encode(`sku,categories\n${sku},99999\n`)
    const outcome = await checkCatalogue(db, [{ name: 'goods.csv', bytes }], { replaces: false })
    const [complaint] = outcome._tag === 'Refused' ? outcome.complaints : []
    expect((await place('99999')).error).toMatchObject({
      field: complaint?.column,
      message: `The list of categories: ${complaint?.says}.`,
    })
  })

  test('OPR-62 are not brought back where one has gone', async () => {
    await db
      .insertInto('category')
      .values({ id: '99998', parent_id: null, slug: 'gone', position: 999, dynamic: null })
      .execute()
    await place('99998')
    await place(...first)
    await db.deleteFrom('category').where('id', '=', '99998').execute()
    const refused = await undo(productId)
    expectRefusal(refused, 412, 'OPR412', { message: 'The list of categories: there is no category "99998".' })
    expect(await idsNow()).toEqual(first)
  })

  test('OPR-62 of a product that is not there are chosen by nobody', async () => {
    expectRefusal(await act('NOSUCHONE1', 'PUT', 'categories', { seen: first, categories: first }), 404, 'OPR404')
  })
})
