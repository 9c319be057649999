import type { Language } from '../storage/tables/CatalogTables.ts'

const longestWord = 30

/**
 * The words of a text without case and accents, each without the endings of number and gender: `Men’s BOOTS` is `men`,
 * `boot`. Half sizes stay whole: `9.5`, `9,5` and `9 1/2` are `9½`.
 */
export const wordsOf = (text: string, language: Language): readonly string[] =>
  spellingsOf(text).map((word) => stemOf(word, language))

/** The words of a text without case and accents, as they are spelled. */
export const spellingsOf = (text: string): readonly string[] => typedWordsOf(text).map(({ word }) => word)

/** A word of `spellingsOf`, and how it stood in the text. */
export type TypedWord = { readonly word: string; readonly typed: string }

export const typedWordsOf = (text: string): readonly TypedWord[] =>
  text
    .replaceAll(/(\d)(?:[.,]5|\s*½|[\s-]+1\/2)(?!\d)/g, '$1½')
    .replaceAll(/[’']s\b/gi, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((typed) => ({ word: plain(typed), typed }))
    .filter(({ word }) => word !== '' && word.length <= longestWord)

const plain = (typed: string): string =>
  typed.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')

/** A word of `spellingsOf` without its ending. Light on purpose: two words that only look alike must not meet. */
export const stemOf = (word: string, language: Language): string =>
  word.length <= 3 || /\d/.test(word) ? word : endings[language](word)

const endings: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) => {
    if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
    return /[^s]s$/.test(word) ? word.slice(0, -1) : word
  },
  fr: (word) => word.replace(/[sx]$/, '').replace(/(?<=..)e$/, ''),
  de: (word) => word.replace(/(?<=...)(?:ern|em|en|er|es|e|n|s)$/, ''),
  it: (word) => word.replace(/[aeio]$/, '').replace(/([cg])h$/, '$1'),
  es: (word) => word.replace(/s$/, '').replace(/(?<=..)[aeo]$/, ''),
}
