import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'

/** Files that people write and machines read as code or style. */
export const isSource = (path: string): boolean => /\.(ts|tsx|mts|mjs|js|css)$/.test(path)

/** Every source file of the project by its path from the root, read from the disk, committed or not. */
export const sourceFiles = (): readonly string[] => filesUnder('').filter(isSource)

const notOurs = new Set(['node_modules', 'dist', 'reports', 'coverage'])

const filesUnder = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { withFileTypes: true })
    .filter((entry) => !notOurs.has(entry.name) && !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? filesUnder(path) : [path]
    })
