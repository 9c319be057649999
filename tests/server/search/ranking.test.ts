import { describe, expect, test } from 'vitest'
import { searchProducts } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { searchHelp } from '../../../contracts/api/catalogue/suggestApi.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { sampleShop } from '../support/sampleShop.ts'

const shop = await closeAfterAll(sampleShop())

/** The English kinds of what is found. */
const kindsFor = async (q: string, locale: string): Promise<readonly string[]> => {
  const path = `${searchProducts.path}?q=${encodeURIComponent(q)}&count=96`
  const { products } = await shop.read(searchProducts, path, { headers: { locale } })
  return products.flatMap(({ productId }) => shop.catalogue.productById.get(productId)?.text.en.kind ?? [])
}

const correctionOf = async (q: string, locale: string) =>
  (await shop.read(searchHelp, `${searchHelp.path}?q=${encodeURIComponent(q)}`, { headers: { locale } })).corrected

describe('what is waterproof', () => {
  const words = [
    ['en-us', 'waterproof'],
    ['de-de', 'wasserdicht'],
    ['it-it', 'impermeabile'],
    ['es-es', 'impermeable'],
    ['fr-fr', 'imperméable'],
  ] as const

  test.each(words)('CAT-59 in %s, “%s” finds rain jackets first, then the rest', async (locale, q) => {
    const kinds = await kindsFor(q, locale)
    const jackets = kinds.slice(0, 11)
    expect(jackets.slice(0, 3)).toEqual(['Rain jacket', 'Rain jacket', 'Rain jacket'])
    expect(jackets.filter((kind) => !/rain jacket|rain coat|3-layer jacket|rain suit/i.test(kind))).toEqual([])
    expect(kinds).toEqual(expect.arrayContaining(['Waterproof sock', 'Waterproof gloves', 'Hiking boot']))
  })

  test.each([
    ['en-us', 'waterproof backpack'],
    ['de-de', 'wasserdichter Rucksack'],
    ['it-it', 'zaino impermeabile'],
    ['es-es', 'mochila impermeable'],
    ['fr-fr', 'sac à dos imperméable'],
  ])('CAT-59 in %s, “%s” finds no jackets', async (locale, q) => {
    const kinds = await kindsFor(q, locale)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.filter((kind) => /jacket|coat/i.test(kind))).toEqual([])
  })

  test.each([
    ['de-de', 'wasserdichte Socken', 'Waterproof sock'],
    ['fr-fr', 'gants imperméables', 'Waterproof gloves'],
  ])('CAT-59 in %s, “%s” finds them first', async (locale, q, kind) => {
    expect((await kindsFor(q, locale))[0]).toBe(kind)
  })
})

describe('wellingtons, which the shop does not have', () => {
  test.each([
    ['en-gb', 'wellies'],
    ['en-gb', 'wellington boots'],
    ['en-us', 'rain boots'],
    ['de-de', 'Gummistiefel'],
    ['it-it', 'stivali di gomma'],
    ['es-es', 'botas de agua'],
    ['fr-fr', 'bottes de pluie'],
  ])('CAT-59 in %s, “%s” finds waterproof boots', async (locale, q) => {
    const waterproof = shop.catalogue.products.filter(
      ({ text: { en } }) =>
        /\bboot\b/i.test(en.kind) && /waterproof|sluice/i.test([en.name, en.summary, ...en.details].join(' ')),
    )
    const kinds = await kindsFor(q, locale)
    expect(kinds.toSorted()).toEqual(waterproof.map(({ text }) => text.en.kind).toSorted())
    expect(kinds.length).toBeGreaterThan(5)
    expect(await correctionOf(q, locale)).toBeUndefined()
  })
})

test.each([
  ['en-us', 'bots', 'boots'],
  ['en-gb', 'bots', 'boots'],
])('CAT-62 in %s, “%s” says that “%s” was searched for', async (locale, q, meant) => {
  expect(await correctionOf(q, locale)).toBe(meant)
  expect(await kindsFor(q, locale)).toEqual(await kindsFor(meant, locale))
})
