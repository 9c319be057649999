import type { Queries } from '../../../contracts/queries.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'

export type Suggestion =
  | { readonly kind: 'phrase'; readonly name: string; readonly path: string }
  | { readonly kind: 'page'; readonly name: string; readonly detail: string; readonly path: string }
  | {
      readonly kind: 'product'
      readonly name: string
      readonly detail: string
      readonly path: string
      readonly picture: string
      readonly tint: string
    }

/** CAT-02: the number of letters before anything is requested. */
export const leastLetters = 3

/** Half of the rows for phrases; pages (CAT-63) and products take the rest. */
export const suggestionsOf = (answer: Queries['suggest']['answer'], searchPath: string): readonly Suggestion[] => {
  const phrases = answer.suggestions.slice(
    0,
    Math.max(limits.suggestions / 2, limits.suggestions - answer.pages.length - answer.products.length),
  )
  return [
    ...phrases.map((name) => ({ kind: 'phrase' as const, name, path: `${searchPath}?q=${encodeURIComponent(name)}` })),
    ...answer.pages.map(({ title, line, path }) => ({ kind: 'page' as const, name: title, detail: line, path })),
    ...answer.products.map(({ name, kind, path, colourways, tint }) => {
      return { kind: 'product' as const, name, detail: kind, path, picture: colourways[0].pictures[0].url, tint }
    }),
  ].slice(0, limits.suggestions)
}
