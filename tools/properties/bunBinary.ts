import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'

export const noBun =
  'Bun, which brings JavaScriptCore, is not installed: `npm ci` brings it on Linux, macOS and Windows (x64 and arm64).'

/**
 * Bun's program, or null where its package has none for this machine. An install script moves it from the optional package into
 * `bun` itself, where a short text stands in for it until then; without the script it is still in the optional package.
 */
export const bunBinary = (): string | null => {
  const folder = join(projectRoot, 'node_modules', '@oven')
  const packages = existsSync(folder) ? readdirSync(folder).toSorted() : []
  const programs = packages.flatMap((name) => ['bun', 'bun.exe'].map((program) => join(folder, name, 'bin', program)))
  const moved = join(projectRoot, 'node_modules', 'bun', 'bin', 'bun.exe')
  return programs.find((program) => existsSync(program)) ?? (isProgram(moved) ? moved : null)
}

const isProgram = (path: string): boolean => existsSync(path) && statSync(path).size > 1_000_000
