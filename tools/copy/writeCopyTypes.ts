import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from '@messageformat/parser'
import type { Content, Token } from '@messageformat/parser'
import { readMessages } from './readMessages.ts'
import type { MessageTexts, MessageTree } from './readMessages.ts'

export const copyTypesFile = new URL('../../ui/src/copy/copyByNoun.ts', import.meta.url).pathname

/** The content of that file, from the English messages. */
export const copyTypesText = (): string => copyTypes(readMessages().en ?? {})

/** Writes only if something changed, so that a watcher does not loop. Returns whether it wrote. */
export const writeCopyTypes = (): boolean => {
  const text = copyTypesText()
  if (existsSync(copyTypesFile) && readFileSync(copyTypesFile, 'utf8') === text) return false
  writeFileSync(copyTypesFile, text)
  return true
}

export const main = (): void => console.log(writeCopyTypes() ? copyTypesFile : 'Copy types are up to date.')

/**
 * The TypeScript file that makes a wrong key or a missing argument a compile error: a type per noun, and the table by
 * which useCopy is keyed.
 */
export const copyTypes = (nouns: Readonly<Record<string, MessageTexts>>): string =>
  [
    '/** Made from the messages by tools/copy/writeCopyTypes.ts. */',
    'export interface CopyByNoun {',
    ...Object.keys(nouns).map((noun) => `  readonly ${noun}: ${copyTypeName(noun)}`),
    '}',
    '',
    '/** Messages without arguments. */',
    'type PlainCopy<Key extends string> = Readonly<Record<Key, () => string>>',
    ...Object.entries(nouns).flatMap(([noun, texts]) => ['', ...nounTypes(noun, texts)]),
    '',
  ].join('\n')

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
          .filter(([key, text]) => english[key] !== undefined && !takesThose(text, english[key]))
          .map(([key]) => `${place} takes other arguments in ${key} than English`),
      ]
    }),
  ])
}

/**
 * I18N: messages that read as in English although `sameTexts` does not list their text, and texts that it lists for
 * nothing. A message without letters outside its arguments has nothing to translate.
 */
export const untranslated = (
  tree: MessageTree,
  sameTexts: Readonly<Record<string, readonly string[]>>,
): readonly string[] => {
  const { en = {}, ...others } = tree
  return Object.entries(others).flatMap(([language, nouns]) => {
    const listed = sameTexts[language] ?? []
    const same = Object.entries(nouns).flatMap(([noun, texts]) =>
      Object.entries(texts)
        .filter(([key, text]) => text === en[noun]?.[key] && hasLetters(text))
        .map(([key, text]) => ({ place: `${language}/${noun}.json`, key, text })),
    )
    return [
      ...same
        .filter(({ text }) => !listed.includes(text))
        .map(({ place, key, text }) => `${place} says ${key} as English does: ${text}`),
      ...listed
        .filter((text) => !same.some((message) => message.text === text))
        .map((text) => `sameTexts/${language}.json lists a text that no message has: ${text}`),
    ]
  })
}

const hasLetters = (text: string): boolean => contentsOf(parse(text)).some(({ value }) => /\p{L}/u.test(value))

const missing = (wanted: readonly string[], present: readonly string[]): string[] =>
  wanted.filter((name) => !present.includes(name))

/** A language may also choose by an argument that English only prints: a choice is found by a number, too. */
const takesThose = (text: string, english: string): boolean => {
  const [own, asked] = [messageArguments(text), messageArguments(english)]
  const names = Object.keys(asked)
  return (
    names.join() === Object.keys(own).join() &&
    names.every((name) => own[name] === asked[name] || (own[name] === 'string' && asked[name] === 'string | number'))
  )
}

/** What of a parsed message is written out, in all its cases. */
export const contentsOf = (tokens: readonly Token[]): readonly Content[] =>
  tokens.flatMap((token) => {
    if (token.type === 'content') return [token]
    return 'cases' in token ? token.cases.flatMap(({ tokens: inner }) => contentsOf(inner)) : []
  })

/** What a message needs: argument name → the TypeScript type its caller must pass. */
type MessageArguments = Readonly<Record<string, 'number' | 'string' | 'string | number'>>

/** Plurals and numbers need a number, choices a string; a plain argument accepts both. */
export const messageArguments = (text: string): MessageArguments => {
  const found = new Map<string, 'number' | 'string' | 'string | number'>()
  collect(parse(text), found)
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The type of one noun's messages. Keys without arguments share lines. */
const nounTypes = (noun: string, texts: MessageTexts): readonly string[] => {
  const entries = Object.entries(texts).map(([key, text]) => [key, Object.entries(messageArguments(text))] as const)
  const plain = entries.filter(([, args]) => args.length === 0).map(([key]) => `'${key}'`)
  const speaking = entries.filter(([, args]) => args.length > 0)
  const keys = plain.length === 0 ? 'never' : `\n${wrapped(plain)}\n`
  return [
    `export interface ${copyTypeName(noun)} extends PlainCopy<${keys}> {`,
    ...speaking.map(
      ([key, args]) =>
        `  readonly '${key}': (args: { ${args.map(([name, type]) => `${name}: ${type}`).join('; ')} }) => string`,
    ),
    '}',
  ]
}

const copyTypeName = (noun: string): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}Copy`

const wrapped = (keys: readonly string[]): string => {
  const lines: string[] = []
  let line = ' '
  for (const key of keys) {
    if (line.length + key.length > 140) {
      lines.push(line)
      line = ' '
    }
    line += ` | ${key}`
  }
  return [...lines, line].join('\n')
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
