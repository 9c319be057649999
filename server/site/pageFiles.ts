import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawing } from '../../contracts/drawing.ts'

/** The build's list of the files made from each source; it is not served. */
export const manifestFile = '.vite/manifest.json'

type Entry = {
  readonly file: string
  readonly src?: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * What hydrating a picture needs besides the entry: scripts to request at once, and styles without which it cannot be
 * shown. Paths with a slash.
 */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/**
 * The files of a drawing's sources and of everything they import; of `lateSources` only the styles. Without a build there
 * are none. Throws for a source that the build does not know: its page would come to life late, and move.
 */
export const readPageFiles = async (
  directory: string,
): Promise<(drawing: Pick<Drawing, 'sources' | 'lateSources'>) => PageFiles> => {
  const path = join(directory, manifestFile)
  const isBuilt = existsSync(path)
  // vite's build wrote it.
  const manifest = isBuilt ? (JSON.parse(await readFile(path, 'utf8')) as Readonly<Record<string, Entry>>) : {}
  /** By file, because the sources of one chunk have an entry each. */
  const closure = (key: string, found: Map<string, Entry>): void => {
    const entry = manifest[key]
    if (entry === undefined || found.has(entry.file)) return
    found.set(entry.file, entry)
    entry.imports?.forEach((next) => closure(next, found))
  }
  const alreadyThere = new Map<string, Entry>()
  closure('index.html', alreadyThere)
  const entriesOf = (sources: readonly string[]): readonly Entry[] => {
    const found = new Map(alreadyThere)
    for (const source of sources) {
      if (isBuilt && manifest[source] === undefined) throw new Error(`The build has no file for ${source}.`)
      closure(source, found)
    }
    return [...found.values()].filter(({ file }) => !alreadyThere.has(file))
  }
  return ({ sources, lateSources }) => {
    const styles = new Set(entriesOf([...sources, ...lateSources]).flatMap(({ css = [] }) => css))
    return {
      scripts: entriesOf(sources)
        .filter(({ file }) => file.endsWith('.js'))
        .map(({ file }) => `/${file}`),
      styles: [...styles].map((file) => `/${file}`),
    }
  }
}
