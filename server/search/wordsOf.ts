const mostWords = 8
const longestWord = 30

/** The words of a text without case, accents and plural: `Men’s BOOTS` is `men`, `boot`. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= longestWord)
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))

/** What is searched for: some words of it are enough. */
export const queryWords = (text: string): readonly string[] => [...new Set(wordsOf(text))].slice(0, mostWords)
