import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { absentShop } from './absentShop.ts'
import { runShoppers } from './runShoppers.ts'
import { shoppersArguments } from './shoppersArguments.ts'
import { callTimes, errorTable, shoppersPage } from './shoppersPage.ts'

/** `npm run shoppers -- [--count N] [--minutes M] [--url U]`: whole clients without a browser shop at a running server. */
const asked = shoppersArguments.readOrExit()
const absent = await absentShop(asked.url)
if (absent !== null) {
  console.error(absent)
  process.exit(1)
}
const stop = new AbortController()
// The second time it is meant: without handlers a signal ends the process at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
const seed = asked.seed ?? randomInt(2 ** 29)
const report = await runShoppers(asked, seed, stop.signal)
const folder = join(projectRoot, 'reports', 'shoppers')
mkdirSync(folder, { recursive: true })
const { calls, logs, shopped: _, ...figures } = report
writeFileSync(
  join(folder, 'shoppers.json'),
  `${JSON.stringify({ asked, seed, ...figures, calls: callTimes(calls), errors: errorTable(calls) }, null, 1)}\n`,
)
for (const { name, text } of logs) writeFileSync(join(folder, `${name}.ndjson`), text)
for (const line of shoppersPage(report, asked.count, seed)) console.log(line)
for (const { name } of logs) console.log(`  npm run replay -- reports/shoppers/${name}.ndjson`)
// Timers of ended clients are still out; nothing of them is waited for.
const { visits } = report
const isServed = visits.ordered + visits.refused + visits.left > 0 || visits.unserved + visits['gave up'] === 0
process.exit(report.faults.length === 0 && isServed ? 0 : 1)
