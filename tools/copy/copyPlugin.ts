import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compileMessages } from './compileMessages.ts'
import { messagesFolder, readMessages } from './readMessages.ts'
import { writeCopyTypes } from './writeCopyTypes.ts'

/**
 * Serves `virtual:copy` (language → noun → lazy import) and `virtual:copy/<language>/<noun>` (compiled messages).
 * ERR-03: what a language does not say yet, English says. While developing, saving a message also renews its types.
 */
export const copyPlugin = (): Plugin => ({
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

/** The library's plurals and choices, but numbers as the whole shop writes them. */
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
