import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './installDependencies.mjs'

/** Everything a build is made of. */
const sources = [
  'contracts',
  'core',
  'worker',
  'ui',
  'console',
  'server',
  'tools/start',
  'vite.config.ts',
  'package-lock.json',
]

const stampFile = join(projectRoot, 'dist', 'build.stamp')

/** Whether `dist/` is a complete build of exactly today's sources. */
export const isBuilt = (): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp()

/** To be called after a complete build, with the stamp taken before it. */
export const markBuilt = (stamp: string): void => writeFileSync(stampFile, stamp)

export const unmarkBuilt = (): void => rmSync(stampFile, { force: true })

/** A fingerprint of the contents (not of the dates: a fresh checkout of the same sources needs no build). */
export const sourceStamp = (root: string = projectRoot): string => {
  const hash = createHash('sha256').update(process.versions.node)
  for (const path of sources.flatMap((source) => filesUnder(root, source))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

const filesUnder = (root: string, path: string): string[] => {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`))
}
