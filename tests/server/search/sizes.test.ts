import { describe, expect, test } from 'vitest'
import { searchProducts } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { suggest } from '../../../contracts/api/catalogue/suggestApi.ts'
import { sizeIn, sizeKindOf } from '../../../core/domain/sizing/sizeSystems.ts'
import type { SizeSystem } from '../../../core/domain/sizing/sizeSystems.ts'
import { asSized } from '../../../server/catalog/variantShown.ts'
import type { ProductEntry } from '../../../server/kit/Catalogue.ts'
import { findProducts } from '../../../server/search/findProducts.ts'
import type { Meaning } from '../../../server/search/lexicon.ts'
import { readQuery } from '../../../server/search/readQuery.ts'
import { keptSearchIndex } from '../../../server/search/searchIndex.ts'
import { sizeMeaningsOf } from '../../../server/search/sizeMeanings.ts'
import type { Language } from '../../../server/storage/tables/CatalogTables.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { sampleShop } from '../support/sampleShop.ts'

const shop = await closeAfterAll(sampleShop())

const productsFor = async (q: string, locale: string): Promise<readonly ProductEntry[]> => {
  const path = `${searchProducts.path}?q=${encodeURIComponent(q)}&count=96`
  const { products } = await shop.read(searchProducts, path, { headers: { locale } })
  return products.flatMap(({ productId }) => shop.catalogue.productById.get(productId) ?? [])
}

const idsOf = (products: readonly ProductEntry[]): readonly string[] => products.map(({ id }) => id).toSorted()

const isShoe = (product: ProductEntry): boolean => sizeKindOf(asSized(product)) === 'shoes'

const comesIn = (product: ProductEntry, system: SizeSystem, figure: string): boolean =>
  product.sizes.some(({ code }) => sizeIn(system, asSized(product), code)?.figure === figure)

/** All footwear that comes in the size and whose English kind says what it is. */
const footwearIn = (system: SizeSystem, figure: string, kind: RegExp): readonly string[] =>
  idsOf(
    shop.catalogue.products.filter(
      (product) => isShoe(product) && comesIn(product, system, figure) && kind.test(product.text.en.kind),
    ),
  )

const boot = /\bboot/i
const hikingBoot = /(hiking|mountain|insulated) boot/i
const any = /./

describe('a size beside footwear is a size of footwear as the site counts it', () => {
  test.each<readonly [locale: string, q: string, system: SizeSystem, figure: string, kind: RegExp]>([
    ['de-de', 'Wanderschuhe Größe 42', 'EU', '42', hikingBoot],
    ['de-de', 'Wanderschuhe 42', 'EU', '42', hikingBoot],
    ['de-de', 'wanderschuhe gr. 42', 'EU', '42', hikingBoot],
    ['de-de', 'Wanderschuhe EU 42', 'EU', '42', hikingBoot],
    ['de-de', 'Wanderschuhe 42 EU', 'EU', '42', hikingBoot],
    ['de-de', 'Wanderschuhe EU-Größe 42', 'EU', '42', hikingBoot],
    ['de-de', 'Wanderschuhe UK8', 'UK', '8', hikingBoot],
    ['de-de', 'Wanderschuhe Schuhgröße 42', 'EU', '42', hikingBoot],
    ['de-de', 'Gummistiefel Größe 30', 'EU', '30', /hiking boot/i],
    ['it-it', 'scarponi taglia 42', 'IT', '42', boot],
    ['it-it', 'scarponi numero 42', 'IT', '42', boot],
    ['it-it', 'scarponi da trekking 42', 'IT', '42', hikingBoot],
    ['fr-fr', 'bottes pointure 42', 'EU', '42', boot],
    ['fr-fr', 'bottes taille 42', 'EU', '42', boot],
    ['es-es', 'botas talla 42', 'EU', '42', boot],
    ['es-es', 'botas del 42', 'EU', '42', boot],
    ['en-gb', 'size 8 boots', 'UK', '8', boot],
    ['en-gb', 'boots uk 8', 'UK', '8', boot],
    ['en-gb', 'boots uk size 8', 'UK', '8', boot],
    ['en-gb', 'boots 8½', 'UK', '8½', boot],
    ['en-gb', 'size 42 boots', 'EU', '42', boot],
  ])('CAT-59 in %s, “%s” finds what comes in %s %s', async (locale, q, system, figure, kind) => {
    const expected = footwearIn(system, figure, kind)
    expect(expected.length).toBeGreaterThan(0)
    expect(idsOf(await productsFor(q, locale))).toEqual(expected)
  })

  test.each(['42,5', '42.5', '42½', '42 ½', '42 1/2', '42-1/2'])('CAT-59 %s is a half size', async (typed) => {
    const expected = footwearIn('EU', '42½', hikingBoot)
    expect(idsOf(await productsFor(`Wanderschuhe Größe ${typed}`, 'de-de'))).toEqual(expected)
  })
})

