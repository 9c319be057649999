import { goodsLanguages } from '../../contracts/api/operator/operatorGoods.ts'
import type { GoodsLanguage } from '../../contracts/api/operator/operatorGoods.ts'
import { keysOf } from '../../core/domain/fields/fields.ts'
import { colourNames } from '../catalog/colourNames.ts'
import { factsOf } from '../catalog/goodsFacts.ts'
import type { Catalogue, ProductEntry } from '../kit/Catalogue.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { conceptsOf } from './conceptsOf.ts'
import type { Meaning } from './lexicon.ts'
import { sizeMeaningsOf } from './sizeMeanings.ts'
import { stemOf, typedWordsOf, wordsOf } from './wordsOf.ts'

/** The products that a word or a meaning stands for, with its weight for each. */
type Postings = ReadonlyMap<string, ReadonlyMap<string, number>>

export type SearchIndex = {
  readonly language: Language
  readonly words: Postings
  readonly meanings: Postings
  /** Article numbers, skus and bar codes without their separators → id of the product. */
  readonly numbers: ReadonlyMap<string, string>
  /** Words of names, kinds and colours by their stem, as they are spelled. */
  readonly spelled: ReadonlyMap<string, string>
  /** The same words as they are printed, with their accents. */
  readonly printed: ReadonlyMap<string, string>
  /**
   * What can be suggested: names of categories, kinds and products, each with its number of products and the words that
   * find it, in English those of both its variants (I18N-08).
   */
  readonly phrases: readonly { readonly phrase: string; readonly count: number; readonly words: readonly string[] }[]
  /** Names of products → their ids. */
  readonly names: ReadonlyMap<string, readonly string[]>
}

const weights = { name: 8, kind: 6, colour: 3, category: 2, details: 1 } as const

/** From this weight on, a word says what a product is; below, it stands somewhere in its text. */
export const tellingWeight = weights.colour

/**
 * The index of a catalogue in a language, in slices of some milliseconds: whoever asks waits for it, and nobody else
 * does. Begun once, and kept as long as the catalogue. I18N-08: without American texts there is one for all English.
 */
export const keptSearchIndex = (catalogue: Catalogue, asked: GoodsLanguage): Promise<SearchIndex> => {
  const language = asked === 'en-us' && !hasAmerican(catalogue) ? 'en' : asked
  const byLanguage = indexes.get(catalogue) ?? new Map<GoodsLanguage, Promise<SearchIndex>>()
  indexes.set(catalogue, byLanguage)
  const index = byLanguage.get(language) ?? runInSlices(buildIndex(catalogue, language))
  byLanguage.set(language, index)
  return index
}

const hasAmerican = ({ products, categories }: Catalogue): boolean =>
  categories.some(({ text }) => text['en-us'] !== text.en) ||
  products.some(
    ({ text, colourways }) => text['en-us'] !== text.en || colourways.some(({ name }) => name['en-us'] !== name.en),
  )

/** Makes the indexes of all languages, one after the other, and what lists need of each product. */
export const prepareSearch = async (catalogue: Catalogue): Promise<void> => {
  for (const language of goodsLanguages) await keptSearchIndex(catalogue, language)
}

const indexes = new WeakMap<Catalogue, Map<GoodsLanguage, Promise<SearchIndex>>>()

/** ms */
const slice = 8

