import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { manifestFile } from '../../server/site/pageFiles.ts'

/**
 * Adds to the build's manifest the sources that stand in a chunk of a group (decision 55): Vite lists such a chunk under
 * its own name only, and the server looks for the files of a source.
 */
export const groupedSources = (): Plugin => {
  let root = ''
  return {
    name: 'grouped-sources',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    writeBundle: ({ dir = '' }, bundle) => {
      const path = join(dir, manifestFile)
      // Vite wrote it just now.
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { readonly file: string }>
      const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]))
      for (const chunk of Object.values(bundle)) {
        const entry = chunk.type === 'chunk' && entries.get(chunk.fileName)
        if (!entry) continue
        for (const id of chunk.moduleIds) manifest[sourceName(root, id)] ??= entry
      }
      writeFileSync(path, JSON.stringify(manifest, null, 2))
    },
  }
}

/** How the manifest names a module; a virtual one begins with a zero character. */
const sourceName = (root: string, id: string): string =>
  id.startsWith('\0') ? `../${id.slice(1)}` : relative(root, id).replaceAll('\\', '/')