describe('a size alone', () => {
  test.each<readonly [locale: string, q: string, system: SizeSystem, figure: string]>([
    ['de-de', 'Größe 42', 'EU', '42'],
    ['de-de', 'EU 42', 'EU', '42'],
    ['it-it', 'taglia 42', 'IT', '42'],
    ['es-es', 'talla 42', 'EU', '42'],
    ['en-gb', 'size 8', 'UK', '8'],
    ['en-gb', 'uk 8', 'UK', '8'],
  ])('CAT-59 in %s, “%s” finds all footwear of %s %s first', async (locale, q, system, figure) => {
    const found = await productsFor(q, locale)
    expect(idsOf(found.filter(isShoe))).toEqual(footwearIn(system, figure, any))
    // What is sold out comes after the clothes.
    const firstOther = found.findIndex((product) => !isShoe(product))
    expect(firstOther).toBeGreaterThan(20)
    expect(idsOf(found.slice(firstOther).filter(isShoe))).toEqual(['FORDCLOSED', 'PORTERSHOE'])
  })

  test.each([
    ['it-it', 'numero 42'],
    ['fr-fr', 'pointure 42'],
    ['es-es', 'número 42'],
    ['de-de', 'Schuhgröße 42'],
  ])('CAT-59 in %s, “%s” is said of footwear alone', async (locale, q) => {
    expect(idsOf(await productsFor(q, locale))).toEqual(footwearIn('EU', '42', any))
  })

  test.each<
    readonly [site: SizeSystem, language: Language, q: string, meaning: Meaning, audience: string, code: string]
  >([
    ['EU', 'de', 'Regenjacke Damen Größe 38', 'size:EU 38', 'women', 'S'],
    ['IT', 'it', 'giacca antipioggia donna taglia 44', 'size:IT 44', 'women', 'S'],
    ['FR', 'fr', 'veste de pluie femme taille 40', 'size:FR 40', 'women', 'S'],
    ['UK', 'en', 'rain jacket women size 12', 'size:UK 12', 'women', 'S'],
    ['EU', 'de', 'Wanderhose Herren Größe 50', 'size:EU 50', 'men', '34'],
    ['EU', 'de', 'Wanderhose Herren Größe 34', 'size:EU 34', 'men', '34'],
    ['EU', 'de', 'Regenjacke Kinder Größe 110', 'size:EU 110', 'kids', 'K4'],
    ['EU', 'de', 'Regenjacke Herren Größe M', 'size:m', 'men', 'M'],
  ])('CAT-59 where %s is counted, in %s, “%s” asks for %s', async (site, language, q, meaning, audience, code) => {
    const index = await keptSearchIndex(shop.catalogue, language)
    const asked = readQuery(index, q, site).terms.flatMap(({ meanings }) => meanings)
    expect(asked.filter((each) => each.startsWith('size:'))).toEqual([meaning])
    const found = findProducts(index, q, site).ids.flatMap((id) => shop.catalogue.productById.get(id) ?? [])
    expect(found.length).toBeGreaterThan(0)
    for (const product of found) {
      expect([audience, 'unisex']).toContain(product.audience)
      const meant = product.sizes.filter((size) => sizeMeaningsOf(product, size).has(meaning))
      expect(meant.map((size) => size.code)).toEqual([code])
    }
  })

  test('CAT-59 a number beside other things stays a word', async () => {
    const [first] = await productsFor('Rucksack 65', 'de-de')
    expect(first?.text.de.kind).toContain('65')
  })
})

describe('what is sold out in the size that was asked for', () => {
  test.each([
    ['en-us', 'hiking boots size 12'],
    ['de-de', 'Trekkingstiefel Größe 46'],
  ])('CAT-59 in %s, “%s” comes after what is not', async (locale, q) => {
    const stock = await shop.catalogue.recentStock()
    const found = await productsFor(q, locale)
    const isLeft = found.map((product) =>
      product.variants.some(({ sku, size }) => size === '120' && (stock.get(sku) ?? 0) > 0),
    )
    expect(isLeft.length).toBeGreaterThan(1)
    expect(isLeft).toContain(false)
    expect(isLeft.indexOf(false)).toBeGreaterThan(isLeft.lastIndexOf(true))
  })

  test('CAT-59 API-136 nor is it suggested first', async () => {
    const path = `${suggest.path}?q=${encodeURIComponent('Stiefel 46')}`
    const { products } = await shop.read(suggest, path, { headers: { locale: 'de-de' } })
    expect(products.length).toBeGreaterThan(0)
    expect(products.map(({ productId }) => productId)).not.toContain('STRATAMTN1')
  })
})

describe('the United States', () => {
  test('CAT-59 a size is counted as its label says', async () => {
    const found = await productsFor('size 9 boots', 'en-us')
    expect(idsOf(found)).toEqual(footwearIn('US', '9', boot))
    expect(idsOf(await productsFor('boots us 9', 'en-us'))).toEqual(idsOf(found))
    expect(idsOf(await productsFor('size 9 1/2 boots', 'en-us'))).toEqual(footwearIn('US', '9½', boot))
  })
})
