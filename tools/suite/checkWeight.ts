import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sum } from '../../core/domain/money/amounts.ts'
import { copyParts, partName } from '../copy/copyParts.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { closureOf, siteChunks } from './builtChunks.ts'
import type { Chunk } from './builtChunks.ts'
import type { Tally } from './runSteps.ts'
import { nounsOfPages, seededPages } from './seededPages.ts'
import type { DocumentPage } from './seededPages.ts'
import { weighConsole } from './weighConsole.ts'

/** Maximum bytes of script, as browsers receive them, before a page works (1 kB = 1000 bytes; decision 85). */
const browseBudget: Budget = { main: 130_000, worker: 70_000, together: 200_000 }
const checkoutBudget: Budget = { main: Infinity, worker: 70_000, together: 280_000 }

type Budget = Omit<PageWeight, 'page'>

/** Maximum bytes of script of a block kind by itself, and of all kinds with what they share. */
const blockBudget = 3_000
/** The kinds that stand around every page come in one chunk. */
const frameBudget = 5_000
const allBlocksBudget = 60_000

/** Compares the built site with its budgets; one check per page that shoppers open and per kind of block. */
export const checkWeight = (): Promise<Tally> => {
  const folder = join(projectRoot, 'dist', 'client')
  if (!existsSync(join(folder, 'index.html'))) {
    console.log('There is no built site to weigh. Run npm run build first.')
    return Promise.resolve({ passed: 0, failed: 1 })
  }
  const blocks = [...weighBlocks(folder), weighConsole(join(projectRoot, 'dist', 'console'))]
  const heavyBlocks = blocks.filter(({ bytes, most }) => bytes > most)
  const pages = weighSite(folder, seededPages(), nounsOfPages()).filter(({ page }) => !/^(Debug|CmsPreview)/.test(page))
  const heavy = pages.filter((weight) => excesses(weight).length > 0)
  for (const weight of pages) console.log(lineOf(weight))
  for (const { name, bytes, most } of blocks)
    console.log(`${name.padEnd(28)} ${kilo(bytes)}${bytes > most ? `: too heavy, the limit is ${kilo(most)}` : ''}`)
  const failed = heavy.length + heavyBlocks.length
  return Promise.resolve({ passed: pages.length + blocks.length - failed, failed })
}

/** The budgets that a page exceeds. */
export const excesses = (weight: PageWeight): readonly string[] => {
  const budget = isCheckout(weight.page) ? checkoutBudget : browseBudget
  const kinds = ['main', 'worker', 'together'] as const
  return kinds.filter((kind) => weight[kind] > budget[kind]).map((kind) => `${kind} may be ${kilo(budget[kind])}`)
}

const isCheckout = (page: string): boolean => /^(Checkout|OrderConfirmation)/.test(page)

const lineOf = (weight: PageWeight): string => {
  const sizes = `main ${kilo(weight.main)}, worker ${kilo(weight.worker)}, together ${kilo(weight.together)}`
  const over = excesses(weight)
  return `${weight.page.padEnd(28)} ${sizes}${over.length > 0 ? `: too heavy, ${over.join(', ')}` : ''}`
}

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** What a visitor's browser must fetch, in bytes, to show one page for the first time. */
type PageWeight = {
  readonly page: string
  readonly main: number
  readonly worker: number
  readonly together: number
}

/** The table of a locale's words, which names their files. */
const isWordTable = ({ path }: Chunk): boolean => /^assets\/[a-z]{2}(-[a-z]{2})?-[\w-]{7}\.js$/.test(path)

const isPage = (chunk: Chunk): boolean => /^[A-Z]\w*Page$/.test(chunk.name)

/** The nouns of the words that a page cannot do without, by the name of its chunk. */
type NounsOfPages = ReadonlyMap<string, readonly string[]>

/**
 * Weighs every lazily loaded `…Page` of a built site, each with the entry, the words, what stands around it and the
 * worker, and some documents with their blocks. What two pages share may be named after one of them, because their
 * stylesheet is: of two chunks with one name the heavier is the page.
 */
