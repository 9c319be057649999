import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, posix, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parseSync } from 'vite'

/** One script of the built site. */
export type Chunk = {
  /** Path inside the site, with `/`. */
  readonly path: string
  /** The source it was named after: `assets/CartPage-x1y2.js` → `CartPage`. */
  readonly name: string
  /** As a browser receives it: compressed with Brotli. */
  readonly bytes: number
  /** Scripts that the browser must have before this one runs. */
  readonly needs: readonly string[]
}

/** Every script of a built site by its path. */
export const siteChunks = (folder: string): ReadonlyMap<string, Chunk> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))
  return new Map(files.map((file) => [toUrl(file), readChunk(folder, toUrl(file))]))
}

/** The chunk itself and everything it needs, transitively. */
export const closureOf = (chunks: ReadonlyMap<string, Chunk>, start: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const queue = [...start]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue
    found.add(path)
    queue.push(...(chunks.get(path)?.needs ?? []))
  }
  return found
}

const readChunk = (folder: string, path: string): Chunk => {
  const bytes = readFileSync(join(folder, path))
  const { staticImports, staticExports } = parseSync(path, bytes.toString('utf8')).module
  const specifiers = [
    ...staticImports.map((found) => found.moduleRequest.value),
    ...staticExports.flatMap((found) => found.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
  ]
  return {
    path,
    name: basename(path).replace(/(-[\w-]{7})?\.js$/, ''),
    bytes: compressedBytes(join(folder, path), bytes),
    needs: specifiers.filter((to) => to.startsWith('.')).map((to) => posix.join(posix.dirname(path), to)),
  }
}

/** The build has compressed the site's own scripts already. */
const compressedBytes = (file: string, bytes: Buffer): number =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(bytes).length

const toUrl = (file: string): string => file.split(sep).join('/')
