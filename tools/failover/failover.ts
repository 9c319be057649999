import { mkdirSync, writeFileSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { defineCommand } from '../command/defineCommand.ts'
import { flag, oneOf, option, refuse, wholeNumberWithin } from '../command/options.ts'
import { buildProduct } from '../start/buildProduct.ts'
import { isBuilt } from '../start/buildStamp.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import type { Tally } from '../suite/runSteps.ts'
import { failoverFaults, failoverPage } from './failoverPage.ts'
import { findPrograms } from './findPrograms.ts'
import { clusterParts } from './clusterParts.ts'
import type { ClusterPart } from './clusterParts.ts'
import { playFailover } from './playFailover.ts'
import { mutants } from './playRounds.ts'
import type { FailoverAsked } from './playRounds.ts'

/** The form of `npm test -- full`. */
const short: readonly ClusterPart[] = ['primary', 'standby', 'server']

/** What is killed under a mutant: what shows it. */
const underMutant: Readonly<Record<(typeof mutants)[number], readonly ClusterPart[]>> = {
  asynchronous: ['primary', 'primary', 'primary'],
  'kept-connection': ['balancer', 'balancer'],
}

const wholeOrders = 10_000

export const failoverArguments = defineCommand({
  name: 'failover',
  options: {
    kills: option('N', 'how many kills, of five kinds in turn (20)', wholeNumberWithin(1, 1_000), 20),
    orders: option(
      'N',
      `shopping goes on until so many orders are acknowledged (${wholeOrders})`,
      wholeNumberWithin(1, 1_000_000),
      wholeOrders,
    ),
    shoppers: option('N', 'how many whole clients shop at the same time (6)', wholeNumberWithin(1, 200), 6),
    buyers: option('N', 'how many others only order at the same time (12)', wholeNumberWithin(1, 200), 12),
    seed: option(
      'S',
      'seed of the first shopper (random and printed by default)',
      wholeNumberWithin(0, 999_999_999),
      null,
    ),
    short: flag('the form of the suite: kills the primary, the standby and a server process, and judges no time'),
    mutant: option(
      mutants.join('|'),
      'a mistake that must be found: standbys lag behind, or the pool keeps its connections',
      oneOf(mutants, (name) => `There is no mutant "${name}"; there are ${mutants.join(' and ')}.`),
      null,
    ),
  },
  notes: `Three PostgreSQL nodes under Patroni, etcd, two HAProxy and three server processes on this machine, in a
folder and on ports of their own. On Debian, as root, missing packages are installed.
Ctrl-C ends it early; the books are compared all the same. Writes reports/failover/failover.json.
Exit code: 0 nothing was lost, 1 something was, or the programs are missing, 2 wrong arguments.`,
  request: ({ values: { short: isShort, kills, orders, shoppers, buyers, seed, mutant } }) => {
    if (isShort && mutant !== null) return refuse('--mutant has a form of its own: leave --short out.')
    const turns = Array.from({ length: kills }, (_, turn) => clusterParts[turn % clusterParts.length] ?? 'primary')
    const isFull = !isShort && mutant === null
    return {
      _tag: 'Run',
      isFull,
      shoppers,
      buyers,
      seed,
      mutant,
      kills: mutant !== null ? underMutant[mutant] : isShort ? short : turns,
      orders: isFull ? orders : 1,
    } as const
  },
})

/** `npm run failover`: everything that may die is killed while shoppers order, and no order is lost or doubled. */
export const main = async (): Promise<void> => {
  const { isFull, ...asked } = failoverArguments.readOrExit()
  const tally = await checkFailover(asked, isFull, true, console.log)
  console.log(`${tally.passed} passed, ${tally.failed} failed`)
  // Timers of ended clients are still pending; nothing waits for them.
  process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1)
}

/** The step of the suite, one check per kill; `CAIRN_ENGINES=required`, as in `.ci/run`, makes missing programs fail. */
export const checkShortFailover = (say: (line: string) => void): Promise<Tally> =>
  checkFailover(
    { kills: short, orders: 1, shoppers: 4, buyers: 4, seed: 1, mutant: null },
    false,
    process.env['CAIRN_ENGINES'] === 'required',
    say,
  )

const checkFailover = async (
  asked: Omit<FailoverAsked, 'seed'> & { readonly seed: number | null },
  isFull: boolean,
  isRequired: boolean,
  say: (line: string) => void,
): Promise<Tally> => {
  const programs = findPrograms()
  if ('missing' in programs) {
    say(programs.missing)
    return isRequired ? { passed: 0, failed: 1, faults: [programs.missing] } : { passed: 0, failed: 0 }
  }
  if (!isBuilt() && !(await buildProduct())) return { passed: 0, failed: 1 }
  const seed = asked.seed ?? randomInt(2 ** 20)
  const stop = new AbortController()
  // A second signal means it: without handlers it ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const report = await playFailover({ ...asked, seed }, programs, say, stop.signal)
  const folder = join(projectRoot, 'reports', 'failover')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'failover.json'), `${JSON.stringify({ asked, seed, ...report }, null, 1)}\n`)
  const faults = failoverFaults(report, isFull ? { kills: asked.kills.length, orders: asked.orders } : null)
  for (const line of failoverPage(report, faults, seed)) say(line)
  return faults.length === 0
    ? { passed: report.kills.length, failed: 0 }
    : { passed: 0, failed: asked.kills.length, faults }
}
