import { seedCategories } from '../../server/catalog/seed/categories.ts'
import type { SeedCategory } from '../../server/catalog/seed/categories.ts'
import type { SeedCopy, SeedPrices, SeedProduct } from '../../server/catalog/seed/SeedProduct.ts'
import { openingStock, seedProducts, seedVariants } from '../../server/catalog/seed/seedCatalogue.ts'
import type { CatalogueGoods, ProductGoods, Texts, VariantGoods } from '../../server/catalog/file/CatalogueGoods.ts'
import { translationOf } from '../../server/languages/translations.ts'
import type { Language } from '../../server/storage/tables/CatalogTables.ts'
import { seededChance } from '../simulate/Chance.ts'
import type { Chance } from '../simulate/Chance.ts'

/**
 * A catalogue of any size for measurements, the same for the same seed. Each product is one of the demonstration's
 * under a name of its own, so kinds, audiences, sizes, colours and texts are distributed as in a shop for walkers; some
 * models have many successors and most have few, prices are a model's within a third, and a quarter of the goods is
 * reduced. It ends with the product that reaches `variants`.
 */
export const generatedGoods = (variants: number, seed: number): CatalogueGoods => {
  const chance = seededChance(seed)
  const products: ProductGoods[] = []
  for (let count = 0; count < variants;) {
    const product = generatedProduct(products.length, count, chance)
    products.push(product)
    count += product.variants.length
  }
  return {
    categories: [...seedCategories, everything].map(({ id, parentId, slug, dynamic, ...texts }, position) => ({
      id,
      position,
      parentId: parentId ?? null,
      slug,
      dynamic: dynamic ?? null,
      texts: inEachLanguage(
        { name: texts.name, intro: texts.intro },
        { name: texts.frenchName, intro: texts.frenchIntro },
        ({ name, intro }, say) => ({ name: say(name), intro: say(intro) }),
      ),
    })),
    products,
  }
}

const everything: SeedCategory = {
  id: '9000',
  slug: 'everything',
  name: 'Everything',
  frenchName: 'Tout',
  intro: 'All that we sell.',
  frenchIntro: 'Tout ce que nous vendons.',
}

const models = seedProducts.filter(({ digital }) => digital !== true)

/** Few models are sold in many versions: a model's share falls with its place. */
const modelOf = (chance: Chance): SeedProduct => {
  const place = Math.floor(models.length * chance.next() ** 1.5)
  const model = models[place] ?? models[0]
  if (model === undefined) throw new Error('The demonstration has no goods.')
  return model
}

const generatedProduct = (position: number, firstVariant: number, chance: Chance): ProductGoods => {
  const model = modelOf(chance)
  const id = `G${String(position).padStart(8, '0')}`
  const name = generatedName(chance)
  const ways = model.colourways.filter((_way, place) => place === 0 || chance.percent(70))
  const codes = new Set(ways.map(({ code }) => code))
  const factor = 0.67 + 0.66 * chance.next()
  const isReduced = chance.percent(25)
  const named = (copy: SeedCopy): SeedCopy => ({ ...copy, name: `${name} ${copy.kind}` })
  return {
    id,
    position,
    slug: slugOf(`${name} ${model.kind}`),
    drawing: model.drawing,
    audience: model.audience,
    weightGrams: Math.round(model.weightGrams * (0.9 + 0.2 * chance.next())),
    maxQuantity: model.maxQuantity ?? 999_999,
    onlyWith: null,
    isNew: chance.percent(8),
    isDigital: false,
    customisable: model.customisable ?? false,
    isWithdrawn: false,
    categoryIds: [...model.categoryIds, everything.id],
    relatedIds: [],
    texts: inEachLanguage(named(model), named(model.french), translatedCopy(name)),
    prices: pricesOf(model.prices, factor, isReduced ? 100 - 10 * (1 + chance.below(5)) : 100),
    colourways: ways.map(({ code, name: colour, frenchName, family, swatch, palette }, place) => {
      const names = inEachLanguage({ name: colour }, { name: frenchName }, ({ name: english }, say) => ({
        name: say(english),
      }))
      return {
        code,
        position: place,
        family,
        swatch,
        palette,
        pictures: [],
        names: Object.fromEntries(languages.map((language) => [language, names[language]?.name ?? colour])),
      }
    }),
    sizes: model.sizes,
    variants: seedVariants({ ...model, id })
      .filter(({ colour }) => codes.has(colour))
      .map(({ sku, colour, size }, place): VariantGoods => {
        return { sku, upc: barcode(firstVariant + place), colour, size, isWithdrawn: false, stock: openingStock(sku) }
      }),
  }
}

/** The model's price times a factor, each currency rounded to a whole unit as its shop prints it; then the reduction. */
const pricesOf = (prices: SeedPrices, factor: number, percent: number): ProductGoods['prices'] => {
  const priceIn = (currency: keyof SeedPrices) => {
    const original = Math.max(100, Math.round((prices[currency] * factor) / 100) * 100)
    return { original, current: Math.max(1, Math.round((original * percent) / 100)) }
  }
  return { USD: priceIn('USD'), CAD: priceIn('CAD'), GBP: priceIn('GBP'), EUR: priceIn('EUR') }
}

const translatedCopy =
  (name: string) =>
  ({ kind, summary, description, details }: SeedCopy, say: (english: string) => string): SeedCopy => ({
    name: `${name} ${say(kind)}`,
    kind: say(kind),
    summary: say(summary),
    description: say(description),
    details: details.map(say),
  })

/** I18N-08: without texts of its own for the United States. */
const languages: readonly Language[] = ['en', 'fr', 'de', 'it', 'es']

const inEachLanguage = <Text extends object>(
  english: Text,
  french: Text,
  translate: (english: Text, say: (english: string) => string) => Text,
): Texts<Text> => {
  const textIn = (language: Language): Text => {
    if (language === 'en') return english
    if (language === 'fr') return french
    return translate(english, (text) => translationOf(text, language) ?? text)
  }
  return Object.fromEntries(languages.map((language) => [language, textIn(language)]))
}

const begins = [
  'Har',
  'Quag',
  'Tins',
  'Bram',
  'Col',
  'Dun',
  'Esk',
  'Fen',
  'Gar',
  'Hol',
  'Ing',
  'Kel',
  'Lang',
  'Mar',
] as const
const middles = [
  'row',
  'mire',
  'ley',
  'der',
  'gar',
  'ber',
  'wick',
  'ton',
  'sett',
  'thwai',
  'len',
  'ran',
  'dor',
] as const
const ends = ['dale', 'fell', 'beck', 'gill', 'scar', 'tarn', 'ness', 'rigg', 'moor', 'ford', 'combe', 'ridge'] as const

/** A place nobody has been to; now and then with a number, as successors have. */
const generatedName = (chance: Chance): string => {
  const place = `${chance.pick(begins)}${chance.pick(middles)}${chance.pick(ends)}`
  return chance.percent(30) ? `${place} ${2 + chance.below(8)}` : place
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** GTIN-13 of a shop's own range: it begins with 2. */
const barcode = (number: number): string => {
  const body = `2${String(number).padStart(11, '0')}`
  const sum = Array.from(body).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
