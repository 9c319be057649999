import type { Catalogue, ProductEntry } from '../kit/Catalogue.ts'
import type { Meaning } from './lexicon.ts'
import concepts from './words/concepts.json' with { type: 'json' }
import { wordsOf } from './wordsOf.ts'

/**
 * The concepts are told by the English text, so that a search finds the same in every language. A concept's selectors
 * stand in the order in which their products are shown: words of the kind, `named:` of the name, `says:` of all of the
 * text, `in:` the slug of a category; `+` between those that must all be true.
 */
export const conceptsOf = (catalogue: Catalogue, product: ProductEntry): readonly (readonly [Meaning, number])[] => {
  const { name, kind, summary, details } = product.text.en
  const texts = { kind: phrase([kind]), named: phrase([name]), says: phrase([kind, name, summary, ...details]) }
  const slugs = product.categoryIds.flatMap((id) => catalogue.categoryById.get(id)?.slug ?? [])
  const isTrue = ({ group, words, slug }: Condition): boolean =>
    group === 'in' ? slugs.includes(slug) : texts[group].includes(words)
  const isMeant = (selector: Selector): boolean => selector.every(isTrue)
  const within = (group: 'kind' | 'trait', lists: ReadConcepts, most: number) =>
    lists.flatMap(({ id, selectors }) => {
      const place = selectors.findIndex(isMeant)
      return place === -1 ? [] : [[`${group}:${id}` as const, most * (1 - place / 20)] as const]
    })
  return [...within('kind', kinds, 9), ...within('trait', traits, 4)]
}

const phrase = (texts: readonly string[]): string => ` ${wordsOf(texts.join(' '), 'en').join(' ')} `

type Condition = { readonly group: 'in' | 'kind' | 'named' | 'says'; readonly words: string; readonly slug: string }
type Selector = readonly Condition[]
type ReadConcepts = readonly { readonly id: string; readonly selectors: readonly Selector[] }[]

const readConcepts = (lists: Readonly<Record<string, readonly string[]>>): ReadConcepts =>
  Object.entries(lists).map(([id, selectors]) => ({ id, selectors: selectors.map(readSelector) }))

const readSelector = (selector: string): Selector => selector.split('+').map(readCondition)

const readCondition = (text: string): Condition => {
  const [, group = 'kind', slug = ''] = /^(?:(in|named|says):)?(.*)$/.exec(text) ?? []
  return {
    group: group === 'in' || group === 'named' || group === 'says' ? group : 'kind',
    words: phrase([slug]),
    slug,
  }
}

const kinds = readConcepts(concepts.kinds)
const traits = readConcepts(concepts.traits)
