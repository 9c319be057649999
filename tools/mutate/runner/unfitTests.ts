import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The ids of tests, and the names of test files, that fail in Stryker's process although nothing is changed. They judge
 * nothing. The first run of a batch writes them; the runs of its mutants, perhaps in other processes, read them.
 */
export const readUnfitTests = (): readonly string[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : []

export const writeUnfitTests = (ids: readonly string[]): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(ids))
}

const file = join(import.meta.dirname, '..', '..', '..', '.cache', 'unfitTests.json')
