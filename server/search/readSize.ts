import type { SizeSystem } from '../../core/domain/sizing/sizeSystems.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import type { SearchIndex } from './searchIndex.ts'

/** What a size in a search text is read with. */
export type SizeReading = {
  readonly index: SearchIndex
  readonly lexicon: Lexicon
  /** In what the site counts. */
  readonly site: SizeSystem
  /** Whether the text asks for footwear: then a bare number is a size, and every size one of shoes. */
  readonly isOfShoes: boolean
}

/** How many of the words name a size, and which; null = a size that the shop does not have. */
export type ReadSize = { readonly meaning: Meaning | null; readonly length: number }

/** CAT-59: whether a meaning is one of footwear. */
export const isFootwear = (meaning: Meaning): boolean => footwear.has(meaning)

const footwear: ReadonlySet<Meaning> = new Set<Meaning>([
  'kind:boot',
  'kind:hikingBoot',
  'kind:mountainBoot',
  'kind:winterBoot',
  'kind:wellington',
  'kind:shoe',
  'kind:footwear',
  'kind:walkingShoe',
  'kind:trailShoe',
  'kind:fellShoe',
  'kind:approachShoe',
  'kind:viaFerrataShoe',
  'kind:sandal',
  'kind:waterShoe',
  'kind:slipper',
  'kind:clog',
])

/**
 * CAT-59: the size at the beginning of the words, as the site counts it or in the system that is named: `Größe 42`, `EU
 * 42`, `42 EU`, `uk8`; beside footwear also a number alone. Null: they begin with no size.
 */
export const sizeAt = (reading: SizeReading, words: readonly string[]): ReadSize | null => {
  const { sizeNames, shoeSizeNames } = reading.lexicon
  const start = words.findIndex((word) => !sizeNames.has(word) && systemNamed(word) === undefined)
  const before = words.slice(0, Math.max(start, 0))
  const number = readNumber(words[start] ?? '')
  if (number === null) return null
  const after = systemNamed(words[start + 1])
  const named = before.map(systemNamed).find((system) => system !== undefined) ?? number.system
  const system = named ?? after
  if (before.length === 0 && system === undefined && !reading.isOfShoes) return null
  const isOfShoes = reading.isOfShoes || before.some((word) => shoeSizeNames.has(word))
  const meaning = meaningOf({ ...reading, isOfShoes }, number.figure, system)
  const isNamed = before.length > 0 || system !== undefined
  // A number that is no size says something else, as long as nothing calls it one.
  if (meaning === null && !(isNamed && isOfShoes)) return null
  return { meaning, length: start + (named === undefined && after !== undefined ? 2 : 1) }
}

/** What the site has none of may be meant as it is counted on the continent: size 42 in the United Kingdom. */
const meaningOf = ({ index, site, isOfShoes }: SizeReading, figure: string, named?: SizeSystem): Meaning | null => {
  const systems = named === undefined ? [site, ...(isOfShoes ? (['EU'] as const) : [])] : [named]
  const possible = systems.map((system) => `size:${isOfShoes ? 'shoes ' : ''}${system} ${figure}` as const)
  return possible.find((meaning) => index.meanings.has(meaning)) ?? null
}

type TypedNumber = { readonly figure: string; readonly system: SizeSystem | undefined }

/** `42½`, or with its system in one word: `eu42`, `8uk`. */
const readNumber = (word: string): TypedNumber | null => {
  const [, before = '', figure, after = ''] = /^([a-z]*)(\d{1,3}½?k?)([a-z]*)$/.exec(word) ?? []
  const system = systemNamed(before) ?? systemNamed(after)
  if (figure === undefined || (before + after !== '' && system === undefined)) return null
  return { figure, system }
}

const systemNamed = (word = ''): SizeSystem | undefined => systems.get(word)

const systems: ReadonlyMap<string, SizeSystem> = new Map([
  ['eu', 'EU'],
  ['eur', 'EU'],
  ['uk', 'UK'],
  ['gb', 'UK'],
  ['us', 'US'],
  ['usa', 'US'],
  ['it', 'IT'],
  ['ita', 'IT'],
  ['fr', 'FR'],
  ['es', 'ES'],
])
