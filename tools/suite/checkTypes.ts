import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { layers } from '../walls/layerTable.ts'
import { sourceFiles } from '../walls/sourceFiles.ts'
import { runCommand } from './runCommand.ts'
import type { Tally } from './runSteps.ts'

/** Type-checks every layer under its own configuration, two at a time; one check per layer. */
export const checkTypes = async (): Promise<Tally> => {
  const queue = ['.', ...layers.map((layer) => layer.folder)].filter(hasSources)
  let tally: Tally = { passed: 0, failed: 0 }
  const work = async (): Promise<void> => {
    for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
      const { code, output } = await runCommand(
        'tsc',
        ['-p', folder, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', lastCheckOf(folder)],
        { collect: true },
      )
      console.log(code === 0 ? `${folder}: no errors` : `${folder}: errors\n${output}`)
      tally = code === 0 ? { ...tally, passed: tally.passed + 1 } : { ...tally, failed: tally.failed + 1 }
    }
  }
  await Promise.all([work(), work()])
  return tally
}

/** tsc's incremental state of the layer, so that the next check covers only what has changed. */
const lastCheckOf = (folder: string): string =>
  join(projectRoot, 'node_modules/.cache/types', `${folder === '.' ? 'root' : folder.replaceAll('/', '-')}.tsbuildinfo`)

/** A layer without files would fail as "no inputs"; it is reported, not counted. */
const hasSources = (folder: string): boolean => {
  const found =
    folder === '.'
      ? existsSync(join(projectRoot, 'vitest.config.ts'))
      : sourceFiles().some((path) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path))
  if (!found) console.log(`${folder} has no file yet`)
  return found
}
