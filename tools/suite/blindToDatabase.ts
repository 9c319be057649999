import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/**
 * The server's tests that cannot tell which database there is, because nothing of the tests they import reads
 * `DATABASE_URL`: the run on PostgreSQL would only repeat them. Paths from the project's root.
 */
export const blindToDatabase = (): readonly string[] => {
  const sources = new Map<string, Source>()
  return readdirSync('tests/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('tests/server', name))
    .filter((file) => !reads(file, sources, new Set()))
}

type Source = { readonly asks: boolean; readonly imports: readonly string[] }

const reads = (file: string, sources: Map<string, Source>, seen: Set<string>): boolean => {
  if (seen.has(file)) return false
  seen.add(file)
  const { asks, imports } = sourceOf(file, sources)
  return asks || imports.some((each) => reads(each, sources, seen))
}

const sourceOf = (file: string, sources: Map<string, Source>): Source => {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const found = [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  )
  const source = { asks: text.includes('DATABASE_URL'), imports: found.filter((path) => path.startsWith('tests/')) }
  sources.set(file, source)
  return source
}
