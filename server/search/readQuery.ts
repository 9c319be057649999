import { lexiconOf, longestPhrase } from './lexicon.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import type { SearchIndex } from './searchIndex.ts'
import { spellingsOf, stemOf } from './wordsOf.ts'

/** What a part of a search text asks for: products that mean it or have its words. */
export type Term = { readonly meanings: readonly Meaning[]; readonly words: readonly string[] }

export type SearchQuery = {
  readonly terms: readonly Term[]
  /** CAT-59: the text as it is probably meant; null if every word is known. */
  readonly corrected: string | null
}

const mostTyped = 8

/** CAT-59: the longest phrases that the language knows, then single words; a word nobody knows is corrected. */
export const readQuery = (index: SearchIndex, text: string): SearchQuery => {
  const lexicon = lexiconOf(index.language)
  const typed = [...new Set(spellingsOf(text))].slice(0, mostTyped)
  const meant = typed.flatMap((word) => knownAs(index, lexicon, word))
  const isCorrected = meant.some(({ isOther }) => isOther)
  return {
    terms: termsOf(
      index,
      lexicon,
      meant.map(({ word }) => word),
    ),
    corrected: isCorrected ? meant.map(({ word }) => word).join(' ') : null,
  }
}

type MeantWord = { readonly word: string; readonly isOther: boolean }

const knownAs = (index: SearchIndex, lexicon: Lexicon, word: string): readonly MeantWord[] => {
  if (isKnown(index, lexicon, word)) return [{ word, isOther: false }]
  const parts = partsOfCompound(index, lexicon, word)
  if (parts !== null) return parts.map((part) => ({ word: part, isOther: false }))
  const nearest = nearestWord(index, lexicon, stemOf(word, index.language))
  return [nearest === null ? { word, isOther: false } : { word: nearest, isOther: true }]
}

const isKnown = (index: SearchIndex, { meanings, spelled, dropped, sizeNames }: Lexicon, word: string): boolean => {
  const stem = stemOf(word, index.language)
  if (word.length < 4 || /\d/.test(word) || dropped.has(word) || sizeNames.has(word)) return true
  if (meanings.has(stem) || spelled.has(stem) || index.words.has(stem)) return true
  return beginsWord(index.spelled, word) || beginsWord(spelled, word)
}

const beginsWord = (spelled: ReadonlyMap<string, string>, start: string): boolean =>
  [...spelled.values()].some((word) => word.startsWith(start))

/** `Damenregenjacke` is `damen` and `regenjacke`; between the parts may stand what joins words in German. */
const partsOfCompound = (index: SearchIndex, lexicon: Lexicon, word: string): readonly string[] | null => {
  const isWord = (part: string): boolean => {
    const stem = stemOf(part, index.language)
    return part.length > 2 && (lexicon.meanings.has(stem) || lexicon.spelled.has(stem) || index.spelled.has(stem))
  }
  for (let end = word.length - 3; end >= 3; end--) {
    const first = word.slice(0, end)
    const rest = word.slice(end).replace(/^-/, '')
    if (!isWord(first)) continue
    if (isWord(rest)) return [first, rest]
    const joined = /^(?:s|n|en|es)(?=...)/.exec(rest)?.[0] ?? ''
    if (joined !== '' && isWord(rest.slice(joined.length))) return [first, rest.slice(joined.length)]
  }
  return null
}

/** The nearest word: one slip from four letters on, two from eight; of equally near ones the one that begins alike. */
const nearestWord = (index: SearchIndex, lexicon: Lexicon, stem: string): string | null => {
  const allowed = stem.length >= 8 ? 2 : stem.length >= 4 ? 1 : 0
  let best: { readonly word: string; readonly far: number } | null = null
  for (const spelled of [lexicon.spelled, index.spelled])
    for (const [candidate, word] of spelled) {
      if (candidate.length < 3 || allowed === 0) continue
      const far = slips(candidate, stem, allowed) + (candidate[0] === stem[0] ? 0 : 0.5)
      if (far <= allowed + 0.5 && (best === null || far < best.far)) best = { word, far }
    }
  return best?.word ?? null
}

const termsOf = (index: SearchIndex, lexicon: Lexicon, typed: readonly string[]): readonly Term[] => {
  const terms: Term[] = []
  const isSize = (word: string | undefined): word is string => index.meanings.has(`size:${word}`)
  const words = typed.filter((word, n) => !lexicon.dropped.has(word) || lexicon.sizeNames.has(typed[n - 1] ?? ''))
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    const phrase = phraseAt(index, lexicon, words.slice(at, at + longestPhrase))
    if (phrase !== null) {
      terms.push(phrase.term)
      at += phrase.length
    } else if (lexicon.sizeNames.has(word)) {
      if (isSize(next)) terms.push({ meanings: [`size:${next}`], words: [] })
      at += isSize(next) ? 2 : 1
    } else {
      const stem = stemOf(word, index.language)
      const isOnlySize = isSize(word) && !index.words.has(stem)
      if (isOnlySize || /^x+[sl]$/.test(word)) terms.push({ meanings: [`size:${word}`], words: [] })
      else if (word.length > 1 || /\d/.test(word))
        terms.push({ meanings: meaningsThatBegin(index, lexicon, word), words: [stem] })
      at++
    }
  }
  return terms
}

const phraseAt = (
  index: SearchIndex,
  { meanings }: Lexicon,
  words: readonly string[],
): { readonly term: Term; readonly length: number } | null => {
  for (let length = words.length; length > 0; length--) {
    const stems = words.slice(0, length).map((word) => stemOf(word, index.language))
    const meant = meanings.get(stems.join(''))
    if (meant !== undefined) return { term: { meanings: meant, words: stems }, length }
  }
  return null
}

/** What is still being typed means what words that begin so mean, unless the catalogue has it. */
const meaningsThatBegin = (index: SearchIndex, { meanings, spelled }: Lexicon, start: string): readonly Meaning[] => {
  if (start.length < 3 || index.words.has(stemOf(start, index.language))) return []
  const begun = [...spelled].filter(([, word]) => word.startsWith(start))
  return [...new Set(begun.flatMap(([stem]) => meanings.get(stem) ?? []))]
}

/** Edit distance; two swapped neighbours are one slip. Everything above `most` counts as too much. */
export const slips = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      next.push(least)
    }
    before = last
    last = next
  }
  return last[b.length] ?? most + 1
}
