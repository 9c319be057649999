import { keysOf } from '../../core/domain/fields/fields.ts'
import { colourNames } from '../catalog/colourNames.ts'
import { factsOf } from '../catalog/goodsFacts.ts'
import type { Catalogue, ProductEntry } from '../kit/Catalogue.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import type { Meaning } from './lexicon.ts'
import concepts from './words/concepts.json' with { type: 'json' }
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
  /** What can be suggested: names of categories, kinds and products, each with its words and its number of products. */
  readonly phrases: readonly { readonly phrase: string; readonly count: number; readonly words: readonly string[] }[]
  /** Names of products → their ids. */
  readonly names: ReadonlyMap<string, readonly string[]>
}

const weights = { name: 8, kind: 6, colour: 3, category: 2, details: 1 } as const

/** From this weight on, a word says what a product is; below, it stands somewhere in its text. */
export const tellingWeight = weights.colour

/**
 * The index of a catalogue in a language, in slices of some milliseconds: whoever asks waits for it, and nobody else
 * does. Begun once, and kept as long as the catalogue.
 */
export const keptSearchIndex = (catalogue: Catalogue, language: Language): Promise<SearchIndex> => {
  const byLanguage = indexes.get(catalogue) ?? new Map<Language, Promise<SearchIndex>>()
  indexes.set(catalogue, byLanguage)
  const index = byLanguage.get(language) ?? runInSlices(buildIndex(catalogue, language))
  byLanguage.set(language, index)
  return index
}

/** Makes the indexes of all languages, one after the other, and what lists need of each product. */
export const prepareSearch = async (catalogue: Catalogue): Promise<void> => {
  for (const language of ['en', 'fr', 'de', 'it', 'es'] as const) await keptSearchIndex(catalogue, language)
}

const indexes = new WeakMap<Catalogue, Map<Language, Promise<SearchIndex>>>()

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

/** After each product it can be interrupted. */
const buildIndex = function* (catalogue: Catalogue, language: Language): Generator<void, SearchIndex> {
  const words = new Map<string, Map<string, number>>()
  const meanings = new Map<string, Map<string, number>>()
  const spelled = new Map<string, string>()
  const printed = new Map<string, string>()
  const phrases = new Map<string, number>()
  const names = new Map<string, string[]>()
  const numbers = new Map<string, string>()
  const addPhrase = (phrase: string, count = 1) => phrases.set(phrase, (phrases.get(phrase) ?? 0) + count)
  for (const product of catalogue.products) {
    const parts = partsOf(catalogue, product, language)
    for (const part of keysOf(parts))
      for (const { word, typed } of typedWordsOf(parts[part].join(' '))) {
        const stem = stemOf(word, language)
        post(words, stem, product.id, weights[part])
        if (weights[part] < tellingWeight) continue
        spelled.set(stem, word)
        printed.set(word, typed.toLowerCase())
      }
    for (const [meaning, weight] of meaningsOf(catalogue, product)) post(meanings, meaning, product.id, weight)
    const { name, kind } = product.text[language]
    const key = wordsOf(name, language).join(' ')
    const namesakes = names.get(key)
    if (namesakes) namesakes.push(product.id)
    else names.set(key, [product.id])
    addPhrase(name)
    addPhrase(kind)
    addNumbers(numbers, product)
    factsOf(product)
    yield
  }
  for (const category of catalogue.categories) addPhrase(category.text[language].name, category.productIds.length)
  const suggested = []
  for (const [phrase, count] of phrases) {
    suggested.push({ phrase, count, words: wordsOf(phrase, language) })
    yield
  }
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
  language: Language,
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
  ...product.sizes.flatMap(({ label }) => wordsOf(label, 'en').map((word) => [`size:${word}`, 3] as const)),
]

const audiences = ['men', 'women', 'kids'] as const

const phrase = (texts: readonly string[]): string => ` ${wordsOf(texts.join(' '), 'en').join(' ')} `

type Selector = { readonly group: 'in' | 'kind' | 'named' | 'says'; readonly words: string; readonly slug: string }
type ReadConcepts = readonly { readonly id: string; readonly selectors: readonly Selector[] }[]

const readConcepts = (lists: Readonly<Record<string, readonly string[]>>): ReadConcepts =>
  Object.entries(lists).map(([id, selectors]) => ({ id, selectors: selectors.map(readSelector) }))

const readSelector = (selector: string): Selector => {
  const [, group = 'kind', slug = ''] = /^(?:(in|named|says):)?(.*)$/.exec(selector) ?? []
  return {
    group: group === 'in' || group === 'named' || group === 'says' ? group : 'kind',
    words: phrase([slug]),
    slug,
  }
}

const kinds = readConcepts(concepts.kinds)
const traits = readConcepts(concepts.traits)

/**
 * The concepts are told by the English text, so that a search finds the same in every language. A concept's selectors
 * stand in the order in which their products are shown: words of the kind, `named:` of the name, `says:` of all of the
 * text, `in:` the slug of a category.
 */
const conceptsOf = (catalogue: Catalogue, product: ProductEntry): readonly (readonly [Meaning, number])[] => {
  const { name, kind, summary, details } = product.text.en
  const texts = { kind: phrase([kind]), named: phrase([name]), says: phrase([kind, name, summary, ...details]) }
  const slugs = product.categoryIds.flatMap((id) => catalogue.categoryById.get(id)?.slug ?? [])
  const isMeant = ({ group, words, slug }: Selector): boolean =>
    group === 'in' ? slugs.includes(slug) : texts[group].includes(words)
  const within = (group: 'kind' | 'trait', lists: ReadConcepts, most: number) =>
    lists.flatMap(({ id, selectors }) => {
      const place = selectors.findIndex(isMeant)
      return place === -1 ? [] : [[`${group}:${id}` as const, most * (1 - place / 20)] as const]
    })
  return [...within('kind', kinds, 9), ...within('trait', traits, 4)]
}