const runInSlices = async <Result>(work: Generator<void, Result>): Promise<Result> => {
  for (;;) {
    const started = performance.now()
    while (performance.now() - started < slice) {
      const step = work.next()
      if (step.done) return step.value
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** I18N-08: a text is found by the words of the other English, too. */
const otherEnglish: Readonly<Partial<Record<GoodsLanguage, GoodsLanguage>>> = { en: 'en-us', 'en-us': 'en' }

/** After each product it can be interrupted. */
const buildIndex = function* (catalogue: Catalogue, shown: GoodsLanguage): Generator<void, SearchIndex> {
  const language: Language = shown === 'en-us' ? 'en' : shown
  const other = hasAmerican(catalogue) ? otherEnglish[shown] : undefined
  const words = new Map<string, Map<string, number>>()
  const meanings = new Map<string, Map<string, number>>()
  const spelled = new Map<string, string>()
  const printed = new Map<string, string>()
  const phrases = new Map<string, { count: number; readonly words: Set<string> }>()
  const names = new Map<string, string[]>()
  const numbers = new Map<string, string>()
  const addPhrase = (phrase: string, otherwise: string | undefined, count = 1) => {
    const kept = phrases.get(phrase) ?? { count: 0, words: new Set(wordsOf(phrase, language)) }
    kept.count += count
    for (const word of otherwise === undefined ? [] : wordsOf(otherwise, language)) kept.words.add(word)
    phrases.set(phrase, kept)
  }
  const addName = (name: string, id: string) => {
    const key = wordsOf(name, language).join(' ')
    const namesakes = names.get(key)
    if (!namesakes) names.set(key, [id])
    else if (!namesakes.includes(id)) namesakes.push(id)
  }
  for (const product of catalogue.products) {
    const parts = partsOf(catalogue, product, shown)
    for (const part of keysOf(parts))
      for (const { word, typed } of typedWordsOf(parts[part].join(' '))) {
        const stem = stemOf(word, language)
        post(words, stem, product.id, weights[part])
        if (weights[part] < tellingWeight) continue
        spelled.set(stem, word)
        printed.set(word, typed.toLowerCase())
      }
    const also = other && partsOf(catalogue, product, other)
    for (const part of also ? keysOf(also) : [])
      for (const word of wordsOf(also?.[part].join(' ') ?? '', language)) post(words, word, product.id, weights[part])
    for (const [meaning, weight] of meaningsOf(catalogue, product)) post(meanings, meaning, product.id, weight)
    const { name, kind } = product.text[shown]
    const otherwise = other && product.text[other]
    addName(name, product.id)
    if (otherwise) addName(otherwise.name, product.id)
    addPhrase(name, otherwise?.name)
    addPhrase(kind, otherwise?.kind)
    addNumbers(numbers, product)
    factsOf(product)
    yield
  }
  for (const { text, productIds } of catalogue.categories)
    addPhrase(text[shown].name, other && text[other].name, productIds.length)
  const suggested = Array.from(phrases, ([phrase, { count, words: own }]) => ({ phrase, count, words: [...own] }))
  return { language, words, meanings, numbers, spelled, printed, phrases: suggested, names }
}

const post = (postings: Map<string, Map<string, number>>, key: string, id: string, weight: number): void => {
  const products = postings.get(key) ?? new Map<string, number>()
  products.set(id, Math.max(products.get(id) ?? 0, weight))
  postings.set(key, products)
}

/** A number as it may be typed: without spaces, dashes and case. */
export const plainNumber = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const addNumbers = (numbers: Map<string, string>, { id, variants }: ProductEntry): void => {
  numbers.set(plainNumber(id), id)
  for (const { sku, upc } of variants) numbers.set(plainNumber(sku), id).set(plainNumber(upc), id)
}

/**
 * Only the first category tells what a product is: a sandal is also in `Men’s boots and shoes`. The colours of one
 * product count once each.
 */
const partsOf = (
  catalogue: Catalogue,
  product: ProductEntry,
  language: GoodsLanguage,
): Record<keyof typeof weights, readonly string[]> => {
  const text = product.text[language]
  const [first = ''] = product.categoryIds
  return {
    name: [text.name],
    kind: [text.kind],
    colour: product.colourways.map(({ name }) => name[language]),
    category: [catalogue.categoryById.get(first)?.text[language].name ?? ''],
    details: [text.summary, ...text.details],
  }
}

const meaningsOf = (catalogue: Catalogue, product: ProductEntry): readonly (readonly [Meaning, number])[] => [
  ...conceptsOf(catalogue, product),
  ...audiences.flatMap((audience): readonly (readonly [Meaning, number])[] => {
    if (product.audience === audience) return [[`for:${audience}`, 3]]
    return product.audience === 'unisex' && audience !== 'kids' ? [[`for:${audience}`, 2]] : []
  }),
  ...colourNames.flatMap(({ id }): readonly (readonly [Meaning, number])[] =>
    product.colourways.some(({ family }) => family === id) ? [[`colour:${id}`, 3]] : [],
  ),
  ...product.sizes.flatMap((size) => [...sizeMeaningsOf(product, size)]),
]

const audiences = ['men', 'women', 'kids'] as const