export const weighSite = (
  folder: string,
  documents: readonly DocumentPage[] = [],
  nounsOfPages: NounsOfPages = new Map(),
): readonly PageWeight[] => {
  const chunks = siteChunks(folder)
  const bytesOf = (paths: Iterable<string>): number => sum([...paths].map((path) => chunks.get(path)?.bytes ?? 0))
  const all = [...chunks.values()]
  const entry = entryScripts(folder)
  const workers = all.filter((chunk) => chunk.name === 'worker').map((chunk) => chunk.path)
  if (entry.length === 0) throw new Error(`${folder}/index.html names no script.`)
  if (workers.length !== 1) throw new Error(`The site has ${workers.length} scripts called worker; it should have one.`)
  const worker = bytesOf(closureOf(chunks, workers))
  const frame = all.filter(({ name }) => name === 'frame').map(({ path }) => path)
  const weigh = (page: string, shownBy: string, paths: readonly string[]): PageWeight => {
    const around = isCheckout(page) ? [] : frame
    const mains = wordFiles(all, nounsOfPages.get(shownBy) ?? []).map((words) =>
      bytesOf(closureOf(chunks, [...entry, ...words, ...around, ...paths])),
    )
    const main = Math.max(...mains)
    return { page, main, worker, together: main + worker }
  }
  const weights = [
    ...all.filter(isPage).map(({ name, path }) => weigh(name, name, [path])),
    ...documents.map(({ page, shownBy, blocks }) => weigh(page, shownBy, pathsOf(all, [shownBy, ...blocks]))),
  ]
  return weights
    .filter(({ page, main }) => !weights.some((other) => other.page === page && other.main > main))
    .sort((a, b) => a.page.localeCompare(b.page))
}

/** For each locale the files of the words that every page needs, and of these nouns. */
const wordFiles = (chunks: readonly Chunk[], nouns: readonly string[]): readonly (readonly string[])[] => {
  const parts = Object.entries(copyParts).flatMap(([part, of]) =>
    part === 'copy' || of.some((noun) => nouns.includes(noun)) ? [partName(part)] : [],
  )
  // The language of a noun's own file cannot be told by its name, so the heaviest counts.
  const loose = nouns.flatMap((noun) => {
    const files = chunks.filter(({ name }) => name === noun).toSorted((a, b) => b.bytes - a.bytes)
    return files.slice(0, 1).map(({ path }) => path)
  })
  const tables = chunks.filter(isWordTable)
  return tables.map(({ path, name: locale }) => {
    const names = new Set(parts.flatMap((part) => [`${part}-${locale}`, `${part}-${locale.slice(0, 2)}`]))
    return [path, ...loose, ...chunks.filter(({ name }) => names.has(name)).map((chunk) => chunk.path)]
  })
}

/** The paths of chunks that must be there by name. */
const pathsOf = (chunks: readonly Chunk[], names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const paths = chunks.filter((chunk) => chunk.name === name).map(({ path }) => path)
    if (paths.length === 0) throw new Error(`The site has no script called ${name}.`)
    return paths
  })

/** `most`: the budget in bytes. */
type BlockWeight = { readonly name: string; readonly bytes: number; readonly most: number }

/**
 * What each kind of block adds to a page of content. A kind weighs what only it needs; what several kinds share counts
 * once, in the weight of all of them.
 */
export const weighBlocks = (folder: string): readonly BlockWeight[] => {
  const chunks = siteChunks(folder)
  const all = [...chunks.values()]
  const named = (name: RegExp): readonly string[] =>
    all.filter((chunk) => name.test(chunk.name)).map(({ path }) => path)
  const there = closureOf(chunks, [...entryScripts(folder), ...named(/^(ContentPage|frame)$/)])
  const bytesOf = (paths: Iterable<string>): number => sum([...paths].map((path) => chunks.get(path)?.bytes ?? 0))
  const kinds = named(/Block$/).map((path) => ({
    name: chunks.get(path)?.name ?? path,
    paths: [...closureOf(chunks, [path])].filter((needed) => !there.has(needed)),
  }))
  const uses = kinds.flatMap(({ paths }) => paths)
  const isShared = (path: string): boolean => uses.indexOf(path) !== uses.lastIndexOf(path)
  return [
    ...kinds
      .map(({ name, paths }) => ({
        name,
        bytes: bytesOf(paths.filter((path) => !isShared(path))),
        most: blockBudget,
      }))
      .toSorted((a, b) => b.bytes - a.bytes),
    { name: 'frame', bytes: bytesOf(named(/^frame$/)), most: frameBudget },
    { name: 'all kinds of blocks', bytes: bytesOf(new Set(uses)), most: allBlocksBudget },
  ]
}

/** Scripts that the page itself names: its module scripts and its preloads. */
const entryScripts = (folder: string): readonly string[] => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return [...html.matchAll(/<(?!link [^>]*as="worker")[^>]*(?:src|href)="\/([^"]+\.js)"/g)].flatMap(([, path]) =>
    path === undefined ? [] : [path],
  )
}
