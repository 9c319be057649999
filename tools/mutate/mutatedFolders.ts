import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The names of a folder's folders. */
export const foldersIn = (root: string, folder: string): readonly string[] =>
  entriesOf(root, folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** The TypeScript files of a folder, from the root, in order of their names. */
export const filesIn = (root: string, folder: string, isRecursive = true): readonly string[] =>
  entriesOf(root, folder)
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return isRecursive ? filesIn(root, path) : []
      return path.endsWith('.ts') ? [path] : []
    })
    .toSorted()

const entriesOf = (root: string, folder: string) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder), { withFileTypes: true }) : []
