import type { SizeSystem } from '../../core/domain/sizing/sizeSystems.ts'
import { lexiconOf, longestPhrase } from './lexicon.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import { isFootwear, sizeAt } from './readSize.ts'
import type { SearchIndex } from './searchIndex.ts'
import { stemOf, typedWordsOf } from './wordsOf.ts'
import type { TypedWord } from './wordsOf.ts'

/** What a part of a search text asks for: products that mean it or have its words. */
export type Term = { readonly meanings: readonly Meaning[]; readonly words: readonly string[] }

export type SearchQuery = {
  readonly terms: readonly Term[]
  /** CAT-62: the text as it is probably meant; null if every word is known. */
  readonly corrected: string | null
}

const mostTyped = 8

/**
 * CAT-59: the longest phrases that the language knows, then single words; sizes as the site counts them. CAT-62: a word
 * nobody knows is corrected, unless the text is in quotation marks.
 */
export const readQuery = (
  index: SearchIndex,
  text: string,
  site: SizeSystem,
  isExact = isQuoted(text),
): SearchQuery => {
  const lexicon = lexiconOf(index.language)
  const typed = typedWordsOf(text).map((each) => ({ ...each, word: withoutLitres(each.word) }))
  const different = typed.filter(({ word }, n) => typed.findIndex((other) => other.word === word) === n)
  const meant = different.slice(0, mostTyped).map((each) => meantBy(index, lexicon, each, isExact))
  return {
    terms: termsOf(
      index,
      lexicon,
      meant.flatMap(({ words }) => words),
      site,
    ),
    corrected: meant.some(({ isOther }) => isOther) ? meant.map(({ printed }) => printed).join(' ') : null,
  }
}

/** `65l`: names of packs say 65. */
const withoutLitres = (word: string): string => word.replace(/^(\d+)l(?:t|tr)?$/, '$1')

/** CAT-62: `"jaket"` is meant as it is typed. */
export const isQuoted = (text: string): boolean => /^\s*["“„«].*["”“»]\s*$/su.test(text)

type Meant = { readonly words: readonly string[]; readonly printed: string; readonly isOther: boolean }

const meantBy = (index: SearchIndex, lexicon: Lexicon, { word, typed }: TypedWord, isExact: boolean): Meant => {
  const asTyped = { words: [word], printed: typed, isOther: false }
  if (isKnown(index, lexicon, word)) return asTyped
  const parts = partsOfCompound(index, lexicon, word)
  if (parts !== null) return { ...asTyped, words: parts }
  const nearest = isExact ? null : nearestWord(index, lexicon, word)
  if (nearest === null) return asTyped
  const printed = lexicon.printed.get(nearest) ?? index.printed.get(nearest) ?? nearest
  // `bots` is meant as `boots`, not as `boot`.
  const isPlural = index.language === 'en' && /[^s]s$/.test(word) && !nearest.endsWith('s')
  return { words: [nearest], printed: isPlural ? `${printed}s` : printed, isOther: true }
}

const isKnown = (index: SearchIndex, { meanings, spelled, dropped, sizeNames }: Lexicon, word: string): boolean => {
  const stem = stemOf(word, index.language)
  if (word.length < 4 || /\d/.test(word) || dropped.has(word) || sizeNames.has(word)) return true
  if (meanings.has(stem) || spelled.has(stem) || index.words.has(stem)) return true
  return beginsWord(index.spelled, word) || beginsWord(spelled, word)
}

const beginsWord = (spelled: ReadonlyMap<string, string>, start: string): boolean => {
  for (const word of spelled.values()) if (word.startsWith(start)) return true
  return false
}

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
const nearestWord = (index: SearchIndex, lexicon: Lexicon, typed: string): string | null => {
  const stem = stemOf(typed, index.language)
  const allowed = stem.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0
  let best: { readonly word: string; readonly far: number } | null = null
  for (const spelled of [lexicon.spelled, index.spelled])
    for (const [candidate, word] of spelled) {
      if (candidate.length < 3 || allowed === 0 || Math.abs(candidate.length - stem.length) > allowed) continue
      const far = slips(candidate, stem, allowed) + (candidate[0] === stem[0] ? 0 : 0.5)
      if (far <= allowed + 0.5 && (best === null || far < best.far)) best = { word, far }
    }
  return best?.word ?? null
}

const termsOf = (index: SearchIndex, lexicon: Lexicon, typed: readonly string[], site: SizeSystem): readonly Term[] => {
  const terms: Term[] = []
  const isSize = (word: string | undefined): word is string => index.meanings.has(`size:${word}`)
  const words = typed.filter((word, n) => !lexicon.dropped.has(word) || lexicon.sizeNames.has(typed[n - 1] ?? ''))
  const phraseFrom = (at: number) => phraseAt(index, lexicon, words.slice(at, at + longestPhrase))
  const isOfShoes = words.some((_, at) => phraseFrom(at)?.term.meanings.some(isFootwear))
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    // The sizes of the index are labelled as they are counted in the United States.
    const size = site === 'US' ? null : sizeAt({ index, lexicon, site, isOfShoes }, words.slice(at))
    const phrase = phraseFrom(at)
    if (size !== null) {
      if (size.meaning !== null) terms.push({ meanings: [size.meaning], words: [] })
      at += size.length
    } else if (phrase !== null) {
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
  let leastBefore = 0
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    let leastOfRow = row
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
      leastOfRow = Math.min(leastOfRow, least)
    }
    // A swap reaches one row further back.
    if (leastOfRow > most && leastBefore > most) return most + 1
    leastBefore = leastOfRow
    before = last
    last = next
  }
  return last[b.length] ?? most + 1
}
