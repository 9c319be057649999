import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { silentLog } from '../../server/http/requestLog.ts'
import { openServer } from '../../server/openServer.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { ensureBrowser, launchOptions } from '../browser/ensureBrowser.ts'
import { buildProduct } from '../start/buildProduct.ts'
import { isBuilt } from '../start/buildStamp.ts'
import { freePort } from '../start/freePort.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { killsArguments, killsUsage } from './killsArguments.ts'
import type { KillsAsked } from './killsArguments.ts'
import { killsPage } from './killsPage.ts'
import { runKills } from './runKills.ts'
import type { KillsReport } from './runKills.ts'

/** `npm run kills -- [--kills N] [--seed S]`: shoppers in one Chromium whose workers, pages and tabs are killed. */
const main = async (asked: KillsAsked): Promise<boolean> => {
  if (!isBuilt() && !(await buildProduct())) return false
  const seed = asked.seed ?? randomInt(2 ** 20)
  const data = mkdtempSync(join(tmpdir(), 'cairn-kills-'))
  const port = await freePort()
  const server = await openServer({ ...serverConfig({ PORT: String(port), CAIRN_DATA: data }) }, silentLog)
  const browser = await chromium.launch(launchOptions(ensureBrowser()))
  try {
    const started = performance.now()
    const report = await runKills({ browser, url: `http://127.0.0.1:${port}`, books: server.books, kills: asked.kills, seed, shoppers: asked.shoppers })
    const ms = performance.now() - started
    write(report, seed, ms)
    for (const line of killsPage(report, seed, ms)) console.log(line)
    if (report.faults.length > 0) console.log(`again: npm run kills -- --kills ${asked.kills} --shoppers ${asked.shoppers} --seed ${seed}`)
    return report.faults.length === 0
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
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

const asked = killsArguments(process.argv.slice(2))
if (asked._tag === 'Wrong') {
  console.error(`${asked.reason}\n${killsUsage}`)
  process.exitCode = 2
} else process.exitCode = (await main(asked)) ? 0 : 1
