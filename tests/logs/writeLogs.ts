import { existsSync, writeFileSync } from 'node:fs'
import { openStage } from '../../tools/simulate/world/openStage.ts'
import { famousFailures } from './famousFailures.ts'
import { play } from './Playing.ts'

/** `npx tsx tests/logs/writeLogs.ts`: plays the failures that have no file yet. A written log never changes. */
const stage = await openStage('memory')
for (const [index, failure] of famousFailures.entries()) {
  const path = new URL(`./${failure.name}.ndjson`, import.meta.url)
  if (existsSync(path)) continue
  writeFileSync(path, await play(stage, 100 + index, failure))
  console.log(`${failure.name}.ndjson`)
}
