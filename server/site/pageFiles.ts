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
 * The files of a drawing's sources and of everything they import; of `lateSources` only the styles. A source that the
 * build does not know has none.
 */
export const readPageFiles = async (
  directory: string,
): Promise<(drawing: Pick<Drawing, 'sources' | 'lateSources'>) => PageFiles> => {
  const path = join(directory, manifestFile)
  // vite's build wrote it.
  const manifest = existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Readonly<Record<string, Entry>>) : {}
  const closure = (key: string, found: Set<string>): void => {
    if (found.has(key)) return
    found.add(key)
    manifest[key]?.imports?.forEach((next) => closure(next, found))
  }
  const alreadyThere = new Set<string>()
  closure('index.html', alreadyThere)
  const entriesOf = (sources: readonly string[]): readonly Entry[] => {
    const found = new Set<string>(alreadyThere)
    sources.forEach((source) => closure(source, found))
    return [...found].filter((key) => !alreadyThere.has(key)).flatMap((key) => manifest[key] ?? [])
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
