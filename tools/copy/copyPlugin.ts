/// <reference path="./compileModule.d.ts" />
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import type { Plugin } from 'vite'
import { frenchSpaces } from '../../core/domain/locale/frenchSpaces.ts'
import { messagesFolder, readMessages } from './readMessages.ts'
import type { MessageTexts } from './readMessages.ts'
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
 * nothing. ERR-03: a message that a language lacks is taken from English.
 */
export const copyModules = (): Plugin => ({
  name: 'cairn-copy',
  resolveId: (id) => (id === 'virtual:copy' || id.startsWith('virtual:copy/') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0virtual:copy')) return undefined
    const tree = readMessages()
    const [, language, noun] = id.split('/')
    if (language === undefined || noun === undefined) return lazyTable(tree)
    this.addWatchFile(join(messagesFolder, language, `${noun}.json`))
    return withOurNumbers(compileMessages(language, { ...tree.en?.[noun], ...tree[language]?.[noun] }))
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

const lazyTable = (tree: ReturnType<typeof readMessages>): string => {
  const nouns = Object.keys(tree.en ?? {})
  const rows = Object.keys(tree).map(
    (language) =>
      `${language}: { ${nouns.map((noun) => `${noun}: () => import('virtual:copy/${language}/${noun}')`).join(', ')} }`,
  )
  return `export default { ${rows.join(', ')} }`
}

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
