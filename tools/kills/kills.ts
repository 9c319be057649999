import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildProduct } from '../start/buildProduct.ts'
import { isBuilt } from '../start/buildStamp.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { killsArguments } from './killsArguments.ts'
import type { KillsAsked } from './killsArguments.ts'
import { killsPage } from './killsPage.ts'
import { playKills } from './playKills.ts'
import type { KillsReport } from './runKills.ts'

/** `npm run kills -- [--kills N] [--seed S]`: shoppers in one Chromium whose workers, pages and tabs are killed. */
const main = async ({ kills, shoppers, ...asked }: KillsAsked): Promise<boolean> => {
  if (!isBuilt() && !(await buildProduct())) return false
  const seed = asked.seed ?? randomInt(2 ** 20)
  const { report, ms } = await playKills({ kills, shoppers, seed })
  write(report, seed, ms)
  for (const line of killsPage(report, seed, ms)) console.log(line)
  if (report.faults.length > 0)
    console.log(`again: npm run kills -- --kills ${kills} --shoppers ${shoppers} --seed ${seed}`)
  return report.faults.length === 0
}

const write = ({ logs, ...figures }: KillsReport, seed: number, ms: number): void => {
  const folder = join(projectRoot, 'reports', 'kills')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'kills.json'), `${JSON.stringify({ seed, ms, ...figures }, null, 1)}\n`)
  for (const { name, text } of logs) {
    writeFileSync(join(folder, `${name}.ndjson`), text)
    console.log(`  npm run replay -- reports/kills/${name}.ndjson`)
  }
}

process.exitCode = (await main(killsArguments.readOrExit())) ? 0 : 1
