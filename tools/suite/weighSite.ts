import { closureOf, entryScripts, siteChunks } from './siteChunks.ts'
import type { Chunk } from './siteChunks.ts'

/** What a visitor's browser must fetch, in gzip bytes, to show one page for the first time. */
export type PageWeight = {
  readonly page: string
  readonly main: number
  readonly worker: number
  readonly together: number
}

/** Copy of one locale: every page needs one such chunk; the heaviest is counted. */
const isMessages = (chunk: Chunk): boolean => /^(messages\w*|[a-z]{2}-[a-z]{2})$/i.test(chunk.name)

const isPage = (chunk: Chunk): boolean => /^[A-Z]\w*Page$/.test(chunk.name)

/** Weighs every lazily loaded `…Page` of a built site, each with the entry, the copy and the worker. */
export const weighSite = (folder: string): readonly PageWeight[] => {
  const chunks = siteChunks(folder)
  const bytesOf = (paths: Iterable<string>): number =>
    [...paths].reduce((sum, path) => sum + (chunks.get(path)?.gzipBytes ?? 0), 0)
  const all = [...chunks.values()]
  const entry = entryScripts(folder)
  const messages = all.filter(isMessages).sort((a, b) => b.gzipBytes - a.gzipBytes)
  const workers = all.filter((chunk) => chunk.name === 'worker').map((chunk) => chunk.path)
  if (entry.length === 0) throw new Error(`${folder}/index.html names no script.`)
  if (workers.length !== 1) throw new Error(`The site has ${workers.length} scripts called worker; it should have one.`)
  const worker = bytesOf(closureOf(chunks, workers))
  return all
    .filter(isPage)
    .map((chunk) => {
      const copy = messages[0] === undefined ? [] : [messages[0].path]
      const main = bytesOf(closureOf(chunks, [...entry, ...copy, chunk.path]))
      return { page: chunk.name, main, worker, together: main + worker }
    })
    .sort((a, b) => a.page.localeCompare(b.page))
}
