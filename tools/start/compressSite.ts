import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What is worth it: text, and long enough that a header does not eat the gain. The page itself is filled with a nonce each time. */
const isWorthIt = (name: string, bytes: number): boolean =>
  /\.(js|css|svg|json|webmanifest)$/.test(name) && bytes > 1_000

/** Writes `.br` and `.gz` beside the files of a built site, so that the server never compresses the same bytes twice. */
export const compressSite = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    if (!isWorthIt(entry.name, content.length)) continue
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
