import { parse } from '@messageformat/parser'
import type { Token } from '@messageformat/parser'
import type { MessageTree } from './readMessages.ts'

/**
 * Every language must have the same messages with the same arguments as English. One sentence per difference; none
 * means all is well.
 */
export const copyProblems = (tree: MessageTree): readonly string[] => {
  const { en = {}, ...others } = tree
  return Object.entries(others).flatMap(([language, nouns]) => [
    ...missing(Object.keys(en), Object.keys(nouns)).map((noun) => `${language}/${noun}.json is missing`),
    ...missing(Object.keys(nouns), Object.keys(en)).map((noun) => `en/${noun}.json is missing, ${language} has it`),
    ...Object.entries(nouns).flatMap(([noun, texts]) => {
      const english = en[noun] ?? {}
      const place = `${language}/${noun}.json`
      return [
        ...missing(Object.keys(english), Object.keys(texts)).map((key) => `${place} lacks ${key}`),
        ...missing(Object.keys(texts), Object.keys(english)).map((key) => `${place} has ${key}, which English lacks`),
        ...Object.entries(texts)
          .filter(([key, text]) => english[key] !== undefined && argumentsOf(text) !== argumentsOf(english[key]))
          .map(([key]) => `${place} takes other arguments in ${key} than English`),
      ]
    }),
  ])
}

const missing = (wanted: readonly string[], present: readonly string[]): string[] =>
  wanted.filter((name) => !present.includes(name))

const argumentsOf = (text: string): string => JSON.stringify(messageArguments(text))

/** What a message needs: argument name → the TypeScript type its caller must pass. */
type MessageArguments = Readonly<Record<string, 'number' | 'string' | 'string | number'>>

/** Plurals and numbers need a number, choices a string; a plain argument accepts both. */
export const messageArguments = (text: string): MessageArguments => {
  const found = new Map<string, 'number' | 'string' | 'string | number'>()
  collect(parse(text), found)
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const collect = (tokens: readonly Token[], found: Map<string, 'number' | 'string' | 'string | number'>): void => {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue
    if (token.type === 'argument') {
      if (!found.has(token.arg)) found.set(token.arg, 'string | number')
      continue
    }
    found.set(token.arg, token.type === 'select' ? 'string' : 'number')
    if (token.type !== 'function') for (const choice of token.cases) collect(choice.tokens, found)
  }
}
