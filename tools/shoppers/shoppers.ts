import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineCommand } from '../command/defineCommand.ts'
import { option, refuse, someOf, wholeNumber, wholeNumberWithin } from '../command/options.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { absentShop } from './absentShop.ts'
import { runShoppers } from './runShoppers.ts'
import { callTimes, errorTable, shoppersPage } from './shoppersPage.ts'
import { faultKinds } from '../faults/Fault.ts'
import type { FaultKind } from '../faults/Fault.ts'

export type ShoppersAsked = {
  readonly count: number
  readonly minutes: number
  /** Origin without a slash at the end. */ readonly url: string
  readonly pauseMs: number
  /** null = to be drawn. */ readonly seed: number | null
  readonly faults: readonly FaultKind[]
}

const mostMinutes = 7 * 24 * 60

const minutes = (text: string): number =>
  /^\d{1,9}(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= mostMinutes
    ? Number(text)
    : refuse(`--minutes takes a number above 0, up to ${mostMinutes}, not "${text}".`)

const milliseconds = (text: string): number =>
  /^\d{1,6}$/.test(text) ? Number(text) : refuse(`--pause takes whole milliseconds, not "${text}".`)

const shopOrigin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    return refuse(`--url takes an address such as http://localhost:4173, not "${text}".`)
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    return refuse(`--url takes only the shop's origin: ${url.origin}, not "${text}".`)
  return url.origin
}

const none: readonly FaultKind[] = []

export const shoppersArguments = defineCommand({
  name: 'shoppers',
  options: {
    count: option('N', 'how many shop at the same time (10)', wholeNumberWithin(1, 10_000), 10),
    minutes: option('M', 'how long they start new visits; fractions of a minute are allowed (1)', minutes, 1),
    url: option('U', 'the address of the shop (http://localhost:4173)', shopOrigin, 'http://localhost:4173'),
    pause: option(
      'MS',
      'how long a shopper pauses between two presses on average, ms (500; 0 = not at all)',
      milliseconds,
      500,
    ),
    seed: option(
      'S',
      'seed of the first shopper, counting up for the others (random and printed by default)',
      wholeNumber,
      null,
    ),
    faults: option(
      'NAME,…',
      `which faults the network has while they shop: ${faultKinds.join(', ')}, or all`,
      someOf(faultKinds, { all: faultKinds }, (name) => `There is no fault "${name}".`),
      none,
    ),
  },
  notes: `Ctrl-C ends the shopping early; the report is still written. Writes reports/shoppers/shoppers.json.
Exit code: 0 every check passed, 1 a check failed or nobody could shop, 2 wrong arguments.`,
  request: ({ values: { pause, ...values } }): { readonly _tag: 'Run' } & ShoppersAsked => ({
    _tag: 'Run',
    ...values,
    pauseMs: pause,
  }),
})

/**
 * `npm run shoppers -- [--count N] [--minutes M] [--url U]`: whole clients without a browser shop at a running server.
 */
export const main = async (): Promise<void> => {
  const asked = shoppersArguments.readOrExit()
  const absent = await absentShop(asked.url)
  if (absent !== null) {
    console.error(absent)
    process.exit(1)
  }
  const stop = new AbortController()
  // A second signal means it: without handlers it ends the process at once.
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
  // Timers of ended clients are still pending; nothing waits for them.
  const { visits } = report
  const isServed = visits.ordered + visits.refused + visits.left > 0 || visits.unserved + visits['gave up'] === 0
  process.exit(report.faults.length === 0 && isServed ? 0 : 1)
}
