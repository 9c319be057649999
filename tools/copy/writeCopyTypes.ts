import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyByNounTypes, copyTypes } from './copyTypes.ts'
import { readMessages } from './readMessages.ts'

export const copyTypesFolder = new URL('../../ui/src/copy/types/', import.meta.url).pathname

/** File name → text of every generated type file, from the English messages. */
export const copyTypeFiles = (): Readonly<Record<string, string>> => {
  const english = readMessages().en ?? {}
  return {
    ...Object.fromEntries(Object.entries(english).map(([noun, texts]) => [`${noun}Copy.ts`, copyTypes(noun, texts)])),
    'copyByNoun.ts': copyByNounTypes(Object.keys(english)),
  }
}

/** Writes only what changed, so a watcher does not run in circles. Returns the names written. */
export const writeCopyTypes = (): readonly string[] => {
  mkdirSync(copyTypesFolder, { recursive: true })
  return Object.entries(copyTypeFiles())
    .filter(([name, text]) => {
      const path = join(copyTypesFolder, name)
      if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
      writeFileSync(path, text)
      return true
    })
    .map(([name]) => name)
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  console.log(writeCopyTypes().join('\n') || 'Copy types are up to date.')
