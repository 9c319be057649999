import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOwnPage } from '../../core/domain/content/isOwnPage.ts'
import { isRecord } from '../../core/domain/fields/fields.ts'
import { seedDocuments } from '../../server/content/seed/seedDocuments.ts'
import { projectRoot } from '../start/installDependencies.mjs'

/** A page that is a document, or shows one: the chunks of the blocks on its first screen come with the page. */
export type DocumentPage = {
  readonly page: string
  /** The page's own chunk. */
  readonly shownBy: string
  /** The chunks of the blocks. */
  readonly blocks: readonly string[]
}

/**
 * CMS-02: the pages that the seed writes, each with the kinds of blocks that a first screen shows: the first two of a
 * page, and what stands above the goods. Pages with the same kinds weigh the same, so the first stands for all.
 */
export const seededPages = (): readonly DocumentPage[] => {
  const files = blockFiles()
  const pages = seedDocuments().flatMap(({ site, family, key, bodies }) => {
    const slots = bodies['en']?.slots ?? {}
    const shownBy = shownByFamily[family]
    if (site !== 'NA' || shownBy === undefined || (family === 'page' && !isOwnPage(key, slots))) return []
    const first = family === 'page' ? (slots['main'] ?? []).slice(0, 2) : (slots['above'] ?? [])
    const kinds = new Set(kindsIn(first, files))
    return [{ page: `${family} ${key}`, shownBy, blocks: [...kinds].map((kind) => files.get(kind) ?? '').toSorted() }]
  })
  const kindsOf = ({ shownBy, blocks }: DocumentPage) => [shownBy, ...blocks].join()
  return pages.flatMap((page, place) => {
    const same = pages.filter((other) => kindsOf(other) === kindsOf(page))
    if (pages.indexOf(same[0] ?? page) !== place) return []
    return [{ ...page, page: same.length === 1 ? page.page : `${page.page} +${same.length - 1}` }]
  })
}

const shownByFamily: Readonly<Record<string, string>> = {
  page: 'ContentPage',
  category: 'CategoryPage',
  product: 'ProductPage',
}

/** The kinds of blocks in JSON, at any depth: a filter or an experiment holds others. */
const kindsIn = (json: unknown, files: ReadonlyMap<string, string>): readonly string[] => {
  if (Array.isArray(json)) return json.flatMap((each) => kindsIn(each, files))
  if (!isRecord(json)) return []
  const { type } = json
  return [...(typeof type === 'string' && files.has(type) ? [type] : []), ...kindsIn(Object.values(json), files)]
}

/** Which chunk shows a kind of block, as the table of blocks says. */
const blockFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ...pairsIn('ui/src/blocks/page/blockTable.ts', /'?([a-z-]+)'?: async \(\) =>\s*\(await import\('..\/(\w+\/\w+)/g),
    ].map(([kind, file]) => {
      const [folder = '', name = ''] = file.split('/')
      return [kind, sharedChunks[folder] ?? name]
    }),
  )

/** The folders whose blocks come in one chunk (`vite.config.ts`). */
const sharedChunks: Readonly<Record<string, string>> = { parts: 'blockParts', frame: 'frame' }

/** The nouns of each page's words, as the table of routes says. */
export const nounsOfPages = (): ReadonlyMap<string, readonly string[]> => {
  const pages = pairsIn('ui/src/routes.tsx', /lazyPage\(\(\) => import\('[^']*'\), '(\w+)'([^)]*)\)/g)
  return new Map([...pages].map(([page, nouns]) => [page, [...nouns.matchAll(/\w+/g)].map(([noun]) => noun)]))
}

const pairsIn = (file: string, pattern: RegExp): ReadonlyMap<string, string> => {
  const source = readFileSync(join(projectRoot, file), 'utf8')
  const pairs = [...source.matchAll(pattern)].map(([, key = '', value = '']) => [key, value] as const)
  if (pairs.length === 0) throw new Error(`${file} is written in another way than this tool reads it.`)
  return new Map(pairs)
}
