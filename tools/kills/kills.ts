import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { fetchToken } from '../../contracts/api/account/sessionApi.ts'
import { sum } from '../../core/domain/money/amounts.ts'
import { silentLog } from '../../server/kit/requestLog.ts'
import { openServer } from '../../server/openServer.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { ensureBrowser, launchOptions } from '../browser/ensureBrowser.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { option, wholeNumberWithin } from '../command/options.ts'
import { startFaultProxy } from '../faults/faultProxy.ts'
import type { Weather } from '../faults/faultProxy.ts'
import { seededChance } from '../simulate/Chance.ts'
import type { Chance } from '../simulate/Chance.ts'
import { buildProduct } from '../start/buildProduct.ts'
import { isBuilt } from '../start/buildStamp.ts'
import { freePort } from '../start/freePort.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { runKills } from './runKills.ts'
import type { KillsReport, KillsSetting } from './runKills.ts'

export type KillsAsked = {
  readonly kills: number
  /** null = random. */
  readonly seed: number | null
  readonly shoppers: number
}

export const killsArguments = defineCommand({
  name: 'kills',
  options: {
    kills: option('N', 'how often a worker, a page or a tab is killed (200)', wholeNumberWithin(1, 100_000), 200),
    seed: option(
      'S',
      'repeats the decisions of a run (random and printed by default)',
      wholeNumberWithin(0, 999_999_999),
      null,
    ),
    shoppers: option(
      'N',
      'how many shop at the same time, each in a separate profile (6)',
      wholeNumberWithin(1, 16),
      6,
    ),
  },
  notes: 'Writes reports/kills. Exit code: 0 nothing was lost, 1 something was lost, 2 wrong arguments.',
  request: ({ values }) => ({ _tag: 'Run', ...values }) as const,
})

/**
 * `npm run kills -- [--kills N] [--seed S]`: shoppers in one Chromium whose workers, pages and tabs are killed, and
 * whose network loses and doubles what they send.
 */
const run = async ({ kills, shoppers, ...asked }: KillsAsked): Promise<boolean> => {
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

export const main = async (): Promise<void> => {
  process.exitCode = (await run(killsArguments.readOrExit())) ? 0 : 1
}

/**
 * A network that loses some requests, loses the answers to some, and doubles some: those that change something or
 * track. A doubled token would end the session (decision 5), which no check here is about.
 */
const badWeather =
  (chance: Chance): Weather =>
  (method, path) =>
    method === 'GET' || path === fetchToken.path || !chance.percent(badPercent)
      ? undefined
      : { kind: chance.pick(['drop-before', 'drop-after', 'duplicate']) }

/** Of a hundred requests. */
const badPercent = 15

/** What the command line prints. */
export const killsPage = (
  { kills, presses, unheard, orders, networkDrops, roundsInMemory, tracked, faults }: KillsReport,
  seed: number,
  ms: number,
): readonly string[] => {
  const all = sum(Object.values(kills))
  return [
    `${all} kills in ${(ms / 1000).toFixed(1)} s, seed ${seed}: ${kills.worker} workers, ${kills.page} pages, ${kills.tab} tabs, ${kills.browser} browsers`,
    `${presses} presses (${unheard} whose page died before the answer), ${orders} orders, ${networkDrops} network failures, ${roundsInMemory} rounds with a full disk, ${tracked} events tracked`,
    ...faults.map((fault) => `FAILED  ${fault}`),
    faults.length === 0
      ? '0 losses: what was acknowledged is there and tracked once, no order was made twice, and screen, log and server agree'
      : `${faults.length} checks failed`,
  ]
}

/**
 * Starts a shop with an empty database, and one browser for all shoppers; the product must be built. `ms` does not
 * include starting them.
 */
export const playKills = async (
  asked: Pick<KillsSetting, 'kills' | 'shoppers' | 'seed'>,
): Promise<{ readonly report: KillsReport; readonly ms: number }> => {
  const data = mkdtempSync(join(tmpdir(), 'cairn-kills-'))
  const port = await freePort()
  const server = await openServer(serverConfig({ PORT: String(port), CAIRN_DATA: data, CAIRN_DEMO: 'on' }), silentLog)
  const proxy = await startFaultProxy({
    target: `http://127.0.0.1:${port}`,
    weather: badWeather(seededChance(asked.seed)),
  })
  const browser = await chromium.launch(launchOptions(ensureBrowser('test')))
  try {
    const started = performance.now()
    const report = await runKills({ ...asked, browser, url: proxy.url, books: server.books })
    return { report, ms: performance.now() - started }
  } finally {
    await browser.close()
    await proxy.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
