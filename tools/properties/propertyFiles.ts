import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { importsOf, packageOf, targetOf } from '../walls/importsOf.ts'

/** Suites with a database or a browser behind them are not run a million times. */
const leftOut = ['tests/server/', 'tests/e2e/', 'tests/walls/']

/** The core's own suites, which run in every engine. */
export const isOfCore = (path: string): boolean => /^tests\/(domain|contracts|commands|events|adapters)\//.test(path)

/** Test files that import fast-check, themselves or through a file of laws. Paths from the root. */
export const propertyFiles = (root: string = projectRoot): readonly string[] => {
  const known = new Map<string, boolean>()
  const reaches = (path: string): boolean => {
    const answer = known.get(path)
    if (answer !== undefined) return answer
    known.set(path, false)
    const imports = importsOf(path, readFileSync(join(root, path), 'utf8')).filter(({ typeOnly }) => !typeOnly)
    const found = imports.some(({ specifier }) => {
      const target = targetOf(path, specifier)
      return target === undefined
        ? packageOf(specifier) === 'fast-check'
        : target.startsWith('tests/') && /\.tsx?$/.test(target) && reaches(target)
    })
    known.set(path, found)
    return found
  }
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !leftOut.some((folder) => path.startsWith(folder)))
    .filter(reaches)
    .sort()
}
