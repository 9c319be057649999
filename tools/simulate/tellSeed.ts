import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { mutantNamed } from './mutants/mutants.ts'
import type { SimulateOptions } from './simulateArguments.ts'
import { openStage } from './world/openStage.ts'
import { simulateSeed } from './world/simulateSeed.ts'

/** One seed again, with its story and with the logs that `/debug` and `npm run replay` open. */
export const tellSeed = async (
  options: SimulateOptions,
): Promise<{ readonly lines: readonly string[]; readonly held: boolean }> => {
  const stage = await openStage(options.database)
  const mutant = options.mutant === null ? null : (mutantNamed(options.mutant) ?? null)
  const started = performance.now()
  const { seed, story, faults, logs } = await simulateSeed(stage, options.seed, {
    tabs: options.tabs,
    faults: options.faults,
    mutant,
    story: true,
  })
  const ms = performance.now() - started
  await stage.database.close()
  const folder = join(projectRoot, 'reports', 'simulate')
  mkdirSync(folder, { recursive: true })
  const files = logs.map(({ device, text }) => {
    const file = join('reports', 'simulate', `seed-${seed}-${device}.ndjson`)
    writeFileSync(join(projectRoot, file), text)
    return `  npm run replay -- ${file}`
  })
  const lines = [
    ...story,
    '',
    ...faults.map((fault) => `seed ${seed}: ${fault}`),
    `seed ${seed} ${faults.length === 0 ? 'holds' : 'failed'} (${ms.toFixed(0)} ms)`,
    ...files,
  ]
  return { lines, held: faults.length === 0 }
}
