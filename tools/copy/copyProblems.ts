import { messageArguments } from './messageArguments.ts'
import type { MessageTree } from './readMessages.ts'

/** Every language must say the same things with the same arguments as English. One sentence per difference; none means all is well. */
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
