/// <reference path="./compileModule.d.ts" />
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import { parse } from '@messageformat/parser'
import type { Content, Token } from '@messageformat/parser'
import type { Plugin } from 'vite'
import { frenchSpaces } from '../../core/domain/locale/frenchSpaces.ts'
import { messagesFolder, readMessages, readSpellings } from './readMessages.ts'
import type { MessageTexts, MessageTree } from './readMessages.ts'
import { writeCopyTypes } from './writeCopyTypes.ts'

/** Serves `virtual:copy` and its modules; while developing, saving a message also renews its types. */
export const copyPlugin = (): Plugin => ({
  ...copyModules(),
  configureServer: () => {
    writeCopyTypes()
  },
  hotUpdate({ file }) {
    if (!file.startsWith(messagesFolder)) return undefined
    writeCopyTypes()
    for (const module of this.environment.moduleGraph.idToModuleMap.values())
      if (module.id?.startsWith('\0virtual:copy')) this.environment.moduleGraph.invalidateModule(module)
    this.environment.hot.send({ type: 'full-reload' })
    return []
  },
})

/**
 * `virtual:copy` (language → noun → lazy import) and `virtual:copy/<language>/<noun>` (compiled messages). Writes
 * nothing. ERR-03: a message that a language lacks is taken from English. I18N-01: a locale with words of its own has
 * the nouns in which they occur.
 */
export const copyModules = (): Plugin => ({
  name: 'cairn-copy',
  resolveId: (id) => (id === 'virtual:copy' || id.startsWith('virtual:copy/') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0virtual:copy')) return undefined
    const tree = readMessages()
    const spellings = readSpellings()
    const [, locale, noun] = id.split('/')
    if (locale === undefined || noun === undefined) return lazyTable(tree, spellings)
    const language = locale.slice(0, 2)
    this.addWatchFile(join(messagesFolder, language, `${noun}.json`))
    const texts = { ...tree.en?.[noun], ...tree[language]?.[noun] }
    return withOurNumbers(compileMessages(language, respelled(texts, spellings[locale])))
  },
})

/** The library's plurals and choices, but numbers in the shop's own format. */
const withOurNumbers = (module: string): string =>
  module.replace(/import \{ (.+?) \} from "@messageformat\/runtime";/, (_, names: string) => {
    const isOurs = (name: string): boolean => name === 'number' || name === 'strictNumber'
    const imported = names.split(', ')
    return `import { ${imported.filter(isOurs).join(', ')} } from ${JSON.stringify(messageNumbers)}; import { ${imported.filter((name) => !isOurs(name)).join(', ')} } from "@messageformat/runtime";`
  })

const messageNumbers = fileURLToPath(new URL('../../ui/src/copy/messageNumbers.ts', import.meta.url))

type Spellings = ReturnType<typeof readSpellings>

const lazyTable = (tree: MessageTree, spellings: Spellings): string => {
  const nouns = Object.keys(tree.en ?? {})
  const row = (folder: string, own: readonly string[]): string =>
    `'${folder}': { ${own.map((noun) => `${noun}: () => import('virtual:copy/${folder}/${noun}')`).join(', ')} }`
  const differs = (locale: string, noun: string): boolean => {
    const texts = tree[locale.slice(0, 2)]?.[noun] ?? {}
    return JSON.stringify(respelled(texts, spellings[locale])) !== JSON.stringify(texts)
  }
  const rows = [
    ...Object.keys(tree).map((language) => row(language, nouns)),
    ...Object.keys(spellings).map((locale) =>
      row(
        locale,
        nouns.filter((noun) => differs(locale, noun)),
      ),
    ),
  ]
  return `export default { ${rows.join(', ')} }`
}

/** I18N-01: the texts with the words of a locale; a capital stays one. */
export const respelled = (texts: MessageTexts, spelling: MessageTexts = {}): MessageTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      contentsOf(parse(text))
        .toSorted((a, b) => b.ctx.offset - a.ctx.offset)
        .reduce(
          (written, { ctx: { offset, text: words } }) =>
            written.slice(0, offset) + inSpelling(words, spelling) + written.slice(offset + words.length),
          text,
        ),
    ]),
  )

/** What of a parsed message is written out, in all its cases. */
export const contentsOf = (tokens: readonly Token[]): readonly Content[] =>
  tokens.flatMap((token) => {
    if (token.type === 'content') return [token]
    return 'cases' in token ? token.cases.flatMap(({ tokens: inner }) => contentsOf(inner)) : []
  })

const inSpelling = (words: string, spelling: MessageTexts): string =>
  words.replace(/[A-Za-z]+/g, (word) => {
    const own = Object.hasOwn(spelling, word.toLowerCase()) ? spelling[word.toLowerCase()] : undefined
    if (own === undefined) return word
    return /^[A-Z]/.test(word) ? own.charAt(0).toUpperCase() + own.slice(1) : own
  })

/// <reference path="./compileModule.d.ts" />
/**
 * ICU texts of one language → an ES module whose default export holds one small function per key. Only the runtime
 * reaches the browser.
 */
export const compileMessages = (language: string, texts: MessageTexts): string =>
  compileModule(
    new MessageFormat(language, { strict: true }),
    language === 'fr'
      ? Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, frenchSpaces(text)]))
      : texts,
  )
