import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { messageArguments } from './copyProblems.ts'
import { readMessages } from './readMessages.ts'
import type { MessageTexts } from './readMessages.ts'

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
