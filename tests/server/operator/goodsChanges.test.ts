import { describe, expect, test } from 'vitest'
import { readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import type { OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import { importCatalogue } from '../../../server/catalog/file/importCatalogue.ts'
import { recordImport } from '../../../server/operator/goods/recordImport.ts'
import { newId } from '../../../server/storage/newId.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { testServer } from '../support/testServer.ts'
import { goodsShop } from './goodsShop.ts'

const { db, storage, clock, read, act, undo, trail, pieces, process, idsIn } = await goodsShop()
const productId = 'HARROWMID1'
const day = 86_400_000

type Prices = OperatorGoods['prices']

/** Sets the price in euros; the other currencies stay. `full`: the full price. */
const inEur = (prices: Prices, current: number, full = current): Prices => ({
  ...prices,
  EUR: { current, original: full },
})
const price = async (current: number, full = current, id = productId) => {
  const { prices: seen } = await read(id)
  return act(id, 'PUT', 'prices', { seen, prices: inEur(seen, current, full) })
}
/** As many days after everything that was set until now; a session would not last as long. */
const later = async (days: number): Promise<void> => {
  await db
    .updateTable('price_change')
    .set((row) => ({ at: row('at', '-', days * day) }))
    .where('product_id', '=', productId)
    .execute()
}
const seenByShoppers = async (id = productId) => {
  await process.look()
  const shop = await testServer({ storage, catalogue: process.now() })
  return shop.read(readProduct, `/products/v2/products/${id}/details`, { headers: { locale: 'de-de' } })
}
const importing = async (...lines: readonly string[]) => {
  clock.now += 1_000
  const files = [{ name: 'goods.csv', bytes: new TextEncoder().encode(lines.join('\n')) }]
  const andThen = recordImport(files, false, null, clock.now, newId)
  return importCatalogue(db, files, { replaces: false, now: clock.now, andThen })
}

describe('prices', () => {
  test('OPR-16 OPR-07 API-184 a price that is set is what shoppers pay, and recorded with what it was', async () => {
    expect((await price(210)).status).toBe(200)
    await later(40)
    const answer = await price(179.95, 210)
    expect(answer.json).toMatchObject({ prices: { EUR: { current: 179.95, original: 210 } }, priorInEur: 210 })
    expect(await seenByShoppers()).toMatchObject({ price: { current: 17_995, original: 21_000, lowest30Days: 21_000 } })
    expect((await trail(productId)).at(-1)).toEqual({
      made_by: 'mara@example.com',
      before: { price_EUR: '210.00' },
      after: { price_EUR: '179.95' },
    })
  })

  test('OPR-16 LAW-07 a second reduction within thirty days is compared with the lowest price of them', async () => {
    await later(10)
    expect((await price(169, 210)).json).toMatchObject({ priorInEur: 179.95 })
    expect(await seenByShoppers()).toMatchObject({ price: { current: 16_900, original: 17_995, lowest30Days: 17_995 } })
    await later(1)
    expect((await price(189, 210)).json).toMatchObject({ priorInEur: null })
    expect(await seenByShoppers()).toMatchObject({ price: { current: 18_900, original: 18_900 } })
  })

  test('OPR-16 whoever has read other prices is refused, and nothing is saved', async () => {
    const { prices: old } = await read(productId)
    await price(200)
    const before = await read(productId)
    expectRefusal(await act(productId, 'PUT', 'prices', { seen: old, prices: inEur(old, 150) }), 409, 'OPR409')
    expect(await read(productId)).toEqual(before)
  })

  test('OPR-16 of two who set a price at once, one is told that somebody else was first', async () => {
    const { prices: seen } = await read(productId)
    const set = (current: number) => act(productId, 'PUT', 'prices', { seen, prices: inEur(seen, current) })
    const answers = await Promise.all([set(201), set(202), set(203)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test.each([
    ['nothing', 0, 0, 'The price in EUR is nothing: goods cannot be free.'],
    ['more than the full price', 100, 90, 'The full price in EUR: 90.00 is below the price of 100.00.'],
    ['less than nothing', -5, 90, 'The price in EUR is no amount such as 199.95.'],
    ['a million', 1_000_000, 1_000_000, 'The price in EUR is no amount such as 199.95.'],
  ])('OPR-16 a price of %s is refused in words', async (_what, current, full, message) => {
    const before = await read(productId)
    const answer = await price(current, full)
    expectRefusal(answer, 400, 'OPR400')
    expect(answer.error?.message).toBe(message)
    expect(await read(productId)).toEqual(before)
  })

  test('OPR-16 prices that stay as they are change and record nothing', async () => {
    const before = await read(productId)
    await process.look()
    const version = process.now()
    expect((await act(productId, 'PUT', 'prices', { seen: before.prices, prices: before.prices })).json).toEqual(before)
    await process.look()
    expect([(await read(productId)).changes, process.now()]).toEqual([before.changes, version])
  })
})

describe('stock', () => {
  const setStock = async (sku: string, seen: number, wanted: number) =>
    act(productId, 'PUT', 'stock', { stock: [{ sku, seen, pieces: wanted }] })

  test('OPR-17 OPR-07 API-185 is set to a figure, recorded, and what shoppers find', async () => {
    const { variants } = await read(productId)
    const [one, two] = variants
    if (!one || !two) throw new Error('The product has too few variants.')
    const body = {
      stock: [
        { sku: one.sku, seen: one.stock, pieces: 31 },
        { sku: two.sku, seen: two.stock, pieces: two.stock },
      ],
    }
    const answer = await act(productId, 'PUT', 'stock', body)
    expect(answer.status).toBe(200)
    expect(await pieces(one.sku)).toBe(31)
    expect((await trail(productId)).at(-1)).toEqual({
      made_by: 'mara@example.com',
      before: { [`stock ${one.sku}`]: one.stock },
      after: { [`stock ${one.sku}`]: 31 },
    })
    const { variants: shown } = await seenByShoppers()
    expect(shown.find(({ sku }) => sku === one.sku)).toMatchObject({ stock: 31 })
  })

  test('OPR-17 a piece sold meanwhile refuses the figure, which would undo the sale', async () => {
    const [{ sku, stock } = { sku: '', stock: 0 }] = (await read(productId)).variants
    await db
      .updateTable('stock')
      .set({ available: stock - 1 })
      .where('sku', '=', sku)
      .execute()
    expectRefusal(await setStock(sku, stock, 50), 409, 'OPR409')
    expect([await pieces(sku), (await read(productId)).variants[0]?.stock]).toEqual([stock - 1, stock - 1])
  })

  test('OPR-17 a variant that never had any gets its first figure', async () => {
    const [{ sku } = { sku: '' }] = (await read(productId)).variants
    await db.deleteFrom('stock').where('sku', '=', sku).execute()
    expect((await setStock(sku, 0, 7)).status).toBe(200)
    expect(await pieces(sku)).toBe(7)
  })

  test('OPR-17 figures below nothing, half pieces and a variant named twice are refused', async () => {
    const [{ sku, stock } = { sku: '', stock: 0 }] = (await read(productId)).variants
    for (const wrong of [-1, 1.5, 1_000_000_000]) expectRefusal(await setStock(sku, stock, wrong), 400, 'API400')
    const twice = [1, 2].map((wanted) => ({ sku, seen: stock, pieces: wanted }))
    expectRefusal(await act(productId, 'PUT', 'stock', { stock: twice }), 400, 'OPR400')
    expect(await pieces(sku)).toBe(stock)
  })

  test('OPR-19 an undone figure leaves sold what was sold since', async () => {
    const [{ sku, stock } = { sku: '', stock: 0 }] = (await read(productId)).variants
    await setStock(sku, stock, stock + 40)
    await db
      .updateTable('stock')
      .set({ available: stock + 38 })
      .where('sku', '=', sku)
      .execute()
    const undone = (await undo(productId)).json as OperatorGoods
    expect([undone.canUndo, undone.changes[0]?.isUndo]).toEqual([false, true])
    expect(await pieces(sku)).toBe(stock - 2)
  })

  test('OPR-19 a figure is not undone where more was sold since than there was, or an import has counted anew', async () => {
    const [{ sku, stock } = { sku: '', stock: 0 }] = (await read(productId)).variants
    await setStock(sku, stock, stock + 5)
    await db.updateTable('stock').set({ available: 4 }).where('sku', '=', sku).execute()
    const sold = await undo(productId)
    expectRefusal(sold, 412, 'OPR412')
    expect(sold.error?.message).toContain(`more of ${sku} were sold since`)
    await importing('sku,stock', `${sku},90`)
    expect((await read(productId)).canUndo).toBe(false)
    expectRefusal(await undo(productId), 412, 'OPR412')
    expect(await pieces(sku)).toBe(90)
  })
})

describe('a product', () => {
  const sell = (isSold: boolean) => act(productId, 'PUT', 'sale', { isSold })

  test('OPR-18 OPR-07 API-186 is taken out of the shop and brought back', async () => {
    expect((await sell(false)).json).toMatchObject({ isSold: false })
    await process.look()
    expect(process.now().productById.has(productId)).toBe(false)
    expect([await idsIn(`?search=${productId}`), await idsIn(`?list=withdrawn&search=${productId}`)]).toEqual([
      [],
      [productId],
    ])
    expectRefusal(await sell(false), 409, 'OPR409')
    expect((await sell(true)).json).toMatchObject({ isSold: true })
    await process.look()
    expect(process.now().productById.has(productId)).toBe(true)
    expect((await trail(productId)).slice(-2).map(({ before, after }) => [before, after])).toEqual([
      [{ sold: true }, { sold: false }],
      [{ sold: false }, { sold: true }],
    ])
  })

  test('OPR-18 does not come back without a category or without variants', async () => {
    await sell(false)
    const { category_ids: ids } = await db
      .selectFrom('product')
      .select('category_ids')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
    const place = (to: readonly string[]) =>
      db
        .updateTable('product')
        .set({ category_ids: JSON.stringify(to) })
        .where('id', '=', productId)
        .execute()
    const withdraw = (withdrawn: boolean) =>
      db.updateTable('variant').set({ withdrawn }).where('product_id', '=', productId).execute()
    await place(['99999'])
    expect((await sell(true)).error).toMatchObject({
      errorId: 'OPR412',
      message: expect.stringContaining('no category "99999"'),
    })
    await place(ids)
    await withdraw(true)
    expect((await sell(true)).error).toMatchObject({
      errorId: 'OPR412',
      message: expect.stringContaining('no variants'),
    })
    await withdraw(false)
    expect((await sell(true)).status).toBe(200)
  })
})

describe('undo', () => {
  test('OPR-19 OPR-07 API-187 one press brings the last change back, once, and is recorded as such', async () => {
    const { prices } = await read(productId)
    await price(155)
    expect((await read(productId)).canUndo).toBe(true)
    expect((await undo(productId)).json).toMatchObject({ prices, canUndo: false })
    expect((await trail(productId)).at(-1)?.after).toMatchObject({ undone: true })
    expectRefusal(await undo(productId), 412, 'OPR412')
    await act(productId, 'PUT', 'sale', { isSold: false })
    expect((await undo(productId)).json).toMatchObject({ isSold: true })
  })

  test('OPR-19 LAW-08 an undone price was asked for, so the prior price knows it', async () => {
    await later(40)
    await price(120)
    await undo(productId)
    const changes = await db
      .selectFrom('price_change')
      .select('current')
      .where('product_id', '=', productId)
      .where('currency', '=', 'EUR')
      .orderBy('at', 'desc')
      .limit(2)
      .execute()
    expect(changes.map(({ current }) => current)[1]).toBe(12_000)
  })

  test('OPR-19 whoever has seen another change as the last is refused', async () => {
    await price(140)
    const seen = (await read(productId)).changes[0]?.id ?? ''
    await price(141)
    expectRefusal(await act(productId, 'POST', 'undoing', { changeId: seen }), 409, 'OPR409')
    expect((await read(productId)).prices.EUR.current).toBe(141)
  })

  test('OPR-19 what an import has changed since is not undone', async () => {
    const [{ sku } = { sku: '' }] = (await read(productId)).variants
    await price(142)
    await importing('sku,price_EUR', `${sku},99`)
    expect((await read(productId)).canUndo).toBe(false)
    expectRefusal(await undo(productId), 412, 'OPR412')
    expect((await read(productId)).prices.EUR.current).toBe(99)
  })
})
