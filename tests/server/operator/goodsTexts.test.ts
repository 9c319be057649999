import { describe, expect, test } from 'vitest'
import { readCatalog, readProduct, searchProducts } from '../../../contracts/api/catalogue/catalogueApi.ts'
import type { GoodsTextFields } from '../../../contracts/api/operator/operatorGoodsFormsApi.ts'
import type { OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import { checkCatalogue, importCatalogue } from '../../../server/catalog/file/importCatalogue.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { testServer } from '../support/testServer.ts'
import { goodsShop } from './goodsShop.ts'

const { db, storage, clock, read, act, undo, trail, process, idsIn, pieces } = await goodsShop()
const productId = 'HARROWMID1'
const blank: GoodsTextFields = { name: '', kind: '', summary: '', description: '', details: [] }

type Language = OperatorGoods['texts'][number]['language']

const textIn = async (language: Language, id = productId): Promise<GoodsTextFields> => {
  const text = (await read(id)).texts.find((each) => each.language === language)
  if (!text) return blank
  const { name, kind, summary, description, details } = text
  return { name, kind, summary, description, details }
}
const write = async (language: Language, part: Partial<GoodsTextFields>, id = productId) => {
  const seen = await textIn(language, id)
  return act(id, 'PUT', 'texts', { texts: [{ language, seen, text: { ...seen, ...part } }] })
}
const shopNow = async () => {
  await process.look()
  return testServer({ storage, catalogue: process.now() })
}
const shown = async (locale: string) =>
  (await shopNow()).read(readProduct, `/products/v2/products/${productId}/details`, { headers: { locale } })
const found = async (words: string, locale: string) => {
  const query = `?q=${encodeURIComponent(words)}&count=24`
  const { products } = await (
    await shopNow()
  ).read(searchProducts, `${searchProducts.path}${query}`, {
    headers: { locale },
  })
  return products.map((each) => each.productId)
}
const file = (...lines: readonly string[]) => [
  { name: 'goods.csv', bytes: new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')) },
]

describe('the texts of a product', () => {
  test('OPR-61 OPR-07 API-237 are what shoppers read and find it by, and are recorded with what was before', async () => {
    const old = await textIn('de')
    const answer = await write('de', { name: 'Zwirbelstiefel', details: ['Wasserdicht', 'Leicht'] })
    expect(answer.status).toBe(200)
    expect((answer.json as OperatorGoods).texts.find(({ language }) => language === 'de')).toMatchObject({
      name: 'Zwirbelstiefel',
      kind: old.kind,
    })
    expect(await shown('de-de')).toMatchObject({ name: 'Zwirbelstiefel', details: ['Wasserdicht', 'Leicht'] })
    expect((await shown('en-us')).name).toBe('Harrow Mid')
    expect(await found('Zwirbelstiefel', 'de-de')).toEqual([productId])
    const { products } = await (
      await shopNow()
    ).read(readCatalog, '/products/v2/catalog?categoryId=1010&count=96', {
      headers: { locale: 'de-de' },
    })
    expect(products.find((each) => each.productId === productId)?.name).toBe('Zwirbelstiefel')
    expect(await idsIn('?search=Zwirbel')).toEqual([productId])
    expect((await trail(productId)).at(-1)).toEqual({
      made_by: 'mara@example.com',
      before: { name_de: old.name, details_de: old.details.join('\n') },
      after: { name_de: 'Zwirbelstiefel', details_de: 'Wasserdicht\nLeicht' },
    })
  })

  test('OPR-61 English stands for a language that is left empty, and comes back with it by one press', async () => {
    const old = await textIn('it')
    const kept = await pieces((await read(productId)).variants[0]?.sku ?? '')
    const answer = await write('it', blank)
    expect((answer.json as OperatorGoods).texts.map(({ language }) => language)).toEqual(['en', 'fr', 'de', 'es'])
    expect(await shown('it-it')).toMatchObject({ name: 'Harrow Mid', summary: (await textIn('en')).summary })
    expect((await undo(productId)).json).toMatchObject({ canUndo: false })
    expect(await textIn('it')).toEqual(old)
    expect((await shown('it-it')).summary).toBe(old.summary)
    expect((await trail(productId)).at(-1)?.after).toMatchObject({ name_it: old.name, undone: true })
    expect(await pieces((await read(productId)).variants[0]?.sku ?? '')).toBe(kept)
  })

  test('OPR-61 several languages are changed at once, or none of them', async () => {
    const [en, fr] = [await textIn('en'), await textIn('fr')]
    const change = (name: string) => ({
      texts: [
        { language: 'en', seen: en, text: { ...en, summary: 'A boot.' } },
        { language: 'fr', seen: fr, text: { ...fr, summary: 'Une botte.', name } },
      ],
    })
    expectRefusal(await act(productId, 'PUT', 'texts', change('')), 400, 'OPR400', { field: 'name_fr' })
    expect([await textIn('en'), await textIn('fr')]).toEqual([en, fr])
    expect((await act(productId, 'PUT', 'texts', change(fr.name))).status).toBe(200)
    expect([(await textIn('en')).summary, (await textIn('fr')).summary]).toEqual(['A boot.', 'Une botte.'])
  })

  test('OPR-61 whoever has read other texts is refused, and nothing is saved', async () => {
    const old = await textIn('es')
    await write('es', { kind: 'Bota de montaña' })
    const before = await read(productId)
    const late = { texts: [{ language: 'es', seen: old, text: { ...old, name: 'Otra' } }] }
    expectRefusal(await act(productId, 'PUT', 'texts', late), 409, 'OPR409')
    expect(await read(productId)).toEqual(before)
  })

  test('OPR-61 of two who write at once, one is told that somebody else was first', async () => {
    const seen = await textIn('fr')
    const answers = await Promise.all(
      ['Une', 'Deux', 'Trois'].map((name) =>
        act(productId, 'PUT', 'texts', { texts: [{ language: 'fr', seen, text: { ...seen, name } }] }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('OPR-61 what is written again as it is changes and records nothing', async () => {
    const before = await read(productId)
    await process.look()
    const version = process.now()
    expect((await write('en', {})).json).toEqual(before)
    await process.look()
    expect(process.now()).toBe(version)
  })

  test('OPR-61 a text that an import has changed since is not undone', async () => {
    await write('en', { kind: 'Trail boot' })
    const [{ sku } = { sku: '' }] = (await read(productId)).variants
    clock.now += 1_000
    await importCatalogue(db, file('sku,kind_en', `${sku},Boot`), { replaces: false, now: clock.now })
    expect((await read(productId)).canUndo).toBe(false)
    expectRefusal(await undo(productId), 412, 'OPR412')
    expect((await textIn('en')).kind).toBe('Boot')
  })
})

describe('the American text of a product', () => {
  const id = 'STILETRSR1'

  test('I18N-08 OPR-61 has only what differs, is recorded by its columns, and comes back by one press', async () => {
    const old = await textIn('en-us', id)
    expect(old).toMatchObject({ name: 'Stile Pants', kind: 'Walking pants' })
    const answer = await write('en-us', { name: 'Step Pants', kind: '', details: [] }, id)
    expect(answer.status).toBe(200)
    const names = async (locale: string) =>
      (await shopNow()).read(readProduct, `/products/v2/products/${id}/details`, { headers: { locale } })
    expect(await names('en-us')).toMatchObject({ name: 'Step Pants', kind: 'Walking trousers' })
    expect(await names('en-gb')).toMatchObject({ name: 'Stile Trousers' })
    expect((await found('Step Pants', 'en-us'))[0]).toBe(id)
    expect(await idsIn('?search=Step')).toEqual([id])
    expect((await trail(id)).at(-1)).toMatchObject({
      before: { 'name_en-us': 'Stile Pants', 'kind_en-us': 'Walking pants' },
      after: { 'name_en-us': 'Step Pants', 'kind_en-us': '', 'details_en-us': '' },
    })
    expect((await undo(id)).json).toMatchObject({ canUndo: false })
    expect(await textIn('en-us', id)).toEqual(old)
  })

  test('I18N-08 OPR-61 is none where all of it is blank', async () => {
    const old = await textIn('en-us', id)
    const answer = await write('en-us', blank, id)
    expect((answer.json as OperatorGoods).texts.map(({ language }) => language)).not.toContain('en-us')
    const late = { texts: [{ language: 'en-us', seen: old, text: { ...old, name: 'Late' } }] }
    expectRefusal(await act(id, 'PUT', 'texts', late), 409, 'OPR409')
    await undo(id)
    expect(await textIn('en-us', id)).toEqual(old)
  })
})

describe('what cannot be a text', () => {
  const long = 'long '.repeat(41)
  test.each<[string, Language, Partial<GoodsTextFields>, string, string]>([
    ['no English name', 'en', { name: ' ' }, 'name_en', 'The name in English is blank, but every product needs it.'],
    ['no English at all', 'en', blank, 'name_en', 'The name in English is blank, but every product needs it.'],
    ['no kind', 'de', { kind: '' }, 'kind_de', 'The kind in German is blank, but every product needs it.'],
    [
      'too long a name',
      'fr',
      { name: long },
      'name_fr',
      `The name in French: "${long.slice(0, 60)}…" is longer than 200 characters.`,
    ],
    [
      'too long an American name',
      'en-us',
      { name: long },
      'name_en-us',
      `The name in English (United States): "${long.slice(0, 60)}…" is longer than 200 characters.`,
    ],
    [
      'too many details',
      'it',
      { details: Array.from({ length: 61 }, () => 'x') },
      'details_it',
      `The details in Italian: "${'x '.repeat(30)}…" has more than 60 lines, or one longer than 500 characters.`,
    ],
  ])('OPR-61 %s is refused in words at its field', async (_what, language, part, field, message) => {
    const before = await read(productId)
    expectRefusal(await write(language, part), 400, 'OPR400', { field, message })
    expect(await read(productId)).toEqual(before)
  })

  test('OPR-61 OPS-21 is the same as for an import', async () => {
    const [{ sku } = { sku: '' }] = (await read(productId)).variants
    const outcome = await checkCatalogue(db, file('sku,name_fr', `${sku},${long}`), { replaces: false })
    const refused = await write('fr', { name: long })
    const [complaint] = outcome._tag === 'Refused' ? outcome.complaints : []
    expect(refused.error?.message).toBe(`The name in French: ${complaint?.says}.`)
    expect(refused.error?.field).toBe(complaint?.column)
  })

  test('OPR-61 a language named twice, one that the shop does not have, and a product that is not there are refused', async () => {
    const seen = await textIn('fr')
    const one = { language: 'fr', seen, text: seen }
    expectRefusal(await act(productId, 'PUT', 'texts', { texts: [one, one] }), 400, 'OPR400', { field: 'texts' })
    expectRefusal(await act(productId, 'PUT', 'texts', { texts: [{ ...one, language: 'nl' }] }), 400, 'API400')
    expectRefusal(await act('NOSUCHONE1', 'PUT', 'texts', { texts: [one] }), 404, 'OPR404')
  })
})
