/// <reference path="./compileModule.d.ts" />
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import { parse } from '@messageformat/parser'
import type { Plugin } from 'vite'
import { frenchSpaces } from '../../core/domain/locale/frenchSpaces.ts'
import { messagesFolder, readMessages, readSpellings } from './readMessages.ts'
import type { MessageTexts, MessageTree } from './readMessages.ts'
import { contentsOf, writeCopyTypes } from './writeCopyTypes.ts'

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
 * `virtual:copy` (language → lazy import of its table), `virtual:copy/<language>` (noun → lazy import) and
 * `virtual:copy/<language>/<noun>` (compiled messages): a page loads the table of its own language only. Writes
 * nothing. ERR-03: a message that a language lacks is taken from English. I18N-01: a locale with words of its own has
 * the nouns in which they occur, which `virtual:copy/places` lists, and takes the others from its language.
 */
export const copyModules = (): Plugin => ({
  name: 'cairn-copy',
  resolveId: (id) => (id === 'virtual:copy' || id.startsWith('virtual:copy/') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0virtual:copy')) return undefined
    const tree = readMessages()
    const spellings = readSpellings()
    const [, locale, noun] = id.split('/')
    if (locale === undefined) return languageTable([...Object.keys(tree), ...Object.keys(spellings)])
    const language = locale.slice(0, 2)
    if (locale === 'places') return `export default ${JSON.stringify(placesOf(tree, spellings))}`
    if (noun === undefined) return nounTable(tree, locale, placesOf(tree, spellings)[locale])
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

const languageTable = (folders: readonly string[]): string =>
  `export default { ${folders.map((folder) => `'${folder}': () => import('virtual:copy/${folder}')`).join(', ')} }`

/** `own`: the nouns that a locale writes in its own way. */
const nounTable = (tree: MessageTree, locale: string, own: readonly string[] = []): string => {
  const folderOf = (noun: string): string => (own.includes(noun) ? locale : locale.slice(0, 2))
  const rows = Object.keys(tree.en ?? {}).map(
    (noun) => `${noun}: () => import('virtual:copy/${folderOf(noun)}/${noun}')`,
  )
  return `export default { ${rows.join(', ')} }`
}

/** Locale → the nouns in which it differs from its language. */
const placesOf = (tree: MessageTree, spellings: Spellings): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(spellings).map(([locale, spelling]) => [
      locale,
      Object.entries(tree[locale.slice(0, 2)] ?? {})
        .filter(([, texts]) => JSON.stringify(respelled(texts, spelling)) !== JSON.stringify(texts))
        .map(([noun]) => noun),
    ]),
  )

/** I18N-01: the texts with the words of a locale, of which a capital stays one, and with its phrases. */
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

const inSpelling = (words: string, spelling: MessageTexts): string =>
  Object.entries(spelling)
    .filter(([phrase]) => /[ ’-]/.test(phrase))
    .reduce((text, [phrase, own]) => text.replaceAll(phrase, own), words)
    .replace(/[A-Za-z]+/g, (word) => {
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
