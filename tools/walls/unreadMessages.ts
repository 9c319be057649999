import type { MessageTexts } from '../copy/readMessages.ts'

/** Keys from a table of the core, compared by tests: error codes (ERR-04), rules of a field (VAL-01). */
const keyedElsewhere: Readonly<Record<string, RegExp>> = { errors: /^[A-Z\d]/, validation: /^/ }

/**
 * Messages that no code reads, as `noun.key`. Code reads a message in a file that names its noun: as a property, as a
 * quoted word, or built from parts (`sort-${order}`), which counts as reading every key it could be.
 */
export const unreadMessages = (
  nouns: Readonly<Record<string, MessageTexts>>,
  sources: readonly string[],
): readonly string[] =>
  Object.entries(nouns).flatMap(([noun, texts]) => {
    const files = sources.filter(
      (source) => source.includes(`'${noun}'`) || new RegExp(`\\b${noun}Copy\\b`, 'i').test(source),
    )
    const read = new Set(
      files.flatMap((source) =>
        [...source.matchAll(/\.([\w$]+)|'([\w-]+)'/g)].map(([, property, quoted]) => property ?? quoted ?? ''),
      ),
    )
    const built = files.flatMap((source) =>
      [...source.matchAll(/\[`([^`]*)`\]/g)].map(
        ([, parts = '']) => new RegExp(`^${parts.replace(/\$\{[^}]*\}/g, '.+')}$`),
      ),
    )
    return Object.keys(texts)
      .filter((key) => !keyedElsewhere[noun]?.test(key) && !read.has(key) && !built.some((shape) => shape.test(key)))
      .map((key) => `${noun}.${key}`)
  })
