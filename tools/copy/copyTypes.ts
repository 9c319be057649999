import { messageArguments } from './messageArguments.ts'
import type { MessageTexts } from './readMessages.ts'

/** The TypeScript file that lets a wrong key or a forgotten argument fail to compile. Keys without arguments share lines. */
export const copyTypes = (noun: string, texts: MessageTexts): string => {
  const entries = Object.entries(texts).map(([key, text]) => [key, Object.entries(messageArguments(text))] as const)
  const plain = entries.filter(([, args]) => args.length === 0).map(([key]) => `'${key}'`)
  const speaking = entries.filter(([, args]) => args.length > 0)
  return [
    madeBy,
    `export interface ${copyTypeName(noun)} extends Readonly<Record<PlainKey, () => string>> {`,
    ...speaking.map(
      ([key, args]) =>
        `  readonly '${key}': (args: { ${args.map(([name, type]) => `${name}: ${type}`).join('; ')} }) => string`,
    ),
    '}',
    '',
    plain.length === 0 ? 'type PlainKey = never' : `type PlainKey =\n${wrapped(plain)}`,
    '',
  ].join('\n')
}

/** The table of all nouns, which is what useCopy is keyed by. */
export const copyByNounTypes = (nouns: readonly string[]): string =>
  [
    madeBy,
    ...nouns.map((noun) => `import type { ${copyTypeName(noun)} } from './${noun}Copy.ts'`),
    '',
    'export interface CopyByNoun {',
    ...nouns.map((noun) => `  readonly ${noun}: ${copyTypeName(noun)}`),
    '}',
    '',
  ].join('\n')

const madeBy = '/** Made from the messages by tools/copy/writeCopyTypes.ts. */'

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
