import { mkdtempSync, rmSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { projectRoot } from '../start/installDependencies.mjs'

/** `folder` contains only the module; the caller removes it. */
export type BundledModule = { readonly folder: string; readonly file: string }

/**
 * One of our programs (`entry`, from the project's root) and everything it imports as one plain module: it starts at
 * once, and runs a quarter faster than sources that are compiled file by file with every function's name kept.
 * `standIns`: by the path of a source, the source that stands in for it; both from the project's root.
 */
export const bundleModule = async (
  entry: string,
  standIns: Readonly<Record<string, string>> = {},
): Promise<BundledModule> => {
  const folder = mkdtempSync(join(projectRoot, 'node_modules', '.bundle-'))
  const name = `${basename(entry, '.ts')}.mjs`
  const built = build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    plugins: [replacing(standIns)],
    ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pdfkit', 'prom-client'] },
    build: {
      ssr: join(projectRoot, entry),
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  })
  await built.catch((cause: unknown) => {
    rmSync(folder, { recursive: true, force: true })
    throw cause
  })
  return { folder, file: join(folder, name) }
}

/** A source that nothing imports any more cannot be replaced: then the bundle would do silently what it must not. */
const replacing = (standIns: Readonly<Record<string, string>>): Plugin => {
  const left = new Set(Object.keys(standIns))
  return {
    name: 'stand-ins',
    enforce: 'pre',
    load: (id) => {
      const path = relative(projectRoot, id).replaceAll(sep, '/')
      const standIn = standIns[path]
      if (standIn === undefined) return null
      left.delete(path)
      // From its own place, so that it may import others.
      return `export * from ${JSON.stringify(join(projectRoot, standIn))}`
    },
    buildEnd: (error) => {
      if (error === undefined && left.size > 0)
        throw new Error(`Nothing imports ${[...left].join(', ')}, so nothing can stand in for it.`)
    },
  }
}
